import { useTranslation } from 'react-i18next';
import { accessionApi } from '@/entities/accession/api';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';
import type { TargetPlace } from './analogue-question';

const NEAR = 1e-4;
const isAt = (place: TargetPlace, latitude?: number | null, longitude?: number | null) =>
  Math.abs((latitude ?? Number.NaN) - place.latitude) < NEAR &&
  Math.abs((longitude ?? Number.NaN) - place.longitude) < NEAR;

/** Names the accession whose place is looked at; an address that says another place names none. */
export function TargetAccession({ uuid, place }: { uuid: string; place: TargetPlace }) {
  const { t } = useTranslation('analogues');
  const { data } = accessionApi.endpoints.accession.useQuery(uuid);
  if (!data || !isAt(place, data.geo?.latitude, data.geo?.longitude)) return null;
  return (
    <p className="hint">
      {t('accession.of')}{' '}
      <RouteLink to={href('accession', { uuid })}>
        <bdi>{data.accessionNumber}</bdi>
      </RouteLink>
    </p>
  );
}
