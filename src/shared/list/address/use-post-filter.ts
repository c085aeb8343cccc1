import { isFailure } from '@/shared/api/failure';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { notify } from '@/shared/ui/outcomes/notices';
import type { EntityListDefinition } from '../definition';
import { firstPage } from '../first-page';

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
  const dispatch = useApiDispatch();
  const post = async (filter: F): Promise<string | undefined> => {
    const asked = list.endpoint.initiate({ filter, ...firstPage(list) }, { subscribe: false });
    return (await dispatch(asked).unwrap()).filterCode;
  };
  const tell = (error: unknown) => {
    const message = isFailure(error) ? error.message : '';
    dispatch(notify({ key: 'ui:failure.notOpened', values: { message }, severity: 'error' }));
  };
  return { post, tell };
}
