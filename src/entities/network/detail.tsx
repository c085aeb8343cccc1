import { useRouteParams } from '@/routes/use-route';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { networkApi } from './api';
import { NetworkPage } from './NetworkPage';

/** The network of an address. */
export default function NetworkDetail() {
  const { shortName } = useRouteParams('network');
  const query = networkApi.endpoints.network.useQuery(shortName);
  return (
    <DetailOutcome query={query} name={shortName}>
      {(network) => <NetworkPage network={network} />}
    </DetailOutcome>
  );
}
