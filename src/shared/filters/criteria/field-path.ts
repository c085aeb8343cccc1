/** What a property of a filter can be narrowed by, told from its type in the contract. */
type KindOf<X> = X extends readonly (string | number)[]
  ? 'terms'
  : X extends boolean
    ? 'flag'
    : 'coordinates' extends keyof X
      ? 'geo'
      : 'contains' extends keyof X
        ? 'text'
        : 'gt' extends keyof X
          ? X extends { gt?: number }
            ? 'range'
            : 'date'
          : X extends object
            ? 'nested'
            : 'other';

type LogicKey = 'NOT' | 'AND' | 'OR' | 'NULL' | 'NOTNULL';

/** Dotted paths of the properties of filter `F` that are of a kind: `FieldOf<AccessionFilter, 'range'>` holds `geo.elevation`. */
export type FieldOf<F, Kind extends string> = {
  [K in Exclude<keyof F, LogicKey> & string]: KindOf<NonNullable<F[K]>> extends Kind
    ? K
    : KindOf<NonNullable<F[K]>> extends 'nested'
      ? `${K}.${FieldOf<NonNullable<F[K]>, Kind>}`
      : never;
}[Exclude<keyof F, LogicKey> & string];

type Bag = Record<string, unknown>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Absent, blank and empty values are no criterion; `false` and `0` are. */
export function isCriterion(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return !isBag(value) || Object.values(value).some(isCriterion);
}

/** The value at a dotted path, or undefined. */
export function fieldValue(filter: object, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (isBag(at) ? at[key] : undefined), filter);
}

/** A copy with the value at a dotted path; what is no criterion is left out, and so are the objects it empties. */
export function withField<F extends object>(filter: F, path: string, value: unknown): F {
  const [key = '', ...rest] = path.split('.');
  const inner = (filter as Bag)[key];
  const next = rest.length ? withField(isBag(inner) ? inner : {}, rest.join('.'), value) : value;
  const { [key]: _, ...others } = filter as Bag;
  return (isCriterion(next) ? { ...others, [key]: next } : others) as F;
}

/** What a value itself is made of: operators, and the corners of a shape on the map. */
const OPERATORS = new Set(['eq', 'contains', 'sw', 'ge', 'gt', 'le', 'lt', 'coordinates']);

/** The dotted paths that hold a criterion, operators and logic not entered. */
export function criteriaOf(filter: object): string[] {
  return Object.entries(filter).flatMap(([key, value]) => {
    if (!isCriterion(value)) return [];
    const nested = isBag(value) && !/^[A-Z]+$/.test(key) && !Object.keys(value).some((name) => OPERATORS.has(name));
    return nested ? criteriaOf(value).map((path) => `${key}.${path}`) : [key];
  });
}

const missingOf = (filter: object): string[] => ((filter as Bag)['NULL'] as string[] | undefined) ?? [];

/** Whether only what has no value at the path is asked for. */
export const asksMissing = (filter: object, path: string): boolean => missingOf(filter).includes(path);

/** A copy that asks for what has no value at the path, or no longer does. */
export function withMissing<F extends object>(filter: F, path: string, asked: boolean): F {
  const others = missingOf(filter).filter((other) => other !== path);
  return withField(filter, 'NULL', asked ? [...others, path] : others);
}
