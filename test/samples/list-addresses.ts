import { href } from '@/routes/href';
import { routeNames, rowOf } from '@/routes/routes';

/** The addresses of lists: those that end with a filter code, but for other pictures of a result, and the plain ones. */
export const LIST_ADDRESSES: readonly string[] = [
  ...routeNames.flatMap((name) => {
    const { path, titleKey } = rowOf(name);
    return path.endsWith('/{filterCode?}') && !/accessions|Overview/.test(titleKey) ? href(name as 'subsets', {}) : [];
  }),
  ...(['crops', 'countries', 'regions', 'partners', 'networks', 'vocabularies'] as const).map((name) => href(name)),
];
