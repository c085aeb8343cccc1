import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { FilterDefinition } from '@/shared/filters/criteria/filter-definition';
import { accessionFilters } from '../catalogue/filters';

type Bag = Readonly<Record<string, unknown>>;
type Kind = FilterDefinition<AccessionFilter>['kind'];

/** A criterion that is not applied: its dotted path, and what it asked for where that is short. */
export interface Refused {
  path: string;
  value?: string;
}

const MAX_VALUES = 1_000;
const MAX_LENGTH = 500;
const MAX_DEPTH = 4;
const SHOWN_LENGTH = 60;
const MAX_REFUSED = 20;

const DEFINITIONS = new Map<string, FilterDefinition<AccessionFilter>>(accessionFilters.map((one) => [one.field, one]));
const FACETS = new Set(accessionFilters.flatMap((one) => ('facet' in one && one.facet ? [one.facet] : [])));
const PATHS = [...DEFINITIONS.keys()];
const LOGIC = new Set(['NOT', 'AND', 'OR']);
const PRESENCE = new Set(['NULL', 'NOTNULL']);

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}(?:-?\d\d(?:-?\d\d)?)?$/.test(value);

const someOf =
  (is: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length > 0 && value.length <= MAX_VALUES && value.every(is);

/** An object with these operators and no others. */
const operators =
  (allowed: Readonly<Record<string, (value: unknown) => boolean>>) =>
  (value: unknown): boolean =>
    isBag(value) &&
    Object.keys(value).length > 0 &&
    Object.entries(value).every(([name, given]) => Object.hasOwn(allowed, name) && allowed[name]?.(given) === true);

const bounded = (is: (value: unknown) => boolean) => operators({ eq: someOf(is), ge: is, gt: is, le: is, lt: is });

const isPosition = (value: unknown): boolean => {
  if (!Array.isArray(value)) return false;
  const [longitude, latitude] = value as unknown[];
  return isNumber(longitude) && isNumber(latitude) && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
};
const isRing = (value: unknown): boolean => someOf(isPosition)(value) && (value as unknown[]).length >= 4;
const isArea = (value: unknown): boolean =>
  isBag(value) &&
  Object.keys(value).every((name) => name === 'type' || name === 'coordinates') &&
  value['type'] === 'Polygon' &&
  someOf(isRing)(value['coordinates']);

const IS: Readonly<Record<Exclude<Kind, 'terms'>, (value: unknown) => boolean>> = {
  flag: (value) => typeof value === 'boolean',
  text: operators({ eq: someOf(isText), contains: someOf(isText), sw: someOf(isText), ge: isText, le: isText }),
  range: bounded(isNumber),
  date: bounded(isDate),
  geo: isArea,
};

function fits(definition: FilterDefinition<AccessionFilter>, value: unknown): boolean {
  if (definition.kind !== 'terms') return IS[definition.kind](value);
  return someOf(definition.numeric ? isNumber : isText)(value);
}

const isKnown = (path: unknown): boolean => typeof path === 'string' && (DEFINITIONS.has(path) || FACETS.has(path));

function refusedAt(path: string, value: unknown): Refused {
  const plain = isBag(value) || Array.isArray(value) ? '' : String(value);
  return { path: path.slice(0, SHOWN_LENGTH), ...(plain && { value: plain.slice(0, SHOWN_LENGTH) }) };
}

/** What of one level is a criterion of the panel; the rest goes to `refused`. */
function readLevel(given: Bag, prefix: string, depth: number, refused: Refused[]): Bag {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    // The server family counts neither as a criterion.
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    const path = prefix + name;
    const definition = DEFINITIONS.get(path);
    if (definition ? fits(definition, value) : prefix === '' && isFitLogic(name, value)) kept[name] = value;
    else if (definition) refused.push(refusedAt(path, value));
    else if (prefix === '' && LOGIC.has(name) && isBag(value) && depth < MAX_DEPTH) {
      // Without one of its parts it would ask for something else.
      const wrong: Refused[] = [];
      const inner = readLevel(value, '', depth + 1, wrong);
      refused.push(...wrong);
      if (wrong.length === 0 && Object.keys(inner).length > 0) kept[name] = inner;
    } else if (isBag(value) && PATHS.some((known) => known.startsWith(`${path}.`))) {
      const inner = readLevel(value, `${path}.`, depth, refused);
      if (Object.keys(inner).length > 0) kept[name] = inner;
    } else refused.push(refusedAt(path, value));
  }
  return kept;
}

const isFitLogic = (name: string, value: unknown): boolean =>
  name === '_text' ? isText(value) : PRESENCE.has(name) && someOf(isKnown)(value);

/**
 * The filter in an answer that a machine wrote: what the panel of accessions can ask for, in the types of the contract,
 * and all else by name. Nothing that is refused is ever sent to the server.
 */
export function readFilter(given: unknown): { filter: AccessionFilter; refused: readonly Refused[] } {
  if (given === undefined || given === null) return { filter: {}, refused: [] };
  if (!isBag(given)) return { filter: {}, refused: [refusedAt('filter', given)] };
  const refused: Refused[] = [];
  // Each of its properties was held against the contract's own definitions.
  const filter = readLevel(given, '', 0, refused) as AccessionFilter;
  return { filter, refused: refused.slice(0, MAX_REFUSED) };
}
