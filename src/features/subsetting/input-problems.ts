import { CLIMATE_FIRST_YEAR, CLIMATE_LAST_YEAR } from '@/contract/accession/subsetting';
import type { SubsettingInputs } from './subsetting-inputs';

const MIN_SETS = 2;

/** What is wrong with an input: a text key of `subsetting:problem`, and what it names. */
export type InputProblem =
  | { key: 'sets' | 'order' | 'yearOrder' | 'noIndicator' | 'seed' }
  | { key: 'years'; first: number; last: number }
  | { key: 'tooFew'; accessions: number; most: number }
  | { key: 'none'; accessions: number };

export type InputProblems = Partial<Record<'sets' | 'years' | 'indicators' | 'seed', InputProblem>>;

/** A whole number as it is typed; `NaN` for anything else. */
export const wholeOf = (text: string): number => (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN);

function setsProblem({ advanced, sets, from, to }: SubsettingInputs, accessions: number): InputProblem | undefined {
  const [fewest, most] = advanced ? [wholeOf(from), wholeOf(to)] : [wholeOf(sets), wholeOf(sets)];
  if (!(fewest >= MIN_SETS && most >= MIN_SETS)) return { key: 'sets' };
  if (fewest > most) return { key: 'order' };
  if (accessions > most) return undefined;
  return accessions > MIN_SETS ? { key: 'tooFew', accessions, most: accessions - 1 } : { key: 'none', accessions };
}

function yearsProblem({ firstYear, lastYear }: SubsettingInputs): InputProblem | undefined {
  const years = [wholeOf(firstYear), wholeOf(lastYear)];
  if (!years.every((year) => year >= CLIMATE_FIRST_YEAR && year <= CLIMATE_LAST_YEAR))
    return { key: 'years', first: CLIMATE_FIRST_YEAR, last: CLIMATE_LAST_YEAR };
  return years[0] !== undefined && years[1] !== undefined && years[0] > years[1] ? { key: 'yearOrder' } : undefined;
}

/** What keeps the inputs from being asked, for a result of so many accessions. Only what the mode shows counts. */
export function inputProblems(inputs: SubsettingInputs, accessions: number): InputProblems {
  const { advanced, indicators, seed } = inputs;
  const sets = setsProblem(inputs, accessions);
  if (!advanced) return sets ? { sets } : {};
  const years = yearsProblem(inputs);
  return {
    ...(sets && { sets }),
    ...(years && { years }),
    ...(indicators?.length === 0 && { indicators: { key: 'noIndicator' } }),
    ...(Number.isNaN(wholeOf(seed)) && { seed: { key: 'seed' } }),
  };
}
