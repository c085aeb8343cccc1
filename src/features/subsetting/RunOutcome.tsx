import { useTranslation } from 'react-i18next';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { Outcome } from '@/shared/ui/Outcome';
import type { Mishap } from './use-cluster-run';

/** What ended without a result: stopped by the person, out of time, failed. */
export function RunOutcome({ mishap, onRetry }: { mishap: Mishap; onRetry: () => void }) {
  const { t } = useTranslation('subsetting');
  const { outcome } = mishap;
  if (outcome.kind === 'failed' && outcome.failure.fields?.['sets.to'] === 'fewAccessions')
    return <Outcome title={t('fewPlaced')} text={outcome.failure.message} />;
  if (outcome.kind === 'failed') return <FailureOutcome failure={outcome.failure} retry={onRetry} />;
  if (outcome.kind === 'cancelled') return <p role="status">{t('cancelled')}</p>;
  return <Outcome title={t('tooSlow.title')} text={t('tooSlow.text')} />;
}
