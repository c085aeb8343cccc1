import { useRouteParams } from '@/routes/use-route';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { taxonomyApi } from './api';
import { GenusPage } from './GenusPage';

/** The genus of an address, spelt as it is. */
export default function GenusDetail() {
  const { genus } = useRouteParams('genus');
  const query = taxonomyApi.endpoints.genus.useQuery(genus);
  return (
    <DetailOutcome query={query} name={genus}>
      {(found) => <GenusPage genus={found} />}
    </DetailOutcome>
  );
}
