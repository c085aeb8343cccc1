import type { Line } from '@/contract/endpoints';
import type { FilteredPage } from '@/contract/page';
import { api } from '@/shared/api/api';
import { callOf, type Call } from '@/shared/api/call';
import type { ListArgs } from './list-args';

/** Files the answer to a posted filter under its code, so that nothing is asked twice. */
interface Filing {
  upsertQueryEntries(entries: { endpointName: string; arg: unknown; value: unknown }[]): { type: string };
}

const SECONDS_KEPT = 300;

/**
 * The endpoint of a filtered list: `accessionList: build.query(listOf<Accession, AccessionFilter>('accessionList', 'POST /acn/filter'))`.
 * `name` is the endpoint's own name.
 */
export function listOf<T, F>(name: string, line: Extract<Line, `POST ${string}/filter`>) {
  return {
    query: ({ filter, params, ...query }: ListArgs<F>): Call => {
      const body = query.f ? null : (filter ?? {});
      // Turning pages quickly cancels the page no longer wanted; a posted filter is cancelled by its list.
      const kind = filter || query.limit ? {} : { kind: name };
      return callOf(line, { params, query, body }, { silent: true, ...kind });
    },
    keepUnusedDataFor: SECONDS_KEPT,
    async onQueryStarted(
      { filter, ...args }: ListArgs<F>,
      life: {
        dispatch: (action: { type: string }) => unknown;
        queryFulfilled: PromiseLike<{ data: FilteredPage<T, F> }>;
      },
    ) {
      if (!filter) return;
      try {
        const { data } = await life.queryFulfilled;
        // The whole list has an address without a code.
        const arg = Object.keys(filter).length ? { ...args, f: data.filterCode } : args;
        // The entry exists by name only once injected, which the empty API's type cannot know.
        const { upsertQueryEntries } = api.util as unknown as Filing;
        if (data.filterCode) life.dispatch(upsertQueryEntries([{ endpointName: name, arg, value: data }]));
      } catch {
        // Its list draws the failure.
      }
    },
  };
}
