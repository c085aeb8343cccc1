import { useTranslation } from 'react-i18next';
import { ReportBox } from '@/shared/files/ReportBox';
import { RowsProgress } from '@/shared/files/RowsProgress';
import { LinearProgress } from '@/shared/mui/LinearProgress';
import { Button } from '@/shared/ui/controls/Button';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { useFormat } from '@/shared/ui/format/use-format';
import { TEXTS_MOST } from './texts-most';
import type { Reading } from './use-all-rows';

interface Props {
  state: Reading;
  /** What became of it when it was cancelled. */
  cancelled: string;
  onCancel: () => void;
}

/** How far the reading of a list is, or why it brought nothing. */
export function ReadingReport({ state, cancelled, onCancel }: Props) {
  const { t } = useTranslation(['l10n', 'common']);
  const { number } = useFormat();
  if (state.step === 'failed') return <AttemptFailed failure={state.failure} />;
  if (state.step === 'reading') {
    const { rows, total } = state;
    const label = t('elsewhere.reading', { rows: number(rows), total: number(total) });
    return (
      <>
        {total === 0 ? (
          // How many there are is not known yet.
          <LinearProgress aria-label={t('elsewhere.open')} />
        ) : (
          <RowsProgress label={label} rows={rows} total={total} />
        )}
        <div>
          <Button variant="outlined" onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
        </div>
      </>
    );
  }
  if (state.step === 'cancelled') return <ReportBox role="status">{cancelled}</ReportBox>;
  if (state.step === 'tooMany')
    return <ReportBox role="alert">{t('elsewhere.tooMany', { most: number(TEXTS_MOST) })}</ReportBox>;
  return state.step === 'changed' ? <ReportBox role="alert">{t('elsewhere.changed')}</ReportBox> : null;
}
