import { DEFAULT_PAGE_SIZE } from '@/contract/constants';
import { isFailure } from '@/shared/api/failure';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { notify } from '@/shared/ui/outcomes/notices';
import type { EntityListDefinition } from '../definition';
import { askedFields } from '../shown-columns';

/** What of a list is needed to open it. */
export type Openable<T, F extends object> = Pick<
  EntityListDefinition<T, F>,
  'endpoint' | 'defaultSort' | 'facets' | 'fields' | 'columns'
>;

/**
 * Posts a filter and answers the server's code for it. The first page is asked for exactly as the list will ask, so
 * that it lies in the cache when the list opens. `post` rejects with the `Failure`; `tell` puts one into the snackbar.
 */
export function usePostFilter<T, F extends object>(list: Openable<T, F>) {
  const { endpoint, defaultSort, facets } = list;
  const dispatch = useApiDispatch();
  const post = async (filter: F): Promise<string | undefined> => {
    const { sort: s, dir: d } = defaultSort;
    const select = askedFields(list);
    const args = { filter, p: 0, l: DEFAULT_PAGE_SIZE, s, d, ...(facets && { facets }), ...(select && { select }) };
    return (await dispatch(endpoint.initiate(args, { subscribe: false })).unwrap()).filterCode;
  };
  const tell = (error: unknown) => {
    const message = isFailure(error) ? error.message : '';
    dispatch(notify({ key: 'ui:failure.notOpened', values: { message }, severity: 'error' }));
  };
  return { post, tell };
}
