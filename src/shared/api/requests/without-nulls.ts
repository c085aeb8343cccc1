import type { Line } from '@/contract/endpoints';

/** Lines whose lists have places that mean something: values and how they were observed stand in the same order. */
const PLACED: ReadonlySet<Line> = new Set<Line>(['POST /dataset/data', 'POST /api/subsetting/v1/indicators-data']);

function clean(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) clean(each);
    return;
  }
  for (const [name, own] of Object.entries(value as Record<string, unknown>)) {
    clean(own);
    if (Array.isArray(own) && own.includes(null))
      (value as Record<string, unknown>)[name] = own.filter((each) => each !== null);
  }
}

/**
 * An answer without null among what its lists hold, changed in place: such a row is nothing that could be shown, and must
 * not take the page away. Lists within lists are tables, whose places count.
 */
export function withoutNulls(line: Line, data: unknown): unknown {
  if (PLACED.has(line)) return data;
  clean(data);
  return Array.isArray(data) ? data.filter((each) => each !== null) : data;
}
