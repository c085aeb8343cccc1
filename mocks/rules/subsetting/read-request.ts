import {
  CLIMATE_FIRST_YEAR,
  CLIMATE_LAST_YEAR,
  CLIMATE_METRICS,
  SUBSET_METHODS,
  type ChosenIndicator,
  type ClimateSpan,
} from '@/contract/accession/subsetting';
import { INDICATORS } from '../../data/climate/indicators';
import { badRequest, type ApiFailure } from '../../tools/http/api-failure';
import type { Task } from './task';

/** The most sets that may be asked for. */
const MAX_SETS = 500;
const MAX_SEED = 2 ** 31 - 1;

type Given = Record<string, unknown>;

const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refuse = (field: string, key: string, sentence: string): ApiFailure => badRequest(sentence, { [field]: key });

/** Whole numbers; they may come as texts. */
function whole(value: unknown, field: string, name: string, least: number, most: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < least || number > most)
    throw refuse(field, 'range', `${name} must be a whole number from ${least} to ${most}.`);
  return number;
}

function readIndicators(value: unknown): ChosenIndicator[] {
  if (!Array.isArray(value) || value.length === 0)
    throw refuse('indicators', 'required', 'Choose at least one indicator.');
  const chosen = value.map((each: unknown, i): ChosenIndicator => {
    const { id, metric = 'mean' } = isObject(each) ? each : {};
    const indicator = INDICATORS.find((known) => known.id === id);
    if (!indicator)
      throw refuse(
        `indicators.${i}.id`,
        'unknown',
        `There is no indicator ${JSON.stringify(id ?? null).slice(0, 60)}; there are ${INDICATORS.map((known) => known.id).join(', ')}.`,
      );
    const known = CLIMATE_METRICS.find((name) => name === metric);
    if (!known)
      throw refuse(`indicators.${i}.metric`, 'unknown', `The metric must be one of ${CLIMATE_METRICS.join(', ')}.`);
    return { id: indicator.id, metric: known };
  });
  if (new Set(chosen.map(({ id, metric }) => `${id} ${metric}`)).size < chosen.length)
    throw refuse('indicators', 'repeated', 'An indicator is chosen twice with the same metric.');
  return chosen;
}

function readSpan(given: Given): ClimateSpan {
  const { months, years } = given;
  if (!isObject(months)) throw refuse('months', 'required', 'Name the months, from 1 to 12.');
  if (!isObject(years))
    throw refuse('years', 'required', `Name the years, from ${CLIMATE_FIRST_YEAR} to ${CLIMATE_LAST_YEAR}.`);
  const month = (end: 'from' | 'to', name: string) => whole(months[end], `months.${end}`, name, 1, 12);
  const year = (end: 'from' | 'to', name: string) =>
    whole(years[end], `years.${end}`, name, CLIMATE_FIRST_YEAR, CLIMATE_LAST_YEAR);
  const span = {
    months: { from: month('from', 'The first month'), to: month('to', 'The last month') },
    years: { from: year('from', 'The first year'), to: year('to', 'The last year') },
  };
  if (span.years.from > span.years.to)
    throw refuse('years', 'order', `The first year (${span.years.from}) is later than the last (${span.years.to}).`);
  return span;
}

/** What indicators, months and years are asked for. @throws ApiFailure 400 with a sentence and the field. */
export function readChoice(body: unknown): { indicators: ChosenIndicator[]; span: ClimateSpan } {
  const given = isObject(body) ? body : {};
  return { indicators: readIndicators(given.indicators), span: readSpan(given) };
}

/** How many sets by what method. @throws ApiFailure 400 with a sentence and the field. */
export function readSubsets(body: unknown): NonNullable<Task['subsets']> {
  const { sets, method, seed = 1 } = isObject(body) ? body : {};
  if (!isObject(sets)) throw refuse('sets', 'required', 'Name the number of sets, "from" and "to".');
  const from = whole(sets.from, 'sets.from', 'The least number of sets', 2, MAX_SETS);
  const to = whole(sets.to, 'sets.to', 'The greatest number of sets', 2, MAX_SETS);
  if (from > to)
    throw refuse('sets', 'order', `The least number of sets (${from}) is larger than the greatest (${to}).`);
  const known = SUBSET_METHODS.find((name) => name === method);
  if (!known) throw refuse('method', 'unknown', `The method must be one of ${SUBSET_METHODS.join(', ')}.`);
  return { sets: { from, to }, method: known, seed: whole(seed ?? 1, 'seed', 'The seed', 0, MAX_SEED) };
}
