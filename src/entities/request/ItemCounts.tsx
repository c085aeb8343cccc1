import { useTranslation } from 'react-i18next';
import { ITEM_STATES, type ItemCounts as Counts } from '@/contract/request-answer';
import { useFormat } from '@/shared/ui/use-format';

/** How many of the accessions that are asked for are in which state; what is none is left out. */
export function ItemCounts({ items }: { items: Counts }) {
  const { t } = useTranslation('requests');
  const { number } = useFormat();
  return ITEM_STATES.filter((state) => items[state] > 0)
    .map((state) => `${t(`itemStates.${state}`)}: ${number(items[state])}`)
    .join(' · ');
}
