import { useRouteParams } from '@/routes/use-route';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { subsetApi } from './api';
import { SubsetPage } from './SubsetPage';

/** The subset of an address. */
export default function SubsetDetail() {
  const { uuid } = useRouteParams('subset');
  const query = subsetApi.endpoints.subset.useQuery(uuid);
  return (
    <DetailOutcome query={query} name={uuid}>
      {(subset) => <SubsetPage subset={subset} />}
    </DetailOutcome>
  );
}
