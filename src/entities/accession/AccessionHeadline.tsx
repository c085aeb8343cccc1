import { useTranslation } from 'react-i18next';
import { useServerInfoQuery } from '@/shared/api/server-info';
import type { AccessionFilter } from '@/contract/accession-filter';
import { useFormat } from '@/shared/ui/use-format';

/** What the count is a part of: the whole catalogue, historic records left out as everywhere. */
export function AccessionHeadline({ total }: { filter: AccessionFilter | undefined; total: number }) {
  const { t } = useTranslation('accession');
  const { number } = useFormat();
  const { data } = useServerInfoQuery();
  if (!data || data.accessionCount === total) return null;
  return <span>{t('ofAll', { total: number(data.accessionCount) })}</span>;
}
