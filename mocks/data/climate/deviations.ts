import { CLIMATE_FIRST_YEAR, CLIMATE_LAST_YEAR } from '@/contract/accession/subsetting';
import { Random } from '../../tools/random';
import { MONTHS } from './model';

/**
 * How single months differ from the normals: for each month of each year the sum of a few waves that go around the
 * Earth, so that neighbours have the same good and bad years. The numbers are drawn once from a fixed seed; over all
 * years they cancel out.
 */
const WAVES = 4;
/** Numbers for a month: a cosine's and a sine's amplitude for each wave. */
export const TERMS = 2 * WAVES;
const SEED = 1983;
/** Radians per Earth radius: a wave is some 6,000 km long. */
const PITCH = 6.5;

const YEARS = CLIMATE_LAST_YEAR - CLIMATE_FIRST_YEAR + 1;

/** Warming of the land within the years, °C a year; none at their middle. */
const WARMING = 0.025;

export interface Deviations {
  /** `TERMS` amplitudes for each month, from January of the first year; the sum with the waves of a place has a deviation of 1. */
  temperature: Float64Array;
  precipitation: Float64Array;
}

function draw(random: Random): Float64Array {
  // Evenly from −1 to 1 has a deviation of √⅓.
  const scale = Math.sqrt(3 / WAVES);
  const amplitudes = Float64Array.from({ length: YEARS * MONTHS * TERMS }, () => (2 * random.next() - 1) * scale);
  const yearly = MONTHS * TERMS;
  for (let term = 0; term < yearly; term += 1) {
    let sum = 0;
    for (let at = term; at < amplitudes.length; at += yearly) sum += amplitudes[at] ?? 0;
    for (let at = term; at < amplitudes.length; at += yearly) amplitudes[at] = (amplitudes[at] ?? 0) - sum / YEARS;
  }
  return amplitudes;
}

let known: { deviations: Deviations; directions: Float64Array } | undefined;

function all(): NonNullable<typeof known> {
  if (known) return known;
  const random = new Random(SEED);
  const directions = Float64Array.from({ length: 3 * WAVES }, () => 2 * random.next() - 1);
  known = { deviations: { temperature: draw(random), precipitation: draw(random) }, directions };
  return known;
}

export const deviations = (): Deviations => all().deviations;

/** The waves at a place: what the amplitudes of a month are multiplied by. Writes `TERMS` numbers. */
export function writeWaves(latitude: number, longitude: number, into: Float64Array): void {
  const { directions } = all();
  const [a, b] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  const [x, y, z] = [Math.cos(a) * Math.cos(b), Math.cos(a) * Math.sin(b), Math.sin(a)];
  for (let wave = 0; wave < WAVES; wave += 1) {
    const along =
      PITCH *
      (x * (directions[3 * wave] ?? 0) + y * (directions[3 * wave + 1] ?? 0) + z * (directions[3 * wave + 2] ?? 0));
    into[2 * wave] = Math.cos(along);
    into[2 * wave + 1] = Math.sin(along);
  }
}

/** The deviation of a month at the waves of a place; `month` counts from January of the first year. */
export function deviationAt(amplitudes: Float64Array, month: number, waves: Float64Array): number {
  const at = month * TERMS;
  let sum = 0;
  for (let term = 0; term < TERMS; term += 1) sum += (amplitudes[at + term] ?? 0) * (waves[term] ?? 0);
  return sum;
}

/** °C that the land was warmer in a year than in the middle of the years. */
export const warming = (year: number): number => WARMING * (year - (CLIMATE_FIRST_YEAR + CLIMATE_LAST_YEAR) / 2);
