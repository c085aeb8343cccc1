import type { BrapiAnswer, BrapiList, BrapiMetadata, BrapiStatus } from '@/contract/brapi';
import type { Line } from '@/contract/endpoints';
import { answer, type Answer, type Call, type Resolve } from '../world/answer';
import { ApiFailure, notFound } from '../http/api-failure';
import { open } from '../tokens/caller';

const metadata = (pagination: BrapiMetadata['pagination'], status: BrapiStatus[] = []): BrapiMetadata => ({
  pagination,
  status,
  datafiles: [],
});

/** One item. */
export const single = <T>(result: T): BrapiAnswer<T> => ({
  metadata: metadata({ currentPage: 0, pageSize: 1, totalCount: 1, totalPages: 1 }),
  result,
});

/** One page, with a warning for every parameter of the specification that narrows nothing here. */
export const list = <T>(
  data: T[],
  totalCount: number,
  { page, pageSize, unheeded }: { page: number; pageSize: number; unheeded: readonly string[] },
): BrapiList<T> => ({
  metadata: metadata(
    { currentPage: page, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) },
    unheeded.map((name) => ({ messageType: 'WARNING', message: `"${name}" narrows nothing here and was ignored.` })),
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

/** Like `answer`, open to everybody, and a failure has the form of the specification. */
export function brapiAnswer<L extends Line>(line: L, resolve: Resolve<L>): Answer {
  return answer(line, open, async (call: Call<L>) => {
    try {
      return await resolve(call);
    } catch (failure) {
      const invalid = failure instanceof Error && failure.name === 'InvalidQuery';
      if (!invalid && !(failure instanceof ApiFailure)) throw failure;
      const status = failure instanceof ApiFailure ? failure.status : 400;
      const problem: BrapiStatus = { message: failure.message, messageType: 'ERROR' };
      const pagination = { currentPage: 0, pageSize: 0, totalCount: 0, totalPages: 0 };
      return Response.json({ metadata: metadata(pagination, [problem]), result: { data: [] } }, { status });
    }
  });
}
