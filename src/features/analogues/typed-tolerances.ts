import { BIO_VARIABLES, type BioVariable, type Tolerances } from '@/contract/accession/climate';
import { readNumber, spellNumber, type TypedNumber } from '@/shared/filters/panel/typed-number';
import { toleranceEntries } from './tolerance-codec';

/** A tolerance as it is typed. */
export interface TypedTolerance {
  variable: BioVariable;
  amount: string;
  unit: 'by' | 'percent';
}

const MAX_TOLERANCE = 9_999_999;

const LEAST_TOLERANCE = 0.000001;

/** A number above 0 with at most six fraction digits; otherwise what is wrong with it. */
export function readAmount(text: string, language: string): TypedNumber {
  const read = readNumber(text, language, { max: MAX_TOLERANCE });
  return typeof read === 'number' && !(read >= LEAST_TOLERANCE && read <= MAX_TOLERANCE) ? 'none' : read;
}

export const typedTolerances = (tolerances: Tolerances, language: string): TypedTolerance[] =>
  toleranceEntries(tolerances).map(([variable, one]) => ({
    variable,
    amount: spellNumber('by' in one ? one.by : one.percent, language),
    unit: 'by' in one ? 'by' : 'percent',
  }));

/** What was typed as tolerances; undefined while any of it is none, or nothing is left. */
export function readTyped(typed: readonly TypedTolerance[], language: string): Tolerances | undefined {
  const entries = typed.flatMap(({ variable, amount, unit }) => {
    const read = readAmount(amount, language);
    return typeof read === 'number' ? [[variable, { [unit]: Number(read.toFixed(6)) }] as const] : [];
  });
  if (typed.length === 0 || entries.length < typed.length) return undefined;
  return Object.fromEntries(entries) as Tolerances;
}

/** Adds a variable with an amount to begin with, in the order of WorldClim. */
export function withVariable(typed: readonly TypedTolerance[], variable: BioVariable): TypedTolerance[] {
  const place = (one: TypedTolerance) => BIO_VARIABLES.indexOf(one.variable);
  const added: TypedTolerance = { variable, amount: '25', unit: 'percent' };
  return [...typed, added].sort((a, b) => place(a) - place(b));
}

/** Every tolerance twice as wide, as far as an address can say. */
export const doubled = (tolerances: Tolerances): Tolerances =>
  Object.fromEntries(
    toleranceEntries(tolerances).map(([variable, one]) => [
      variable,
      'by' in one ? { by: Math.min(MAX_TOLERANCE, one.by * 2) } : { percent: Math.min(MAX_TOLERANCE, one.percent * 2) },
    ]),
  ) as Tolerances;
