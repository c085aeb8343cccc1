import { useRouteParams } from '@/routes/use-route';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { AccessionPage } from './AccessionPage';
import { accessionApi } from './api';

/** The accession of an address by DOI. */
export default function AccessionByDoi() {
  const doi = `10.${useRouteParams('accessionByDoi').doi}`;
  const query = accessionApi.endpoints.accessionByDoi.useQuery(doi);
  return (
    <DetailOutcome query={query} name={doi}>
      {(accession) => <AccessionPage accession={accession} />}
    </DetailOutcome>
  );
}
