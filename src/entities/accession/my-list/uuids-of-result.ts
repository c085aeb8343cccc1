import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { myListApi } from '@/session/my-list/my-list-api';
import type { ApiDispatch } from '@/shared/api/use-api-dispatch';
import { pagesOf } from '@/shared/list/pages-of';

/** Rows a call; the server family takes up to 10,000. */
const PAGE = 2_500;

/**
 * The uuids of all accessions of a filter, page by page. Of a result above `most` only the first page and the total
 * are answered. `filter` is the one behind a code, where the server tells.
 *
 * @throws Failure of the call that failed.
 */
export async function uuidsOfResult(
  dispatch: ApiDispatch,
  result: { f?: string; filter?: AccessionFilter },
  most: number,
): Promise<{ uuids: string[]; total: number; filter?: AccessionFilter }> {
  const found = new Set<string>();
  let told: { total: number; filter?: AccessionFilter } = { total: 0 };
  const { accessionUuids } = myListApi.endpoints;
  const ask = (p: number) => dispatch(accessionUuids.initiate({ ...result, p, l: PAGE }, { track: false })).unwrap();
  for await (const { content, totalElements, filter } of pagesOf(ask)) {
    for (const { uuid } of content) if (typeof uuid === 'string') found.add(uuid);
    told = { total: totalElements, ...(filter && { filter }) };
    if (totalElements > most) break;
  }
  return { uuids: [...found], ...told };
}
