import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/shared/ui/use-format';
import type { ListExportState } from './use-list-export';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 1.5),
  borderInlineStart: `3px solid ${theme.vars.palette.primary.main}`,
  backgroundColor: theme.vars.palette.tint,
  '&[role=alert]': { borderColor: theme.vars.palette.error.main },
}));

/** How many rows there will be, are so far, and became; or why there is no file. */
export function ListExportReport({ state, total }: { state: ListExportState; total: number }) {
  const { t } = useTranslation('list-export');
  const { number } = useFormat();
  const all = number(total);
  if (state.step === 'failed') {
    const { status, message } = state.failure;
    const broken = typeof status !== 'number';
    return <Box role="alert">{broken ? t('broken') : t('failed', { message })}</Box>;
  }
  if (state.step === 'changed') return <Box role="alert">{t('changed', { rows: number(state.rows), total: all })}</Box>;
  if (state.step === 'running') {
    const said = t('progress', { rows: number(state.rows), total: all });
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
        {formulas > 0 && <span>{t('formulas', { count: formulas, shown: number(formulas) })}</span>}
      </Box>
    );
  }
  return (
    <Box role="status">
      {state.step === 'cancelled' && <strong>{t('cancelled')}</strong>}
      <span>{t('expected', { count: total, rows: all })}</span>
    </Box>
  );
}
