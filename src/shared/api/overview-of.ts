import type { Line } from '@/contract/endpoints';
import type { Overview } from '@/contract/page';
import { callOf, type Call } from './call';
import type { OverviewAnswer, OverviewArgs } from '@/shared/overview/definition';

const SECONDS_KEPT = 300;

const totalOf = (answer: object): number => ('total' in answer ? Number(answer.total) : 0);

/**
 * The endpoint of an overview:
 * `datasetOverview: build.query(overviewOf<DatasetFilter>('datasetOverview', 'POST /dataset/overview'))`.
 * `name` is the endpoint's own name; `whole` reads how many items were counted, `total` by default.
 */
export function overviewOf<F>(
  name: string,
  line: Exclude<Extract<Line, `POST ${string}/overview`>, `${string}:${string}`>,
  whole: (answer: object) => number = totalOf,
) {
  return {
    query: ({ f, filter, limit }: OverviewArgs<F>): Call => {
      const input = { body: f ? null : (filter ?? {}), query: { ...(f && { f }), limit } };
      // The overview of a filter that was left is no longer wanted.
      return callOf(line, input, {
        silent: true,
        ...(!filter && { kind: `${name}-${limit}` }),
      });
    },
    transformResponse: (answer: Overview<F>): OverviewAnswer<F> => ({ ...answer, whole: whole(answer) }),
    keepUnusedDataFor: SECONDS_KEPT,
  };
}
