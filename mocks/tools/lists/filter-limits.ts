import { SUBSET_ACCESSIONS_MAX } from '@/contract/subset/subset';
import { badRequest } from '../http/api-failure';
import { sentence } from '../http/sentence';

/** What one filter may ask for: more is nobody's search, and would keep all others waiting. */
export const FILTER_LIMITS = {
  /** Filters within filters. */
  depth: 12,
  /** Criteria, those of nested filters among them. */
  criteria: 90,
  /** Words of all texts that are searched for, and their characters. */
  words: 50,
  characters: 1_000,
  /** Parts of texts that values contain or begin with. */
  parts: 50,
  /** Values that are listed. */
  values: SUBSET_ACCESSIONS_MAX,
} as const;

const WITHIN = new Set(['NOT', 'AND', 'OR']);
const PARTS = new Set(['contains', 'sw']);

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** @throws ApiFailure 400 for a filter that asks for more than `FILTER_LIMITS`. */
export function refuseLarge(filter: unknown): void {
  const counted = { criteria: 0, words: 0, characters: 0, parts: 0, values: 0 };
  const { depth: deepest, ...most } = FILTER_LIMITS;

  const count = (level: object, depth: number): void => {
    if (depth > deepest) throw badRequest(`Filters may lie in each other ${deepest} deep at most.`);
    for (const [name, value] of Object.entries(level) as [string, unknown][]) {
      const isFilter = WITHIN.has(name);
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
        // The names of a path count little, but without an end they are no path.
        count(value, depth + (isFilter ? 1 : 0.25));
        continue;
      }
      const values = listed(value);
      counted.values += values.length;
      counted.criteria += name === 'NULL' || name === 'NOTNULL' ? values.length : 1;
      if (PARTS.has(name)) counted.parts += values.length;
      if (name !== '_text' || typeof value !== 'string') continue;
      counted.characters += value.length;
      counted.words += value.slice(0, most.characters).split(/\s+/).filter(Boolean).length;
    }
  };

  count(typeof filter === 'object' && filter !== null ? filter : {}, 0);
  if (counted.words > most.words || counted.characters > most.characters)
    throw badRequest(sentence('maxWords', { words: most.words, characters: most.characters }));
  if (counted.parts > most.parts) throw badRequest(sentence('maxParts', { max: most.parts }));
  if (counted.criteria > most.criteria) throw badRequest(sentence('maxCriteria', { max: most.criteria }));
  if (counted.values > most.values)
    throw badRequest(sentence('maxEntries', { max: most.values, count: counted.values }));
}
