import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { LONGEST_CELL } from '@/shared/files/xlsx-writer';
import { useFormat } from '@/shared/ui/use-format';
import type { ExportState } from './use-export';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 1.5),
  borderInlineStart: `3px solid ${theme.vars.palette.primary.main}`,
  backgroundColor: theme.vars.palette.tint,
  '&[role=alert]': { borderColor: theme.vars.palette.error.main },
}));

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
    return <Box role="alert">{broken ? t('broken') : t('failed', { message })}</Box>;
  }
  if (state.step === 'tooLong') {
    const { row, column, length } = state;
    const figures = { row: number(row), length: number(length), limit: number(LONGEST_CELL) };
    return <Box role="alert">{t('tooLong', { column, ...figures })}</Box>;
  }
  if (state.step === 'running') {
    const said = t('progress', { rows: number(state.rows), total: number(total) });
    return (
      <Box>
        <span>{said}</span>
        <LinearProgress
          variant="determinate"
          aria-label={said}
          value={total > 0 ? Math.min(100, (100 * state.rows) / total) : 0}
        />
      </Box>
    );
  }
  if (state.step === 'done') {
    const { rows, formulas, name } = state;
    return (
      <Box role="status">
        <strong>{t('done', { count: rows, rows: number(rows), name })}</strong>
        {rows !== total && <span>{t('differs', { total: number(total), rows: number(rows) })}</span>}
        {csv && formulas > 0 && <span>{t('formulas', { count: formulas, shown: number(formulas) })}</span>}
      </Box>
    );
  }
  return (
    <Box role="status">
      {state.step === 'cancelled' && <strong>{t('cancelled')}</strong>}
      <span>{t('expected', { count: total, accessions: number(total), rows: number(total) })}</span>
    </Box>
  );
}
