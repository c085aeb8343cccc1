import type { Random } from '../../tools/random';

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

/** Years in which the Plant Introduction numbers of the USA had come so far: part of the series, year. */
const INTRODUCED = [
  [0, 1898],
  [0.145, 1932],
  [0.29, 1952],
  [0.43, 1964],
  [0.58, 1975],
  [0.72, 1985],
  [0.87, 1997],
  [1, 2021],
] as const;

/** Series that began or ended at another time than the collection, by prefix: first and last year. */
const SERIES: Readonly<Record<string, readonly [first: number, last: number]>> = {
  'CItr ': [1900, 1981],
  'CIho ': [1900, 1981],
  'CIav ': [1900, 1981],
  'CIor ': [1905, 1981],
  'CIse ': [1905, 1981],
  'Grif ': [1984, 2022],
  'W6 ': [1984, 2022],
  'Ames ': [1979, 2022],
};

/** First and last year of a number series that has years of its own. */
export const seriesSpan = (prefix: string): readonly [first: number, last: number] | undefined => SERIES[prefix];

/** When the Plant Introduction numbers had come so far, 0 to 1. */
function introductionYear(part: number): number {
  const next = INTRODUCED.findIndex(([until], index) => index > 0 && part <= until);
  const [from, first] = INTRODUCED[next - 1] ?? INTRODUCED[0];
  const [until, last] = INTRODUCED[next] ?? INTRODUCED[7];
  return first + ((part - from) / (until - from)) * (last - first);
}

/** Parts of the series in thousandths, looked up: it is asked for once per record. */
const INTRODUCTION_YEARS = Array.from({ length: 1001 }, (_, thousandth) => introductionYear(thousandth / 1000));

/** When a number series had come so far, 0 to 1: most genebanks grew fastest in their first decades. */
export function seriesYear(prefix: string, first: number, last: number, part: number): number {
  if (prefix === 'PI ') return INTRODUCTION_YEARS[Math.round(part * 1000)] ?? last;
  return first + (last - first) * part * (0.5 + 0.5 * part);
}

/** Times at which records were changed, ISO text, in order. */
export const FIRST_STAMP_YEAR = 2011;
export const STAMPS_A_YEAR = 42;
export const STAMPS: readonly string[] = Array.from({ length: 610 }, (_, index) =>
  new Date(
    Date.UTC(FIRST_STAMP_YEAR, 0, 5) + index * (365.25 / STAMPS_A_YEAR) * 86_400_000 + index * 7_321,
  ).toISOString(),
);
