import type { ObservedValue } from '@/contract/dataset/observation';
import type { Random } from '../../../tools/random';
import type { Plant } from './plant';
import { normal } from './seed';
import type { Trait } from './trait';

/** Where and when one plot is observed. */
export interface Plot {
  /** From the mean of all seasons, in standard deviations. */
  season: number;
  /** The day on which the season begins. */
  begin: Date;
}

const DAY = 86_400_000;
/** Accessions that are not uniform show a second code. */
const MIXED = 0.05;
/** What two plots of one accession differ by, in standard deviations. */
const PLOT_ERROR = 0.35;

const within = (value: number, { min = -Infinity, max = Infinity }: Trait): number =>
  Math.min(max, Math.max(min, value));

/** Share of the normal distribution below (logistic approximation). */
const below = (standing: number): number => 1 / (1 + Math.exp(-1.702 * standing));

function codeAt({ terms = [] }: Trait, share: number): string {
  const total = terms.reduce((sum, [, , weight]) => sum + weight, 0);
  let left = share * total;
  for (const [code, , weight] of terms) {
    left -= weight;
    if (left <= 0) return code;
  }
  return terms.at(-1)?.[0] ?? '';
}

/** `YYYYMMDD`, so many days after the beginning. */
export const dayText = (begin: Date, days: number): string =>
  new Date(begin.getTime() + Math.round(days) * DAY).toISOString().slice(0, 10).replaceAll('-', '');

/** What is written down of one accession in one plot: nothing where it was not noted. */
export function drawValues(trait: Trait, plant: Plant, { season, begin }: Plot, random: Random): ObservedValue[] {
  const { type, mean = 0, sd = 1, digits = 0, share = 0.5, phrases = [] } = trait;
  const standing = plant.standing(trait) + PLOT_ERROR * normal(random);
  switch (type) {
    case 'NUMERIC':
      return [Number(within(mean + sd * (standing + season), trait).toFixed(digits))];
    case 'SCALE':
      return [Math.round(within(mean + sd * (standing + season), trait))];
    case 'CODED': {
      const code = codeAt(trait, below(plant.standing(trait)));
      const second = random.chance(MIXED) ? codeAt(trait, random.next()) : code;
      return second === code ? [code] : [code, second];
    }
    case 'BOOLEAN':
      return [below(standing) > 1 - share];
    case 'DATE':
      return [dayText(begin, mean + sd * (standing + season))];
    default:
      return random.chance(share) && phrases.length > 0 ? [random.pick(phrases)] : [];
  }
}
