import type { Page } from '@/contract/page';
import { api } from '@/shared/api/api';
import { call, type Input } from '@/shared/api/call';
import { RELATED_LISTS, type RelatedName } from './related-lists';

export interface RelatedCount {
  count: number;
  filterCode: string | undefined;
}

export const relatedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How many of a list satisfy a filter, and the code that leads to them. */
    relatedCount: build.query<RelatedCount, { name: RelatedName; filter: object }>({
      query: ({ name, filter }) => {
        const { line } = RELATED_LISTS[name];
        return call(line, { body: filter, query: { l: 1 } } as Input<typeof line>, { silent: true });
      },
      transformResponse: ({ totalElements: count, filterCode }: Page<unknown>) => ({ count, filterCode }),
      keepUnusedDataFor: 300,
    }),
  }),
});
