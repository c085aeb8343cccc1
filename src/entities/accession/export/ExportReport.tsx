import { useTranslation } from 'react-i18next';
import { ReportBox } from '@/shared/files/ReportBox';
import { RowsProgress } from '@/shared/files/RowsProgress';
import { LONGEST_CELL } from '@/shared/files/xlsx-writer';
import { useFormat } from '@/shared/ui/use-format';
import type { ExportState } from './use-export';

interface Props {
  state: ExportState;
  total: number;
  csv: boolean;
}

/** How many rows there will be, are so far, and became; or why there is no file. */
export function ExportReport({ state, total, csv }: Props) {
  const { t } = useTranslation('export');
  const { number } = useFormat();
  if (state.step === 'failed') {
    const { status, message } = state.failure;
    const broken = status === 'PARSING' || status === 'OFFLINE';
    return <ReportBox role="alert">{broken ? t('broken') : t('failed', { message })}</ReportBox>;
  }
  if (state.step === 'tooLong') {
    const { row, column, length } = state;
    const figures = { row: number(row), length: number(length), limit: number(LONGEST_CELL) };
    return <ReportBox role="alert">{t('tooLong', { column, ...figures })}</ReportBox>;
  }
  if (state.step === 'running') {
    return (
      <RowsProgress
        said={t('progress', { rows: number(state.rows), total: number(total) })}
        rows={state.rows}
        total={total}
      />
    );
  }
  if (state.step === 'done') {
    const { rows, formulas, name } = state;
    return (
      <ReportBox role="status">
        <strong>{t('done', { count: rows, rows: number(rows), name })}</strong>
        {rows !== total && <span>{t('differs', { total: number(total), rows: number(rows) })}</span>}
        {csv && formulas > 0 && <span>{t('formulas', { count: formulas, shown: number(formulas) })}</span>}
      </ReportBox>
    );
  }
  return (
    <ReportBox role="status">
      {state.step === 'cancelled' && <strong>{t('cancelled')}</strong>}
      <span>{t('expected', { count: total, accessions: number(total), rows: number(total) })}</span>
    </ReportBox>
  );
}
