import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { RetryNote } from '@/shared/ui/RetryNote';
import { useFormat } from '@/shared/ui/use-format';
import { useDataExport, type ExportedData } from './use-data-export';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  // What is not said yet keeps no room.
  '& > [role="status"]:empty': { position: 'absolute' },
  '& progress': { accentColor: theme.vars.palette.primary.main },
  '@media print': { display: 'none' },
}));

/** The button that saves the data as CSV, with its progress and, after it, how many rows the file has. */
export function DataExport({ disabled, ...data }: ExportedData & { disabled?: boolean }) {
  const { t } = useTranslation(['observations', 'ui']);
  const { number } = useFormat();
  const { state, start, cancel } = useDataExport(data);
  if (state.step === 'failed')
    return (
      <RetryNote
        text={`${t('csv.failed')} ${state.failure.message}`.trim()}
        label={t('ui:actions.retry')}
        onRetry={start}
      />
    );
  return (
    <Row>
      {state.step === 'running' ? (
        <>
          <progress value={state.rows} max={Math.max(1, state.total)} aria-label={t('csv.progress')} />
          <span>{t('csv.running', { count: state.total, done: number(state.rows), shown: number(state.total) })}</span>
          <Button variant="outlined" onClick={cancel}>
            {t('csv.cancel')}
          </Button>
        </>
      ) : (
        <Button variant="outlined" disabled={disabled} onClick={start}>
          {t('csv.save')}
        </Button>
      )}
      <span role="status">
        {state.step === 'done' &&
          (state.rows === state.total
            ? t('csv.saved', { count: state.rows, shown: number(state.rows) })
            : t('csv.changed', { done: number(state.rows), shown: number(state.total) }))}
        {state.step === 'cancelled' && t('csv.cancelled')}
      </span>
    </Row>
  );
}
