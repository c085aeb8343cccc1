import type { Language } from '@/contract/constants';
import type { FilteredPage, Overview, OverviewQuery, Page, PageQuery } from '@/contract/page';
import { NOBODY, type Caller } from '../tokens/caller';
import { overviewOf, suggestionsOf } from '../../tools/lists/facets';
import type { Fields } from '../../tools/lists/field';
import { finder } from '../../tools/lists/finder';
import { pageOf, sorted } from '../../tools/lists/paging';
import { project } from '../../tools/lists/project';
import { readFilter } from '../../tools/lists/read-filter';
import type { World } from '../world/world';

interface ListCall {
  world: World;
  query: PageQuery & { limit?: number };
  body: unknown;
  /** Where it decides which rows there are. */
  session?: Caller;
  request?: Request;
  language?: Language;
}

/** The list calls of one entity, from nothing but its rows and its fields. */
export interface Collection<T, F> {
  list(call: ListCall): Promise<Page<T, F>>;
  filter(call: ListCall): Promise<FilteredPage<T, F>>;
  /** `total`: rows of the filter. */
  overview(call: Omit<ListCall, 'query'> & { query: OverviewQuery }): Promise<Overview<F> & { total: number }>;
}

/**
 * @param records in their default order, those that the caller may read.
 * @param row what is sent of a record, made for the rows of the answered page only; the record itself where it is absent.
 * @param personal fields whose values depend on who asks.
 */
export function collection<T extends object, F extends object>(
  fields: Fields<T>,
  records: (world: World, caller: Caller) => Promise<readonly T[]>,
): Collection<T, F>;
export function collection<T extends object, F extends object, R extends object>(
  fields: Fields<R>,
  records: (world: World, caller: Caller) => Promise<readonly R[]>,
  row: (record: R, caller: Caller, world: World, language: Language) => T,
  personal?: (world: World, caller: Caller) => Fields<R>,
): Collection<T, F>;
export function collection<T extends object, F extends object, R extends object>(
  shared: Fields<R>,
  records: (world: World, caller: Caller) => Promise<readonly R[]>,
  row: (record: R, caller: Caller, world: World, language: Language) => T = (record) => record as unknown as T,
  personal?: (world: World, caller: Caller) => Fields<R>,
): Collection<T, F> {
  const fieldsOf = (world: World, caller: Caller) => ({ ...shared, ...personal?.(world, caller) });
  const page = async ({ world, query, body, session = NOBODY, request, language }: ListCall) => {
    const said = request?.headers.has('Accept-Language') ? language : undefined;
    const { filter, filterCode } = await readFilter<F>(world, query.f, body);
    const fields = fieldsOf(world, session);
    const all = await records(world, session);
    const find = finder(fields);
    const matching = sorted(fields, await find(all, filter), query, said);
    const { content, ...rest } = pageOf(matching, query);
    const narrowed = content.map((record) =>
      project(row(record, session, world, language ?? 'en'), query.select, query.exclude),
    );
    return { all, filter, fields, find, page: { content: narrowed, ...rest, filterCode, filter } };
  };

  return {
    list: async (call) => (await page(call)).page,
    filter: async (call) => {
      const { all, filter, fields, find, page: found } = await page(call);
      return { ...found, suggestions: await suggestionsOf(fields, all, filter, call.query.limit, find) };
    },
    overview: async ({ world, query, body, session = NOBODY }) => {
      const { filter, filterCode } = await readFilter<F>(world, query.f, body);
      const fields = fieldsOf(world, session);
      const all = await records(world, session);
      const find = finder(fields);
      const matching = await find(all, filter);
      return {
        filterCode,
        filter,
        total: matching.length,
        overview: overviewOf(fields, matching, query.limit),
        suggestions: await suggestionsOf(fields, all, filter, query.limit, find),
      };
    },
  };
}
