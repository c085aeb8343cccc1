import { useTranslation } from 'react-i18next';
import type { Box } from '@/shared/map/map-types';
import { useFormat } from '@/shared/ui/format/use-format';
import { accessionMapApi } from '../api';

interface Props {
  code: string | undefined;
  around: Box;
}

/** How many accessions lie around the mouse; a single one by its number. */
export function FoundThere({ code, around }: Props) {
  const { t } = useTranslation('map');
  const { number } = useFormat();
  const args = { ...(code && { f: code }), bbox: around.join(), limit: 1 };
  const { currentData: found } = accessionMapApi.endpoints.accessionsThere.useQuery(args);
  if (!found?.total) return null;
  const [only] = found.features;
  if (found.total === 1 && only) return <bdi>{only.properties.accessionNumber}</bdi>;
  return <span>{t('list.count', { count: found.total, shown: number(found.total) })}</span>;
}
