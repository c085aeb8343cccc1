import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestStatus } from '@/contract/request';
import { useFormat } from '@/shared/ui/use-format';

/** What comes next, in words; a link whose time has passed is waited for no more. */
export function useNextStep({ state, expires }: Pick<RequestStatus, 'state' | 'expires'>): string {
  const { t } = useTranslation('requests');
  const { day } = useFormat();
  const [now] = useState(Date.now);
  const until = expires === null ? '' : day(expires);
  const waits = state === 'NOTVALIDATED' || state === 'WAITING_APPROVAL';
  if (waits && Date.parse(expires ?? '') < now) return t(`nextStepsPassed.${state}`, { until });
  return t(`nextSteps.${state}`, { until });
}
