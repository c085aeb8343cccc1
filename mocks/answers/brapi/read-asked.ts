import { badRequest } from '../../tools/http/api-failure';

/** What a call asks for: lists of texts by the plural names of the searches, and the page. */
export interface Asked<N extends string> {
  criteria: Partial<Record<N, string[]>>;
  page: number;
  pageSize: number;
  /** Names that nothing here can be found by. */
  unheeded: string[];
}

/** The plural name of a search and the singular one of a list call; true: can be asked. */
export type Names<N extends string> = Readonly<Record<N, string>>;

const DEFAULT_SIZE = 1_000;
const PAGING = new Set(['page', 'pageSize']);

function wholeNumber(name: string, value: unknown, fallback: number, least: number): number {
  if (value === undefined || value === null || value === '') return fallback;
  const number = typeof value === 'number' ? value : /^\d{1,9}$/.test(String(value)) ? Number(value) : NaN;
  if (!Number.isInteger(number) || number < least)
    throw badRequest(`"${name}" must be a whole number of at least ${least}, not "${String(value).slice(0, 50)}".`);
  return number;
}

function texts(name: string, value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((each) => {
    if (each === null || each === '') return [];
    if (typeof each !== 'string' && typeof each !== 'number' && typeof each !== 'boolean')
      throw badRequest(`"${name}" must be a text or a list of texts.`);
    // A parameter that is given twice comes joined by commas, which no id holds.
    return /DbIds?$/.test(name) ? String(each).split(',').filter(Boolean) : [String(each)];
  });
}

/**
 * Reads the parameters of a list call or the body of a search; several values of a parameter are alternatives.
 * Those in `heeded` narrow the result, others are told as ignored. 400 for a page that is no number and for values that
 * are no texts.
 */
export function readAsked<N extends string>(
  given: Readonly<Record<string, unknown>>,
  heeded: Names<N>,
  largest = 1_000,
): Asked<N> {
  const bySingular = new Map(Object.entries<string>(heeded).map(([plural, singular]) => [singular, plural as N]));
  const criteria: Partial<Record<N, string[]>> = {};
  const unheeded: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || PAGING.has(name)) continue;
    const plural = bySingular.get(name) ?? (Object.hasOwn(heeded, name) ? (name as N) : undefined);
    if (plural === undefined) {
      unheeded.push(name);
      continue;
    }
    const values = texts(name, value);
    if (values.length > 0) criteria[plural] = [...(criteria[plural] ?? []), ...values];
  }
  const pageSize = Math.min(largest, wholeNumber('pageSize', given.pageSize, Math.min(DEFAULT_SIZE, largest), 1));
  return { criteria, page: wholeNumber('page', given.page, 0, 0), pageSize, unheeded };
}
