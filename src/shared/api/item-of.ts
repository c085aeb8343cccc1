import type { Line } from '@/contract/endpoints';
import { call, type Call, type Input } from './call';

/**
 * The endpoint of one item by the value in its line's path: `network: build.query(itemOf<Network>('GET /network/:shortName',
 * 'network'))`. `tag` is the entity's. The page draws its failures.
 */
export function itemOf<T>(line: Extract<Line, `GET ${string}:${string}`>, tag: string) {
  const param = /:(\w+)/.exec(line)?.[1] ?? '';
  return {
    query: (key: string): Call =>
      call(line, { params: { [param]: key } } as unknown as Input<typeof line>, { silent: true }),
    providesTags: (_: T | undefined, __: unknown, id: string) => [{ type: tag, id }] as never[],
  };
}
