import { BIO_VARIABLES, type BioVariable, type Tolerances } from '@/contract/climate';
import { toleranceEntries } from './tolerance-codec';

/** A tolerance as it is typed. */
export interface TypedTolerance {
  variable: BioVariable;
  amount: string;
  unit: 'by' | 'percent';
}

const MAX_TOLERANCE = 9_999_999;

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));

/** Whether an amount is a number above 0, with at most six fraction digits. */
export const isAmount = (text: string): boolean => {
  const value = numberOf(text);
  return value >= 0.000001 && value <= MAX_TOLERANCE;
};

export const typedTolerances = (tolerances: Tolerances): TypedTolerance[] =>
  toleranceEntries(tolerances).map(([variable, one]) => ({
    variable,
    amount: String('by' in one ? one.by : one.percent),
    unit: 'by' in one ? 'by' : 'percent',
  }));

/** What was typed as tolerances; undefined while any of it is none, or nothing is left. */
export function readTyped(typed: readonly TypedTolerance[]): Tolerances | undefined {
  if (typed.length === 0 || !typed.every(({ amount }) => isAmount(amount))) return undefined;
  return Object.fromEntries(
    typed.map(({ variable, amount, unit }) => [variable, { [unit]: Number(numberOf(amount).toFixed(6)) }]),
  ) as Tolerances;
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
