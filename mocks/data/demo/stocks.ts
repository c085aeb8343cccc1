import { readCollections } from './accession-numbers';
import { CROP_TABLES, type CropTable } from './crop-tables';
import { IN_TERBOL, type Stock } from './material';
import { PROFILES } from './profiles';
import { inProportion } from '../../tools/random';

/** Large collections are less than proportionally large in the demo, so that small ones are seen. */
const DAMPING = 0.68;

type Choice = Pick<Stock, 'taxa' | 'mayHold'>;

function choose(table: CropTable, only: string | undefined): Choice {
  const taxa = table.taxa.filter(
    (taxon) => only === undefined || (only === 'wild' ? taxon.wild : taxon.species === only),
  );
  if (taxa.length === 0) throw new Error(`Nothing to hold: ${table.shortName}:${only}`);
  return { taxa: inProportion(taxa.map((taxon) => [taxon, taxon.weight])), mayHold: new Set(taxa) };
}

/** The collections of a run with how many accessions each will get: `count` in all, largest remainders first. */
export function planStocks(count: number): { stock: Stock; share: number }[] {
  const choices = new Map<string, Choice>();
  const stocks = readCollections().map((collection): Stock => {
    const profile = PROFILES.get(collection.instCode);
    const table = CROP_TABLES.get(collection.crop);
    if (!profile || !table) throw new Error(`No profile or crop: ${collection.instCode} ${collection.crop}`);
    const key = `${collection.crop} ${collection.only ?? ''}`;
    const choice = choices.get(key) ?? choose(table, collection.only);
    choices.set(key, choice);
    return {
      ...collection,
      profile,
      table,
      cropName: profile.language === 'none' ? undefined : (table.words.get(profile.language) ?? table.name),
      ...choice,
      pageAddress: `https://${collection.instCode.toLowerCase()}.example.org/accession/`,
      ownCode: [collection.instCode],
      breeder: table.habits.breeder === 'LBN002' ? IN_TERBOL : [table.habits.breeder ?? collection.instCode],
    };
  });

  const weights = stocks.map(({ size }) => size ** DAMPING);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (weight / total) * count);
  const shares = exact.map(Math.floor);
  const left = count - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((value, index) => [value % 1, index] as const)
    .sort((a, b) => b[0] - a[0] || a[1] - b[1]);
  for (const [, index] of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;

  stocks.forEach((stock, index) => {
    const share = shares[index] ?? 0;
    const second = stock.second ? (stock.secondIsHome ? stock.profile.home : 0.22) : 0;
    stock.main.total += share * (1 - second);
    if (stock.second) stock.second.total += share * second;
  });
  return stocks.map((stock, index) => ({ stock, share: shares[index] ?? 0 }));
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Walks through all stocks, each as often as its share, well mixed: a stride of about the golden ratio. */
export function mixStocks(plan: readonly { stock: Stock; share: number }[], count: number): () => Stock {
  const owner = new Uint16Array(count);
  let at = 0;
  plan.forEach(({ share }, index) => {
    owner.fill(index, at, at + share);
    at += share;
  });
  let stride = Math.max(1, Math.round(count * 0.6180339887));
  while (gcd(stride, count) !== 1) stride += 1;
  const stocks = plan.map(({ stock }) => stock);
  let index = count - stride;
  return () => {
    index = (index + stride) % count;
    return stocks[owner[index] as number] as Stock;
  };
}
