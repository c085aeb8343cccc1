import type { PassportRecord } from '@/mcpd/record';
import { LAST_YEAR } from './dates';
import { dueScheme, schemeAt } from './accession-numbers';
import { acquisitionYear, makeRecord } from './holding';
import { makeMaterial, type Material, type Stock } from './material';
import { Random } from '../../tools/random';
import { mixStocks, planStocks } from './stocks';

/** Share of accessions that another genebank of the catalogue had first. */
const DUPLICATED = 0.17;
/** How many materials of a crop are remembered to be passed on. */
const REMEMBERED = 96;
/** A larger catalogue is made in parts. */
export const LARGE_DEMO = 1_000_000;
const PARTS = 4;

type Plan = ReturnType<typeof planStocks>;

const sizeOf = (plan: Plan): number => plan.reduce((sum, { share }) => sum + share, 0);

/** Materials of one crop that may still reach another genebank, and the genebanks that hold the crop. */
interface Shelf {
  materials: Material[];
  at: number;
  holders: Stock[];
}

/** The accessions of some genebanks, made in order, once. */
class DemoPart {
  readonly count: number;
  readonly #random: Random;
  readonly #nextStock: () => Stock;
  readonly #shelves = new Map<string, Shelf>();
  #index: number;

  /** `givers`: who may have given something; `first`: accessions of the catalogue before these. */
  constructor(plan: Plan, givers: Plan, first: number, seed: number) {
    this.count = sizeOf(plan);
    this.#random = new Random(seed);
    this.#nextStock = mixStocks(plan, this.count);
    this.#index = first;
    for (const { stock } of givers) {
      const shelf = this.#shelves.get(stock.crop) ?? { materials: [], at: 0, holders: [] };
      shelf.holders.push(stock);
      this.#shelves.set(stock.crop, shelf);
    }
  }

  fill(add: (record: PassportRecord) => void): void {
    for (let made = 0; made < this.count; made += 1) add(this.next());
  }

  next(): PassportRecord {
    const random = this.#random;
    const stock = this.#nextStock();
    const shelf = this.#shelves.get(stock.crop) as Shelf;
    const earlier = this.#passedOn(shelf, stock);
    const due = dueScheme(stock, random.next());
    const expected = acquisitionYear(random, stock, due);
    const material = earlier ?? makeMaterial(random, stock, expected);
    const scheme = schemeAt(stock, due, material.land === stock.profile.country);
    const year = earlier ? Math.min(LAST_YEAR, Math.max(expected, earlier.year + random.below(4))) : expected;
    const record = makeRecord(random, stock, material, scheme, year, this.#index, shelf.holders);
    this.#index += 1;
    if (!earlier) {
      material.holder = stock.instCode;
      material.number = record.acceNumb;
      material.year = year;
      shelf.materials[shelf.at % REMEMBERED] = material;
      shelf.at += 1;
    }
    return record;
  }

  /** A material that another genebank had first; undefined where none is due or none fits. */
  #passedOn(shelf: Shelf, stock: Stock): Material | undefined {
    if (shelf.materials.length === 0 || !this.#random.chance(DUPLICATED)) return undefined;
    const found = this.#random.pick(shelf.materials);
    const fits = found.holder !== stock.instCode && found.year < LAST_YEAR && stock.mayHold.has(found.taxon);
    return fits ? found : undefined;
  }
}

/** American genebanks share series of numbers. */
const numbersOf = ({ instCode }: Stock): string => (instCode.startsWith('USA') ? 'USA' : instCode);

/** Genebanks in groups that are about equally large and give no number twice. */
function parted(whole: Plan, count: number): Plan[] {
  const plans = new Map<string, Plan>();
  for (const each of whole) {
    const numbers = numbersOf(each.stock);
    plans.set(numbers, [...(plans.get(numbers) ?? []), each]);
  }
  const parts = Array.from({ length: count }, (): Plan => []);
  for (const plan of [...plans.values()].sort((a, b) => sizeOf(b) - sizeOf(a)))
    parts.reduce((least, part) => (sizeOf(part) < sizeOf(least) ? part : least)).push(...plan);
  return parts;
}

const partsOf = (count: number): number => (count > LARGE_DEMO ? PARTS : 1);

/**
 * The demo catalogue in parts that can be made side by side: no material is passed on from one to another. They are the
 * same, and in the same order, anywhere.
 */
export function demoParts(count: number, seed = 1, parts = partsOf(count)): DemoPart[] {
  const whole = planStocks(count);
  let first = 0;
  return (parts > 1 ? parted(whole, parts) : [whole]).map((plan, at) => {
    const part = new DemoPart(plan, whole, first, seed + at);
    first += part.count;
    return part;
  });
}

/**
 * The demo catalogue: hands `count` accessions to `add` that look as if they came out of some sixty genebanks. The same
 * count and seed give the same records in the same order, anywhere. Lists inside the records may be shared between
 * them: do not change them.
 */
export function fillDemo(add: (record: PassportRecord) => void, count: number, seed = 1): void {
  for (const part of demoParts(count, seed)) part.fill(add);
}

/** As `fillDemo`, one after the other. */
export function* demoRecords(count: number, seed = 1): Generator<PassportRecord, void> {
  for (const part of demoParts(count, seed)) for (let made = 0; made < part.count; made += 1) yield part.next();
}
