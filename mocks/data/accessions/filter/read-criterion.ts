import { InvalidQuery } from '../invalid-query';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

const refuse = (path: string, expected: string): InvalidQuery =>
  new InvalidQuery(path, `The filter "${path}" must be ${expected}.`);

/** A list; one value stands for a list of one, as clients in R send it. Empty: not a criterion. */
export function readStrings(path: string, value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter(isGiven).map((each: unknown) => {
    if (typeof each === 'string') return each;
    if (typeof each === 'number' || typeof each === 'boolean') return String(each);
    throw refuse(path, 'a list of texts');
  });
}

function readNumber(path: string, value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw refuse(path, 'a number');
  return number;
}

export const readNumbers = (path: string, value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter(isGiven).map((each: unknown) => readNumber(path, each));

/** Numbers and booleans may come as text. */
export function readFlag(path: string, value: unknown): boolean {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw refuse(path, 'true or false');
}

export function readText(path: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw refuse(path, 'a text');
}

/** `{ eq, contains … }` without what is null; a bare value or list stands for `eq`. */
function operators(path: string, value: unknown, known: readonly string[]): Record<string, unknown> {
  if (!isObject(value)) return { eq: value };
  for (const name of Object.keys(value))
    if (!known.includes(name))
      throw new InvalidQuery(path, `The filter "${path}" has no operator "${name}"; it has ${known.join(', ')}.`);
  return Object.fromEntries(Object.entries(value).filter(([, each]) => isGiven(each)));
}

export interface StringOperators {
  eq: string[];
  contains: string[];
  sw: string[];
  ge?: string;
  le?: string;
}

/** `undefined` where nothing is asked. */
export function readStringFilter(path: string, value: unknown): StringOperators | undefined {
  const given = operators(path, value, ['eq', 'contains', 'sw', 'ge', 'le']);
  const list = (name: string): string[] => (name in given ? readStrings(`${path}.${name}`, given[name]) : []);
  const read: StringOperators = { eq: list('eq'), contains: list('contains'), sw: list('sw') };
  if ('ge' in given) read.ge = readText(`${path}.ge`, given.ge);
  if ('le' in given) read.le = readText(`${path}.le`, given.le);
  const lists = [read.eq, read.contains, read.sw];
  return lists.every((each) => each.length === 0) && read.ge === undefined && read.le === undefined ? undefined : read;
}

export interface Limits<T> {
  eq: T[];
  ge?: T;
  gt?: T;
  le?: T;
  lt?: T;
}

function readLimits<T>(path: string, value: unknown, read: (path: string, value: unknown) => T): Limits<T> | undefined {
  const given = operators(path, value, ['eq', 'ge', 'gt', 'le', 'lt']);
  const equal = 'eq' in given ? (Array.isArray(given.eq) ? given.eq : [given.eq]).filter(isGiven) : [];
  const limits: Limits<T> = { eq: equal.map((each: unknown) => read(`${path}.eq`, each)) };
  for (const name of ['ge', 'gt', 'le', 'lt'] as const)
    if (name in given) limits[name] = read(`${path}.${name}`, given[name]);
  return limits.eq.length === 0 && Object.keys(limits).length === 1 ? undefined : limits;
}

export const readNumberFilter = (path: string, value: unknown): Limits<number> | undefined =>
  readLimits(path, value, readNumber);

/** Bounds as texts, for `spanOf`. */
export const readDateFilter = (path: string, value: unknown): Limits<string> | undefined =>
  readLimits(path, value, readText);
