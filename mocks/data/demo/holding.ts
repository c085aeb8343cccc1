import type { OtherNumber, PassportRecord } from '@/mcpd/record';
import { nextNumber, progress, writeNumber, type NumberScheme } from './accession-numbers';
import { FIRST_STAMP_YEAR, LAST_YEAR, mcpdDate, seriesYear, STAMPS, STAMPS_A_YEAR } from './dates';
import type { Material, Stock } from './material';
import type { Random } from '../../tools/random';
import { DONOR_NAMES, LOSSES, PLANT_REMARKS, SEED_REMARKS } from './remark-text';

/** Records share these lists; nobody changes a record that the catalogue has handed out. */
const NO_TEXT: string[] = [];
const NO_NUMBERS: number[] = [];
const NO_OTHERS: OtherNumber[] = [];
const SEED_STORES = [[13], [13], [13], [12, 13], [12, 13], [12], [11, 13], [10], [13, 11], [12], NO_NUMBERS];
const CLONE_STORES = [[30], [20, 30], [30, 40], [20], [30], [20, 30, 40], [40, 30]];
const TREE_STORES = [[20], [20], [20], [20, 40], [40]];

const DOI_DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PAIRS = Array.from({ length: 1024 }, (_, n) => (DOI_DIGITS[n >> 5] ?? '') + (DOI_DIGITS[n & 31] ?? ''));
const DOI_SPACE = 2 ** 25;
const VAULT = 'NOR051';
const HISTORIC = 0.04;

/**
 * A DOI that looks like those of the Global Information System (10.18730/…), each number its own, under 10.5072: the
 * prefix that DataCite kept for tests, so that none of them can be somebody's real accession.
 */
export function demoDoi(index: number): string {
  const scattered = (Math.imul(index + 1, 0x2c1b3c6d) >>> 0) % DOI_SPACE;
  return `10.5072/${DOI_DIGITS[scattered >> 20]}${PAIRS[(scattered >> 10) & 1023]}${PAIRS[scattered & 1023]}`;
}

/** When an accession with the next number of this series came in. */
export function acquisitionYear(random: Random, stock: Stock, scheme: NumberScheme): number {
  const first = scheme.span?.[0] ?? stock.profile.founded;
  const last = scheme.span?.[1] ?? LAST_YEAR;
  const year = seriesYear(scheme.prefix, first, last, progress(scheme)) + random.below(5) - 2;
  return Math.max(1898, Math.min(LAST_YEAR, Math.round(year)));
}

function storageOf(random: Random, stock: Stock, material: Material): number[] {
  const { keeping } = stock.table.habits;
  if (keeping === 'tree') return random.pick(TREE_STORES);
  // Wild potatoes and the like are kept as seed, their cultivated relatives as plants.
  return random.pick(keeping === 'clone' && !material.taxon.wild ? CLONE_STORES : SEED_STORES);
}

const duplicateLists = new Map<string, string[]>();

/** Where the duplicates are: one list per combination, shared. */
function duplicateSites(random: Random, stock: Stock, inVault: boolean): string[] {
  const { duplicates } = stock.profile;
  const other = duplicates.length > 0 && random.chance(0.6) ? random.pick(duplicates) : undefined;
  if (other === undefined && !inVault) return NO_TEXT;
  const key = `${other ?? ''} ${inVault && other !== VAULT ? VAULT : ''}`.trim();
  const found = duplicateLists.get(key) ?? key.split(' ').filter(Boolean);
  duplicateLists.set(key, found);
  return found;
}

interface Donor {
  code: string | undefined;
  name: string | undefined;
  numb: string | undefined;
}

const NO_DONOR: Donor = { code: undefined, name: undefined, numb: undefined };

/** Who gave it: the first holder of a duplicate, else another genebank with the same crop, somebody without a code, nobody. */
function donorOf(random: Random, stock: Stock, material: Material, year: number, holders: readonly Stock[]): Donor {
  if (material.holder !== '') return { code: material.holder, name: undefined, numb: material.number };
  if (material.collCode === stock.ownCode) return NO_DONOR;
  const value = random.next();
  if (value < 0.34) {
    const giver = random.pick(holders);
    if (giver.instCode === stock.instCode || giver.profile.founded > year) return NO_DONOR;
    const { main } = giver;
    const numb = random.chance(0.6)
      ? writeNumber(main, 1 + random.below(Math.max(50, main.reached)), material.land ?? '')
      : undefined;
    return { code: giver.instCode, name: undefined, numb };
  }
  return value < 0.42 ? { code: undefined, name: random.pick(DONOR_NAMES), numb: undefined } : NO_DONOR;
}

function otherNumbers(random: Random, material: Material, donor: Donor): OtherNumber[] {
  const others: OtherNumber[] = [];
  if (donor.code !== undefined && donor.numb !== undefined && (material.holder !== '' || random.chance(0.5)))
    others.push({ usedBy: donor.code, number: donor.numb });
  if (material.collNumb !== undefined && random.chance(0.3)) others.push({ number: material.collNumb });
  if (random.chance(0.12)) others.push({ number: `No. ${1 + random.below(9000)}` });
  return others.length === 0 ? NO_OTHERS : others;
}

/** Adds what the genebank says of the material. `index` is that of the record in the run, for its DOI. */
export function makeRecord(
  random: Random,
  stock: Stock,
  material: Material,
  scheme: NumberScheme,
  year: number,
  index: number,
  holders: readonly Stock[],
): PassportRecord {
  const { profile, table, instCode } = stock;
  const { taxon } = material;
  const acceNumb = nextNumber(scheme, random.next(), material.land ?? profile.country);
  const historic = random.chance(HISTORIC);
  const donor = donorOf(random, stock, material, year, holders);
  const sgsv = !historic && table.habits.keeping === 'seed' && random.chance(profile.sgsv);
  // Nothing is recorded before it has come in.
  const earliest = Math.max(0, Math.min(STAMPS.length - 20, (year + 1 - FIRST_STAMP_YEAR) * STAMPS_A_YEAR));
  const created = earliest + random.below((STAMPS.length - earliest) / 2);
  const remark = random.next();
  const withoutAuthor = random.chance(0.1);
  const acquired = random.chance(0.8) ? mcpdDate(random, year, 1 + random.below(12)) : undefined;

  return {
    puid: !historic && random.chance(profile.doi) ? demoDoi(index) : undefined,
    instCode,
    acceNumb,
    collNumb: material.collNumb,
    collCode: material.collCode,
    collName: material.collName,
    collInstAddress: undefined,
    collMissId: material.collMissId,
    genus: taxon.genus,
    species: taxon.species,
    spAuthor: withoutAuthor ? undefined : taxon.spAuthor,
    subtaxa: taxon.subtaxa,
    subtAuthor: withoutAuthor ? undefined : taxon.subtAuthor,
    cropName: random.chance(0.94) ? stock.cropName : undefined,
    acceName: material.acceName,
    acqDate: acquired,
    origCty: material.origCty,
    collSite: material.collSite,
    decLatitude: material.latitude,
    decLongitude: material.longitude,
    coordUncert: material.uncertainty,
    coordDatum: material.datum,
    geoRefMeth: material.method,
    elevation: material.elevation,
    collDate: material.collDate,
    bredCode: material.bredCode,
    bredName: material.bredName,
    sampStat: material.sampStat,
    ancest: material.ancest,
    collSrc: material.collSrc,
    donorCode: donor.code,
    donorName: donor.name,
    donorNumb: donor.numb,
    otherNumb: otherNumbers(random, material, donor),
    duplSite: historic ? NO_TEXT : duplicateSites(random, stock, sgsv),
    duplInstName: NO_TEXT,
    storage: historic ? NO_NUMBERS : storageOf(random, stock, material),
    mlsStat: profile.mls,
    remarks: historic
      ? random.pick(LOSSES)
      : remark < 0.09
        ? random.pick(table.habits.keeping === 'seed' ? SEED_REMARKS : PLANT_REMARKS)
        : undefined,
    acceUrl: profile.pages && !historic ? `${stock.pageAddress}${acceNumb.replaceAll(' ', '%20')}` : undefined,
    available: historic ? false : profile.available === undefined ? undefined : random.chance(profile.available),
    historic,
    aegis: profile.aegis > 0 && !historic ? random.chance(profile.aegis) : undefined,
    inTrust: profile.inTrust,
    sgsv,
    curationType: historic ? undefined : profile.curation,
    images: !historic && random.chance(profile.images) ? 1 + random.below(4) : undefined,
    crop: table.shortName,
    family: table.family,
    createdDate: STAMPS[created],
    lastModifiedDate: STAMPS[created + random.below(STAMPS.length - created)],
  };
}
