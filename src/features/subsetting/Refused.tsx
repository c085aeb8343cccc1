import { useTranslation } from 'react-i18next';
import { Outcome } from '@/shared/ui/Outcome';
import { useFormat } from '@/shared/ui/use-format';
import type { ClusterOutcome } from './run-cluster';

/** Why there are no sets, and what would help. */
export function Refused({ outcome }: { outcome: Extract<ClusterOutcome, { kind: 'refused' }> }) {
  const { t } = useTranslation('subsetting');
  const { number } = useFormat();
  const { refusal, count, limit } = outcome;
  const counted = refusal === 'tooManyResults' && count !== undefined && limit !== undefined;
  const text = counted
    ? t('refusal.tooManyResults.counted', { shown: number(count), limit: number(limit) })
    : t(`refusal.${refusal}.text`);
  return <Outcome title={t(`refusal.${refusal}.title`)} text={text} />;
}
