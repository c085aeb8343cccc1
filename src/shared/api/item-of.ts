import type { Line } from '@/contract/endpoints';
import { callOf, type Call } from './call';

interface ItemEndpoint<T> {
  query(key: string): Call;
  /** Never there: it names the type of the answer. */
  transformResponse?(answer: T): T;
}

/**
 * The endpoint of one item by the value in its line's path: `network: build.query(itemOf<Network>('GET /network/:shortName'))`.
 * The page draws its failures.
 */
export function itemOf<T>(line: Extract<Line, `GET ${string}:${string}`>): ItemEndpoint<T> {
  const param = /:(\w+)/.exec(line)?.[1] ?? '';
  return { query: (key) => callOf(line, { params: { [param]: key } }, { silent: true }) };
}
