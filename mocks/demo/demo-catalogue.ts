import type { PassportRecord } from '@/mcpd/record';
import { LAST_YEAR } from './dates';
import { dueScheme, schemeAt } from './accession-numbers';
import { acquisitionYear, makeRecord } from './holding';
import { makeMaterial, type Material, type Stock } from './material';
import { Random } from '../random/random';
import { mixStocks, planStocks } from './stocks';

/** Share of accessions that another genebank of the catalogue had first. */
const DUPLICATED = 0.17;
/** How many materials of a crop are remembered to be passed on. */
const REMEMBERED = 96;

/** Materials of one crop that may still reach another genebank, and the genebanks that hold the crop. */
interface Shelf {
  materials: Material[];
  at: number;
  holders: Stock[];
}

/** One run through the catalogue: makes the records in order. */
class DemoRun {
  readonly #random: Random;
  readonly #nextStock: () => Stock;
  readonly #shelves = new Map<string, Shelf>();
  #index = 0;

  constructor(count: number, seed: number) {
    this.#random = new Random(seed);
    const plan = planStocks(count);
    this.#nextStock = mixStocks(plan, count);
    for (const { stock } of plan) {
      const shelf = this.#shelves.get(stock.crop) ?? { materials: [], at: 0, holders: [] };
      shelf.holders.push(stock);
      this.#shelves.set(stock.crop, shelf);
    }
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

/**
 * The demo catalogue: hands `count` accessions to `add` that look as if they came out of some sixty genebanks. The same
 * count and seed give the same records in the same order, anywhere. Lists inside the records may be shared between
 * them: do not change them.
 */
export function fillDemo(add: (record: PassportRecord) => void, count: number, seed = 1): void {
  const run = new DemoRun(count, seed);
  for (let made = 0; made < count; made += 1) add(run.next());
}

/** As `fillDemo`, one after the other. */
export function* demoRecords(count: number, seed = 1): Generator<PassportRecord, void> {
  const run = new DemoRun(count, seed);
  for (let made = 0; made < count; made += 1) yield run.next();
}
