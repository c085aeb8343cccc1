import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { WordsPart } from '@/contract/accession/suggest';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values of one property are alternatives, different properties are all wanted. */
function merge(one: Record<string, unknown>, other: Record<string, unknown>): Record<string, unknown> {
  const result = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const known = result[key];
    if (Array.isArray(known) && Array.isArray(value))
      result[key] = [...new Set<unknown>([...known, ...(value as unknown[])])];
    else if (isRecord(known) && isRecord(value)) result[key] = merge(known, value);
    else result[key] = value;
  }
  return result;
}

const merged = (filters: readonly AccessionFilter[]): AccessionFilter =>
  filters.reduce((all, each) => merge(all as Record<string, unknown>, each as Record<string, unknown>), {});

const QUOTES = /^["“„«「]|["”“»」]$/gu;

/** What the words of a text part are sought by. */
export const textOf = (q: string, { from, to }: Pick<WordsPart, 'from' | 'to'>): string =>
  q.slice(from, to).replace(QUOTES, '').trim();

/** The filter of a search in parts: the first meaning of each, its texts as full text. */
export function filterOf(q: string, parts: readonly WordsPart[]): AccessionFilter {
  const filters = (not: boolean) =>
    parts.flatMap(({ is, meanings, not: isNot = false }) =>
      is === 'meaning' && isNot === not ? (meanings?.[0]?.filter ?? []) : [],
    );
  const text = parts
    .filter(({ is }) => is === 'text')
    .map((part) => textOf(q, part))
    .filter(Boolean)
    .join(' ');
  const wanted = merged(filters(false));
  // Each by itself: what has one of them is left out, not only what has all.
  const unwanted = filters(true).reduceRight<AccessionFilter>(
    (rest, NOT) => ({ ...(isEmpty(rest) ? {} : { AND: rest }), NOT }),
    {},
  );
  return { ...wanted, ...(text && { _text: text }), ...unwanted };
}

const isEmpty = (filter: object): boolean => Object.keys(filter).length === 0;
