import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DecimalSign, NewDescriptor } from '@/contract/dataset/ingest';
import { LIMITS } from '@/contract/schema';
import type { Definition } from '../../data/import/traits/definitions';
import { readBoolean, readDay, readNumber, valueType } from '../../data/import/traits/value-type';
import type { ColumnHeading } from './heading-rows';
import { saysMeaning } from './column-values';
import type { Expectation } from './column-warnings';

const NATURAL = new Intl.Collator('en', { numeric: true });
/** Terms that a new descriptor takes from values; more are no codes. */
const MAX_TERMS = 100;

/** The descriptor that a heading and its values would be, were there none. */
export function guessDescriptor(
  heading: Pick<ColumnHeading, 'name' | 'uom' | 'range'>,
  counts: ReadonlyMap<string, number>,
  definition?: Definition,
  decimal?: DecimalSign,
): NewDescriptor {
  const { name, uom, range } = heading;
  const hasCodes = (definition?.codes.size ?? 0) > 0;
  // A unit or a range asks for numbers: what else stands there is a mistake.
  const said = isMostlyNumbers(counts)
    ? range
      ? ('SCALE' as const)
      : uom === undefined
        ? undefined
        : ('NUMERIC' as const)
    : undefined;
  const { dataType } =
    said && !definition
      ? { dataType: said }
      : valueType(
          counts,
          definition?.dataType ?? (hasCodes ? codedAs(counts) : undefined),
          decimal && decimal === 'comma',
        );
  const hasTerms = dataType === 'CODED' || (dataType === 'SCALE' && hasCodes);
  const codes = [...new Set([...(definition?.codes.keys() ?? []), ...(hasTerms ? counts.keys() : [])])];
  const limits = { min: definition?.min ?? range?.min, max: definition?.max ?? range?.max };
  const isNumber = dataType === 'NUMERIC' || dataType === 'SCALE';
  return {
    title: (definition?.title ?? name).slice(0, LIMITS.title),
    ...(definition?.description && { description: definition.description.slice(0, LIMITS.text) }),
    dataType,
    category: definition?.category ?? 'CHARACTERIZATION',
    uom: definition?.unit ?? uom ?? null,
    minValue: isNumber ? (limits.min ?? null) : null,
    maxValue: isNumber ? (limits.max ?? null) : null,
    ...(hasTerms && codes.length <= MAX_TERMS
      ? {
          terms: codes
            .sort(NATURAL.compare)
            .map((code) => ({ code, title: (definition?.codes.get(code) ?? code).slice(0, LIMITS.title) })),
        }
      : {}),
  };
}

function isMostlyNumbers(counts: ReadonlyMap<string, number>): boolean {
  let numbers = 0;
  let all = 0;
  for (const [text, count] of counts) {
    all += count;
    if (readNumber(text, true) !== undefined) numbers += count;
  }
  return numbers > all / 2;
}

const codedAs = (counts: ReadonlyMap<string, number>) =>
  [...counts.keys()].every((text) => readNumber(text, true) !== undefined) ? ('SCALE' as const) : ('CODED' as const);

type Described = Pick<Descriptor, 'dataType' | 'minValue' | 'maxValue' | 'terms'>;

/** Which values may stand under a descriptor. */
export function expectationOf(described: Described): Expectation | undefined {
  const { dataType, minValue, maxValue, terms } = described;
  const isMeaning = saysMeaning(described);
  if (dataType === 'DATE') return (text) => readDay(text) !== undefined;
  if (dataType === 'BOOLEAN') return (text) => readBoolean(text) !== undefined;
  if (dataType === 'NUMERIC' || dataType === 'SCALE') {
    const [min, max] = [minValue ?? -Infinity, maxValue ?? Infinity];
    return (text) => {
      const number = readNumber(text, true);
      return number === undefined ? isMeaning(text) : number >= min && number <= max;
    };
  }
  if (dataType !== 'CODED' || !terms || terms.length === 0) return undefined;
  const codes = new Set(terms.map(({ code }) => code));
  return (text) => codes.has(text) || isMeaning(text);
}

const DATE_NAME = /\b(?:date|datum|fecha|data)\b/iu;

/** What a heading alone says of its values: a unit or a range asks for numbers, "date" for days. */
export function expectationOfHeading({ name, uom, range }: ColumnHeading): Expectation | undefined {
  if (uom !== undefined || range !== undefined)
    return expectationOf({ dataType: 'NUMERIC', minValue: range?.min ?? null, maxValue: range?.max ?? null });
  return DATE_NAME.test(name)
    ? (text) => readDay(text) !== undefined || readNumber(text, true) !== undefined
    : undefined;
}
