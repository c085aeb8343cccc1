import { useTranslation } from 'react-i18next';
import type { Wish } from '@/contract/request/request';
import { useFormat } from '@/shared/ui/format/use-format';

/** `seeds: 50`, of an accession whose requester chose. */
export function WishText({ wish: { form, quantity } }: { wish: Wish }) {
  const { t } = useTranslation('requests');
  const { number } = useFormat();
  return t('wish.told', { form: t(`forms.${form}`), number: number(quantity) });
}
