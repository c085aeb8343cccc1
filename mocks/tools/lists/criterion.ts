import { fold } from '@/contract/fold';
import { badRequest } from '../http/api-failure';
import { type Field, type Scalar } from './field';

/** Whether one value satisfies a criterion. */
export type Test = (value: Scalar) => boolean;

const refuse = (path: string, expected: string) => badRequest(`The filter "${path}" must be ${expected}.`);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One value stands for a list of one: clients in R send it so. */
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function scalars(path: string, value: unknown): string[] {
  return listOf(value).map((each) => {
    if (isObject(each) || Array.isArray(each)) throw refuse(path, 'a list of values');
    return String(each);
  });
}

function numberOf(path: string, value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw refuse(path, 'a number');
  return number;
}

/** The given operators of `{ eq, ge, … }`; a bare value or list means `eq`. 400 for an operator that is not one of `known`. */
function operators(path: string, value: unknown, known: readonly string[]): [string, unknown][] {
  if (!isObject(value)) return [['eq', value]];
  for (const name of Object.keys(value))
    if (!known.includes(name)) throw badRequest(`"${path}" has no operator "${name}"; it has ${known.join(', ')}.`);
  return Object.entries(value).filter(([, each]) => each !== null && each !== undefined);
}

/** No operator is no criterion. */
const every = (tests: readonly Test[]): Test | undefined =>
  tests.length === 0 ? undefined : (value) => tests.every((test) => test(value));

function textTest(path: string, operator: string, operand: unknown): Test {
  const words = scalars(path, operand);
  const folded = words.map(fold);
  const [bound = ''] = words;
  switch (operator) {
    case 'contains':
      return (value) => {
        const text = fold(String(value));
        return folded.some((word) => text.includes(word));
      };
    case 'sw':
      return (value) => {
        const text = fold(String(value));
        return folded.some((word) => text.startsWith(word));
      };
    case 'ge':
      return (value) => String(value) >= bound;
    case 'le':
      return (value) => String(value) <= bound;
    default: {
      const equal = new Set(words);
      return (value) => equal.has(String(value));
    }
  }
}

/** Compares as numbers, or dates as text with as many characters as the bound has, so that `le: "2020"` holds for all of 2020. */
function orderTest(operator: string, operand: number | string): Test {
  const compare = (value: Scalar): number => {
    if (typeof operand === 'number') return Number(value) - operand;
    const known = String(value).slice(0, operand.length);
    return known < operand ? -1 : Number(known > operand);
  };
  switch (operator) {
    case 'ge':
      return (value) => compare(value) >= 0;
    case 'gt':
      return (value) => compare(value) > 0;
    case 'le':
      return (value) => compare(value) <= 0;
    default:
      return (value) => compare(value) < 0;
  }
}

const ORDER = ['eq', 'ge', 'gt', 'le', 'lt'];

/**
 * The criterion of one property of a filter as a test of a value. Numbers and booleans may come as text.
 * `undefined` where it is empty; 400 with a sentence that names the path, where the criterion is not of the property's kind.
 */
export function criterion(path: string, kind: Field<never>['kind'], given: unknown): Test | undefined {
  if (kind === 'flag') {
    const text = String(given);
    if (text !== 'true' && text !== 'false') throw refuse(path, 'true or false');
    return (value) => String(value) === text;
  }
  if (kind === 'terms') {
    const terms = new Set(scalars(path, given));
    return (value) => terms.has(String(value));
  }
  if (kind === 'text')
    return every(
      operators(path, given, ['eq', 'contains', 'sw', 'ge', 'le']).map(([name, operand]) =>
        textTest(path, name, operand),
      ),
    );
  const read = (operand: unknown): number | string =>
    kind === 'number' ? numberOf(path, operand) : scalars(path, operand).join('');
  return every(
    operators(path, given, ORDER).map(([name, operand]): Test => {
      if (name !== 'eq') return orderTest(name, read(operand));
      const equal = new Set(listOf(operand).map(read));
      return (value) => equal.has(kind === 'number' ? Number(value) : String(value));
    }),
  );
}
