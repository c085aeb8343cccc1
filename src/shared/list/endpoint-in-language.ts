import { pageLanguage } from '@/shared/api/page-language';
import { useLocale } from '@/shared/ui/text/use-locale';
import type { ListArgs } from './list-args';
import type { ListEndpoint } from './list-endpoint';

/** The endpoint of a list whose rows come in the language of the page: another one is asked for when that changes. */
export function endpointInLanguage<T, F>(endpoint: ListEndpoint<T, F>): ListEndpoint<T, F> {
  const useQuery = (args: unknown, options?: never) => {
    const lang = useLocale();
    // Instead of arguments there may be the token that skips the call.
    return endpoint.useQuery(typeof args === 'symbol' ? (args as never) : { ...(args as ListArgs<F>), lang }, options);
  };
  return {
    useQuery: useQuery as ListEndpoint<T, F>['useQuery'],
    initiate: (args, options) => endpoint.initiate({ ...args, lang: pageLanguage() }, options),
  };
}
