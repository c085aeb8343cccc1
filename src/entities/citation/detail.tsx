import { useRouteParams } from '@/routes/use-route';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { citationApi } from './api';
import { CitationPage } from './CitationPage';

/** The publication of an address. */
export default function CitationDetail() {
  const { uuid } = useRouteParams('citation');
  const query = citationApi.endpoints.citation.useQuery(uuid);
  return (
    <DetailOutcome query={query} name={uuid}>
      {(citation) => <CitationPage citation={citation} />}
    </DetailOutcome>
  );
}
