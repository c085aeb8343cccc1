import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ITEM_STATES, shownItem, type ItemCounts as Counts } from '@/contract/request/request-answer';
import type { OwnRequest, Subrequest } from '@/contract/request/request-lists';
import { useFormat } from '@/shared/ui/format/use-format';

interface Props {
  row: Pick<OwnRequest | Subrequest, 'items' | 'state' | 'received'>;
}

/** `sent: 2 · will not be sent: 1`: what is none is left out. */
export function useCounts(): (counts: Partial<Counts & { RECEIVED: number; WITHDRAWN: number }>) => string {
  const { t } = useTranslation('requests');
  const { number } = useFormat();
  return useCallback(
    (counts) =>
      ([...ITEM_STATES, 'RECEIVED', 'WITHDRAWN'] as const)
        .map((state) => ({ state, count: counts[state] ?? 0 }))
        .filter(({ count }) => count > 0)
        .map(({ state, count }) => `${t(`itemStates.${state}`)}: ${number(count)}`)
        .join(' · '),
    [t, number],
  );
}

/** How many of the accessions that are asked for are in which state; those that have arrived are not on their way any more. */
export function ItemCounts({ row: { items, state, received } }: Props) {
  const counts = useCounts();
  const closed = state === 'WITHDRAWN' || state === 'REJECTED';
  const shown = { PENDING: 0, ACCEPTED: 0, DECLINED: 0, SHIPPED: 0, WITHDRAWN: 0, RECEIVED: received };
  for (const item of ITEM_STATES) shown[shownItem(item, closed)] += items[item];
  return counts({ ...shown, SHIPPED: shown.SHIPPED - received });
}
