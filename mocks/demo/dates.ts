import type { Random } from './random';

const TWO = Array.from({ length: 32 }, (_, number) => String(number).padStart(2, '0'));

/** Harvest months by hemisphere. */
const NORTHERN = [5, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11];
const SOUTHERN = [11, 12, 1, 2, 3, 3, 4, 4, 5, 5, 6];

/** `YYYYMMDD`; now and then without a day, often without a month. */
export function mcpdDate(random: Random, year: number, month: number): string {
  const known = random.next();
  if (known < 0.3) return `${year}----`;
  if (known < 0.42) return `${year}${TWO[month]}--`;
  return `${year}${TWO[month]}${TWO[1 + random.below(28)]}`;
}

export const harvestMonth = (random: Random, latitude: number): number =>
  random.pick(latitude < 0 ? SOUTHERN : NORTHERN);

/** Years in which collectors were out, in proportion: few before the war, most between 1972 and 1995. */
const COLLECTING_YEARS: readonly number[] = Array.from({ length: 100 }, (_, index) => 1922 + index).flatMap((year) =>
  Array.from(
    { length: year < 1945 ? 1 : year < 1965 ? 2 : year < 1972 ? 4 : year < 1996 ? 12 : year < 2010 ? 6 : 3 },
    () => year,
  ),
);

export const LAST_YEAR = 2024;

/** A year of collecting, not after `latest`. */
export function collectingYear(random: Random, latest: number): number {
  const year = random.pick(COLLECTING_YEARS);
  return year <= latest ? year : latest - random.below(6);
}

/** Times at which records were changed, ISO text, in order. */
export const STAMPS: readonly string[] = Array.from({ length: 600 }, (_, index) =>
  new Date(Date.UTC(2011, 0, 5) + index * 8.9 * 86_400_000 + index * 7_321_000).toISOString(),
);
