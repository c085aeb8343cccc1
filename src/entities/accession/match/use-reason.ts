import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchCandidate } from '@/contract/accession/match';

/** Why an accession fits, in words that name the value that did. */
export function useReason(): (candidate: MatchCandidate) => string {
  const { t } = useTranslation('match');
  return useCallback(({ reason, value }) => t(`reason.${reason}`, { value }), [t]);
}
