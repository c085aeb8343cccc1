import { useRouteParams } from '@/routes/use-route';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { partnerApi } from './api';
import { PartnerPage } from './PartnerPage';

/** The data provider of an address. */
export default function PartnerDetail() {
  const { uuid } = useRouteParams('partner');
  const query = partnerApi.endpoints.partner.useQuery(uuid);
  return (
    <DetailOutcome query={query} name={uuid}>
      {(partner) => <PartnerPage partner={partner} />}
    </DetailOutcome>
  );
}
