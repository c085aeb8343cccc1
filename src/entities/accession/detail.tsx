import { useRouteParams } from '@/routes/use-route';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { AccessionPage } from './AccessionPage';
import { accessionApi } from './api';

/** The accession of an address by uuid. */
export default function AccessionDetail() {
  const { uuid } = useRouteParams('accession');
  const query = accessionApi.endpoints.accession.useQuery(uuid);
  return (
    <DetailOutcome query={query} name={uuid}>
      {(accession) => <AccessionPage accession={accession} />}
    </DetailOutcome>
  );
}
