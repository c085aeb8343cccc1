import { endpointWith } from './endpoint-with';
import type { ListEndpoint } from './list-endpoint';

/**
 * The endpoint of a list that lies below an item, bound to that item: `endpointBelow(vocabularyTerms, { uuid })` for the
 * line `POST /vocabulary/:uuid/terms/filter`.
 */
export function endpointBelow<T, F>(endpoint: ListEndpoint<T, F>, params: Record<string, string>): ListEndpoint<T, F> {
  const more = () => ({ params });
  return endpointWith(endpoint, { useMore: more, more });
}
