import { resultOf, type ResultPlace } from '@/shared/list/result-place';
import { accessionApi } from '../api';
import { ACCESSION_FACETS } from '../filters';

export interface Neighbour {
  uuid: string;
  /** The page of the result it stands on. */
  page: number;
}

interface Neighbours {
  result: ResultPlace;
  /** From 1. */
  place: number;
  total: number;
  previous?: Neighbour;
  next?: Neighbour;
}

/** As the list asked it: a page that it showed is not asked for again. */
const argsOf = ({ f, l, s, d }: ResultPlace, p: number) => ({ ...(f && { f }), p, l, s, d, facets: ACCESSION_FACETS });

/** Where an accession stands in the result that the history's state names; at the end of a page the next one is asked. */
export function useNeighbours(uuid: string, state: unknown): Neighbours | undefined {
  const { useQuery } = accessionApi.endpoints.accessionList;
  const result = resultOf(state);
  const here = result ?? { p: 0, l: 0, s: '', d: 'ASC', from: '/' };
  const { currentData: page } = useQuery(argsOf(here, here.p), { skip: !result });
  const at = page?.content.findIndex((row) => row.uuid === uuid) ?? -1;
  const first = at === 0 && here.p > 0;
  const last = page !== undefined && at === page.content.length - 1 && here.p + 1 < page.totalPages;
  const beside = useQuery(argsOf(here, first ? here.p - 1 : here.p + 1), { skip: at < 0 || !(first || last) });
  if (!result || !page || at < 0) return undefined;
  const neighbour = (row: { uuid: string } | undefined, p: number): Neighbour | undefined =>
    row && { uuid: row.uuid, page: p };
  const rows = page.content;
  const other = beside.currentData?.content;
  return {
    result,
    place: here.p * here.l + at + 1,
    total: page.totalElements,
    previous: first ? neighbour(other?.at(-1), here.p - 1) : neighbour(rows[at - 1], here.p),
    next: last && !first ? neighbour(other?.[0], here.p + 1) : neighbour(rows[at + 1], here.p),
  };
}
