import { MY_LIST_MAX } from '@/contract/constants';
import { uuidsOfResult } from '@/entities/accession/my-list/uuids-of-result';
import { intersection, union, without, type UuidList } from '@/session/my-list/list-algebra';
import type { ApiDispatch } from '@/shared/api/use-api-dispatch';

export type Operation = 'union' | 'intersection' | 'difference';

/** A list, or the server's code of a filter; no code is the whole catalogue. */
export type OtherSide = { uuids: UuidList } | { code: string | undefined };

/** What combining would come to, before it is done. */
export interface Preview {
  /** The list that it was worked out for. */
  of: UuidList;
  next: UuidList;
  come: number;
  go: number;
}

/** More than can be asked for or held: the numbers to say. */
export interface TooMany {
  total: number;
}

/** Of a larger result only what is in the list is asked for. */
const MAX_COMBINED = 10_000;

const OPERATIONS: Record<Operation, (mine: UuidList, other: UuidList) => UuidList> = {
  union,
  intersection,
  difference: without,
};

async function uuidsBehind(dispatch: ApiDispatch, code: string | undefined, operation: Operation, mine: UuidList) {
  const adding = operation === 'union';
  const result = await uuidsOfResult(dispatch, code ? { f: code } : {}, adding ? MY_LIST_MAX : MAX_COMBINED);
  if (result.total <= (adding ? MY_LIST_MAX : MAX_COMBINED)) return result.uuids;
  if (adding || (code && !result.filter)) return { total: result.total };
  // All that matters of it is which accessions of the list it has.
  const shared = { uuid: [...mine], ...(result.filter && { AND: result.filter }) };
  return (await uuidsOfResult(dispatch, { filter: shared }, MY_LIST_MAX)).uuids;
}

/**
 * The list together with another list or with a filter. Nothing is changed.
 *
 * @throws Failure of the call that failed.
 */
export async function combined(
  dispatch: ApiDispatch,
  mine: UuidList,
  operation: Operation,
  other: OtherSide,
): Promise<Preview | TooMany> {
  const theirs = 'uuids' in other ? other.uuids : await uuidsBehind(dispatch, other.code, operation, mine);
  if ('total' in theirs) return theirs;
  const next = OPERATIONS[operation](mine, theirs);
  if (next.length > MY_LIST_MAX) return { total: next.length };
  return { of: mine, next, come: without(next, mine).length, go: without(mine, next).length };
}

/** The filterCode in a pasted address of accessions, or the code itself. `''` stands for an address without one. */
export function codeIn(text: string): string | undefined {
  const given = text.trim();
  if (/^v[\w-]+$/.test(given)) return given;
  const path =
    /(?:^|\/)a(?:\/(?:overview|map|images|analogues|subsetting))?(?:\/(v[\w-]+))?(?:\/@[^?#]*)?\/?(?:[?#].*)?$/.exec(
      given,
    );
  return path ? (path[1] ?? '') : undefined;
}
