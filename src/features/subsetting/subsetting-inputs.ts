import {
  CLIMATE_FIRST_YEAR,
  CLIMATE_LAST_YEAR,
  CLIMATE_METRICS,
  SUBSET_METHODS,
  type ChosenIndicator,
  type Indicator,
  type SubsetMethod,
} from '@/contract/accession/subsetting';

/** What a person has set, in both modes at once: switching between them keeps everything. Numbers are kept as typed. */
export interface SubsettingInputs {
  advanced: boolean;
  method: SubsetMethod;
  /** Of the basic mode: this many. */
  sets: string;
  /** Of the advanced mode: as many as suit, within these. */
  from: string;
  to: string;
  /** Absent: the usual ones. */
  indicators?: readonly ChosenIndicator[];
  firstMonth: number;
  lastMonth: number;
  firstYear: string;
  lastYear: string;
  seed: string;
}

export const USUAL_INPUTS: SubsettingInputs = {
  advanced: false,
  method: 'core',
  sets: '10',
  from: '5',
  to: '15',
  firstMonth: 1,
  lastMonth: 12,
  firstYear: String(CLIMATE_FIRST_YEAR),
  lastYear: String(CLIMATE_LAST_YEAR),
  seed: '1',
};

/** Every indicator once: its mean, where it has one. */
export const usualIndicators = (indicators: readonly Indicator[]): ChosenIndicator[] =>
  indicators.flatMap(({ id, metrics }) => {
    const metric = metrics.find((one) => one === 'mean') ?? metrics[0];
    return metric ? [{ id, metric }] : [];
  });

const isChosen = (value: unknown): value is ChosenIndicator => {
  const { id, metric } = (value ?? {}) as Partial<ChosenIndicator>;
  return typeof id === 'string' && CLIMATE_METRICS.some((known) => known === metric);
};
const isMonth = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 12;

/** Whether a kept value may stand for an input; what was written by something else is passed over. */
const CHECKS: { [K in keyof Required<SubsettingInputs>]: (value: unknown) => boolean } = {
  advanced: (value) => typeof value === 'boolean',
  method: (value) => SUBSET_METHODS.some((method) => method === value),
  sets: (value) => typeof value === 'string',
  from: (value) => typeof value === 'string',
  to: (value) => typeof value === 'string',
  indicators: (value) => Array.isArray(value) && value.every(isChosen),
  firstMonth: isMonth,
  lastMonth: isMonth,
  firstYear: (value) => typeof value === 'string',
  lastYear: (value) => typeof value === 'string',
  seed: (value) => typeof value === 'string',
};

/** Reads kept inputs, whatever else may stand there. */
export function readInputs(kept: string | null): SubsettingInputs {
  try {
    const values = JSON.parse(kept ?? '{}') as Record<string, unknown> | null;
    const known = Object.entries(CHECKS).flatMap(([name, check]) => {
      const value = values?.[name];
      return check(value) ? [[name, value] as const] : [];
    });
    return { ...USUAL_INPUTS, ...Object.fromEntries(known) };
  } catch {
    return USUAL_INPUTS;
  }
}
