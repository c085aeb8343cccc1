import { useTranslation } from 'react-i18next';
import { ITEM_STATES, shownItem } from '@/contract/request-answer';
import type { OwnRequest, Subrequest } from '@/contract/request-lists';
import { useFormat } from '@/shared/ui/use-format';

interface Props {
  row: Pick<OwnRequest | Subrequest, 'items' | 'state'>;
}

/** How many of the accessions that are asked for are in which state; what is none is left out. */
export function ItemCounts({ row: { items, state } }: Props) {
  const { t } = useTranslation('requests');
  const { number } = useFormat();
  const closed = state === 'WITHDRAWN' || state === 'REJECTED';
  return ([...ITEM_STATES, 'WITHDRAWN'] as const)
    .map((shown) => {
      const counted = ITEM_STATES.filter((item) => shownItem(item, closed) === shown);
      return { shown, count: counted.reduce((sum, item) => sum + items[item], 0) };
    })
    .filter(({ count }) => count > 0)
    .map(({ shown, count }) => `${t(`itemStates.${shown}`)}: ${number(count)}`)
    .join(' · ');
}
