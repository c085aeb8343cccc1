import { useRouteParams } from '@/routes/use-route';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { vocabularyApi } from './api';
import { VocabularyPage } from './VocabularyPage';

/** The vocabulary of an address. */
export default function VocabularyDetail() {
  const { uuid } = useRouteParams('vocabulary');
  const query = vocabularyApi.endpoints.vocabulary.useQuery(uuid);
  return (
    <DetailOutcome query={query} name={uuid}>
      {(vocabulary) => <VocabularyPage vocabulary={vocabulary} />}
    </DetailOutcome>
  );
}
