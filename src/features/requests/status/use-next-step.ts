import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestStatus } from '@/contract/request/request';
import { isEnded } from '@/contract/request/request-answer';
import { useFormat } from '@/shared/ui/format/use-format';

/** What comes next, in words; nobody waits for a link whose time has passed, nor for genebanks that all have declined. */
export function useNextStep({ state, expires, holders }: RequestStatus): string {
  const { t } = useTranslation('requests');
  const { day } = useFormat();
  const [now] = useState(Date.now);
  const until = expires === null ? '' : day(expires);
  const waits = state === 'NOTVALIDATED' || state === 'WAITING_APPROVAL';
  const ended = holders.every(({ answer }) => answer && isEnded(answer.state));
  if (state === 'DISPATCHED' && ended) return t('nextStepsPassed.DISPATCHED');
  if (waits && Date.parse(expires ?? '') < now) return t(`nextStepsPassed.${state}`, { until });
  return t(`nextSteps.${state}`, { until });
}
