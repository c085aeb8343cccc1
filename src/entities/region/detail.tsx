import { useRouteParams } from '@/routes/use-route';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { regionApi } from './api';
import { RegionPage } from './RegionPage';

/** The region of an address. */
export default function RegionDetail() {
  const { isoCode } = useRouteParams('region');
  const query = regionApi.endpoints.region.useQuery(isoCode);
  return (
    <DetailOutcome query={query} name={isoCode}>
      {(region) => <RegionPage region={region} />}
    </DetailOutcome>
  );
}
