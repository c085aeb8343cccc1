import { useTranslation } from 'react-i18next';
import { ReportBox } from '@/shared/files/ReportBox';
import { RowsProgress } from '@/shared/files/RowsProgress';
import { useFormat } from '@/shared/ui/format/use-format';
import type { ListExportState } from './use-list-export';

/** How many rows there will be, are so far, and became; or why there is no file. */
export function ListExportReport({ state, total }: { state: ListExportState; total: number }) {
  const { t } = useTranslation('list-export');
  const { number } = useFormat();
  const all = number(total);
  if (state.step === 'failed') {
    const { status, message } = state.failure;
    const broken = typeof status !== 'number';
    return <ReportBox role="alert">{broken ? t('broken') : t('failed', { message })}</ReportBox>;
  }
  if (state.step === 'changed')
    return <ReportBox role="alert">{t('changed', { rows: number(state.rows), total: all })}</ReportBox>;
  if (state.step === 'running') {
    return (
      <RowsProgress label={t('progress', { rows: number(state.rows), total: all })} rows={state.rows} total={total} />
    );
  }
  if (state.step === 'done') {
    const { rows, formulas, name } = state;
    return (
      <ReportBox role="status">
        <strong>{t('done', { count: rows, rows: number(rows), name })}</strong>
        {formulas > 0 && <span>{t('formulas', { count: formulas, shown: number(formulas) })}</span>}
      </ReportBox>
    );
  }
  return (
    <ReportBox role="status">
      {state.step === 'cancelled' && <strong>{t('cancelled')}</strong>}
      <span>{t('expected', { count: total, rows: all })}</span>
    </ReportBox>
  );
}
