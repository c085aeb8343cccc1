import type { BrapiAnswer, BrapiList, BrapiStatus } from '@/contract/brapi/brapi';
import type { Line } from '@/contract/endpoints';
import { answer, type Answer, type Resolve } from '../../rules/world/answer';
import { brapiMetadata } from '../../tools/http/brapi-failure';
import { notFound } from '../../tools/http/api-failure';
import { open } from '../../rules/tokens/caller';

const ignored = (names: readonly string[]): BrapiStatus[] =>
  names.map((name) => ({ messageType: 'WARNING', message: `"${name}" narrows nothing here and was ignored.` }));

/** One item, with a warning for whatever was asked beside it. */
export const single = <T>(result: T, asked: object): BrapiAnswer<T> => ({
  metadata: brapiMetadata({ currentPage: 0, pageSize: 0, totalCount: 1, totalPages: 1 }, ignored(Object.keys(asked))),
  result,
});

/** The same answer, and a warning for each of these parameters. */
export const withIgnored = <T>(answered: BrapiList<T>, names: readonly string[]): BrapiList<T> => ({
  ...answered,
  metadata: { ...answered.metadata, status: [...answered.metadata.status, ...ignored(names)] },
});

/** One page, with a warning for every parameter that narrows nothing here. */
export const list = <T>(
  data: T[],
  totalCount: number,
  { page, pageSize, unheeded }: { page: number; pageSize: number; unheeded: readonly string[] },
): BrapiList<T> => ({
  metadata: brapiMetadata(
    { currentPage: page, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) },
    ignored(unheeded),
  ),
  result: { data },
});

/** The page of rows that are all there. */
export const listOf = <T>(
  rows: readonly T[],
  asked: { page: number; pageSize: number; unheeded: readonly string[] },
): BrapiList<T> => list(rows.slice(asked.page * asked.pageSize, (asked.page + 1) * asked.pageSize), rows.length, asked);

export function found<T>(item: T | undefined, what: string, id: string): T {
  if (item === undefined) throw notFound(`There is no ${what} "${id.slice(0, 80)}".`);
  return item;
}

/** Like `answer`, open to everybody. */
export const brapiAnswer = <L extends Line>(line: L, resolve: Resolve<L>): Answer => answer(line, open, resolve);
