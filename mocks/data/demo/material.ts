import type { Collection } from './accession-numbers';
import { growsAt, type Altitude } from './crop-habits';
import type { CropTable, Origin, Taxon } from './crop-tables';
import { collectingYear, harvestMonth, mcpdDate } from './dates';
import { SITES, type Site } from './places/origins';
import type { Profile } from './profiles';
import { inProportion, type Random } from '../../tools/random';
import { BREEDER_NAMES, COLLECTOR_NAMES } from './remark-text';
import { DIRECTIONS, siteText, type SiteKind } from './places/site-text';

/** The plant itself, as it was found or bred. Duplicates in several genebanks are one material. */
export interface Material {
  taxon: Taxon;
  sampStat: number | undefined;
  origCty: string | undefined;
  acceName: string | undefined;
  ancest: string | undefined;
  bredCode: string[];
  bredName: string[];
  collSite: string | undefined;
  collSrc: number | undefined;
  collDate: string | undefined;
  collNumb: string | undefined;
  collMissId: string | undefined;
  collCode: string[];
  collName: string[];
  latitude: number | undefined;
  longitude: number | undefined;
  uncertainty: number | undefined;
  datum: string | undefined;
  method: string | undefined;
  elevation: number | undefined;
  /** Year from which it can have come into a collection. */
  since: number;
  /** Today's country where it comes from. */
  land: string | undefined;
  /** The first genebank that had it, its number there and the year in which it came. */
  holder: string;
  number: string;
  year: number;
}

/** A collection with what it takes to fill it. */
export interface Stock extends Collection {
  profile: Profile;
  table: CropTable;
  taxa: readonly Taxon[];
  mayHold: ReadonlySet<Taxon>;
  /** CROPNAME, as the holder writes it. */
  cropName: string | undefined;
  /** Start of the address of an accession’s page. */
  pageAddress: string;
  /** Shared by the records that were collected by the holder itself. */
  ownCode: string[];
  breeder: string[];
}

type Kind = 'wild' | 'landrace' | 'breeding' | 'cultivar' | 'stock' | 'unknown';

/** Records share their empty lists. */
const NONE: string[] = [];
/** ICARDA bred in Syria before it moved: its old code stands in many records. */
const IN_ALEPPO = ['SYR002'];
export const IN_TERBOL = ['LBN002'];
const LEFT_SYRIA = 2013;
const KM_PER_DEGREE = 111.2;
/** Of what was collected, the share whose place was measured or looked up later. */
const LOCATED = { wild: 0.76, landrace: 0.575 };

const WILD_STATUS = inProportion(
  [
    [100, 60],
    [110, 12],
    [120, 8],
    [200, 6],
    [999, 1],
  ],
  90,
);
const STOCK_STATUS = [420, 420, 421, 422, 423];
const METHODS = ['GPS', 'GPS', 'map', 'gazetteer', 'estimated'];
const UNCERTAINTY = [10, 30, 50, 100, 500, 1000, 1850, 5000];
const FARM_SOURCES = [20, 21, 21, 21, 22, 25, 26, 27];
const WILD_SOURCES = [10, 11, 12, 13, 14, 15, 61, 62];
const INITIALS = ['AK', 'BM', 'DG', 'EH', 'FV', 'JR', 'KS', 'LP', 'MT', 'NO', 'PW', 'RC', 'SY', 'TD', 'VG', 'ZH'];
const CAPITALS = 'ABCDEFGHJKLMNPRSTVWX';

function kindOf(random: Random, stock: Stock, taxon: Taxon): Kind {
  if (taxon.wild) return 'wild';
  const { style } = stock.profile;
  if (style !== undefined && random.chance(0.3)) return style;
  const [landrace, breeding, cultivar, genetic] = stock.table.habits.statuses;
  const value = random.next();
  if (value < landrace) return 'landrace';
  if (value < landrace + breeding) return 'breeding';
  if (value < landrace + breeding + cultivar) return 'cultivar';
  return value < landrace + breeding + cultivar + genetic ? 'stock' : 'unknown';
}

function sampStatOf(random: Random, kind: Kind, table: CropTable): number | undefined {
  if (kind === 'wild') return random.pick(WILD_STATUS);
  if (kind === 'landrace') return 300;
  if (kind === 'breeding') return random.pick(table.habits.breeding);
  if (kind === 'cultivar') return 500;
  if (kind === 'stock') return random.pick(STOCK_STATUS);
  return random.chance(0.3) ? 999 : undefined;
}

function lineName(random: Random, pattern: string): string {
  let name = '';
  for (const sign of pattern) {
    name += sign === '#' ? random.below(10) : sign === '@' ? CAPITALS[random.below(CAPITALS.length)] : sign;
  }
  return name;
}

function landraceName(random: Random, taxon: Taxon, { composed }: CropTable, site: Site): string | undefined {
  const recorded = taxon.landraces.get(site.country);
  const value = random.next();
  if (recorded && value < 0.5) return random.pick(recorded);
  const made = value < 0.72 ? composed.get(site.language) : undefined;
  return made && random.pick(made);
}

function collectNumber(random: Random, site: Site, year: number): string {
  const number = 1 + random.below(4000);
  const style = random.below(5);
  const yy = String(year % 100).padStart(2, '0');
  if (style === 0) return `${site.country}${yy}:${1 + random.below(9)}-${1 + random.below(30)}-${1 + random.below(9)}`;
  if (style === 1) return `${random.pick(INITIALS)} ${number}`;
  if (style === 2) return `${random.pick(INITIALS)}${yy}-${number % 400}`;
  if (style === 3) return `${yy}/${number % 900}`;
  return `${random.pick(INITIALS)}-${random.pick(INITIALS)} ${number}`;
}

/** To a part of a degree, written with five decimals at most. */
const rounded = (degrees: number, precision: number): number =>
  Math.round((Math.round(degrees * precision) / precision) * 100_000) / 100_000;

/** Fills in where, when and by whom it was collected. The coordinates fit what the text says of the place. */
function collect(random: Random, material: Material, stock: Stock, site: Site, wild: boolean, latest: number): void {
  const market = !wild && random.chance(0.12);
  const kind: SiteKind = wild ? 'wild' : market ? 'market' : 'farm';
  const km = market || site.reach < 2 || random.chance(0.25) ? 0 : 1 + random.below(site.reach - 1);
  // The text names an eighth of the circle; the place lies anywhere within it, or the map would show stars.
  const turn = random.next() * DIRECTIONS;
  const direction = Math.floor(turn);
  const documented = Math.min(1, 0.45 + 0.42 * stock.profile.coordinates);
  const year = collectingYear(random, latest);
  const located = (wild ? LOCATED.wild : LOCATED.landrace) * Math.min(1.3, stock.profile.coordinates);

  material.since = year;
  if (random.chance(documented)) material.collSite = siteText(random, site, km, direction, kind);
  if (random.chance(documented * 0.85)) material.collDate = mcpdDate(random, year, harvestMonth(random, site.latitude));
  if (random.chance(documented * 0.6)) material.collNumb = collectNumber(random, site, year);
  material.collSrc = market ? 30 : random.pick(wild ? WILD_SOURCES : FARM_SOURCES);
  if (!random.chance(documented)) material.collSrc = undefined;
  if (random.chance(0.28)) material.collMissId = `${site.country}${year}-${1 + random.below(3)}`;
  const who = random.next();
  if (who < 0.45) material.collCode = stock.ownCode;
  else if (who < 0.52) material.collName = [random.pick(COLLECTOR_NAMES)];

  if (site.reach >= 0 && random.chance(located)) {
    const angle = ((turn - 0.5) * Math.PI * 2) / DIRECTIONS;
    const latitude = site.latitude + (km * Math.cos(angle)) / KM_PER_DEGREE;
    const longitude =
      site.longitude + (km * Math.sin(angle)) / (KM_PER_DEGREE * Math.cos((site.latitude * Math.PI) / 180));
    // Old records were read off a map to a minute of arc; later ones come from a receiver.
    const precision = year < 1995 && site.reach > 0 ? 60 : 100_000;
    material.latitude = rounded(latitude, precision);
    material.longitude = rounded(longitude, precision);
    if (random.chance(0.35)) material.datum = 'WGS84';
    if (random.chance(0.4))
      material.method = year < 1993 ? random.pick(['map', 'gazetteer', 'estimated']) : random.pick(METHODS);
    if (random.chance(0.3)) material.uncertainty = random.pick(UNCERTAINTY);
  }
  if (random.chance(material.latitude === undefined ? 0.12 : 0.72)) {
    material.elevation = Math.round(site.elevation + (random.next() - 0.4) * (20 + km * 2 + site.elevation * 0.05));
  }
}

function chooseLand(
  random: Random,
  origins: readonly Origin[],
  lands: ReadonlySet<string>,
  home: Profile,
): Origin | string {
  if (lands.has(home.country) && random.chance(home.home)) return home.country;
  return random.pick(origins);
}

/** A place where the crop can grow, if a few tries find one. */
function siteIn(random: Random, land: string, altitude: Altitude): Site {
  const sites = SITES.get(land) ?? [];
  let site = random.pick(sites);
  for (let tries = 0; tries < 6 && !growsAt(altitude, site.elevation, site.latitude); tries += 1)
    site = random.pick(sites);
  return site;
}

/** Makes the material of a new accession that came into the collection in `year` at the latest. */
export function makeMaterial(random: Random, stock: Stock, year: number): Material {
  const drawn = random.pick(stock.taxa);
  const { table, profile } = stock;
  const kind = kindOf(random, stock, drawn);
  const bred = kind === 'cultivar' || kind === 'stock' || (kind === 'breeding' && random.chance(0.85));
  const taxon = bred && stock.mayHold.has(table.main) ? table.main : drawn;
  const material: Material = {
    taxon,
    sampStat: sampStatOf(random, kind, table),
    origCty: undefined,
    acceName: undefined,
    ancest: undefined,
    bredCode: NONE,
    bredName: NONE,
    collSite: undefined,
    collSrc: undefined,
    collDate: undefined,
    collNumb: undefined,
    collMissId: undefined,
    collCode: NONE,
    collName: NONE,
    latitude: undefined,
    longitude: undefined,
    uncertainty: undefined,
    datum: undefined,
    method: undefined,
    elevation: undefined,
    since: year,
    land: undefined,
    holder: '',
    number: '',
    year: 0,
  };

  if (kind === 'cultivar' || kind === 'stock') {
    const cultivar = random.pick(table.cultivars);
    material.acceName = kind === 'cultivar' ? cultivar.name : `${cultivar.name} mut. ${1 + random.below(90)}`;
    material.origCty = random.chance(0.92) ? cultivar.country : undefined;
    material.land = cultivar.country;
    material.since = Math.min(year, cultivar.year);
    const breeder = BREEDER_NAMES[cultivar.country];
    if (breeder !== undefined && random.chance(0.3)) material.bredName = [breeder];
    material.collSrc = random.chance(0.25) ? (random.chance(0.5) ? 40 : 50) : undefined;
    return material;
  }

  const chosen = chooseLand(random, taxon.range ?? table.origins, taxon.lands, profile);
  const former = typeof chosen !== 'string' && chosen.former;
  const land = typeof chosen === 'string' ? chosen : random.pick(chosen.lands);
  material.land = land;

  if (kind === 'breeding') {
    const breeder = stock.breeder === IN_TERBOL && year < LEFT_SYRIA ? IN_ALEPPO : stock.breeder;
    const from = (breeder[0] ?? profile.code).slice(0, 3);
    material.acceName = random.chance(0.85) ? lineName(random, random.pick(table.habits.lines)) : undefined;
    if (random.chance(0.6))
      material.ancest = `${random.pick(table.cultivars).name}/${random.pick(table.cultivars).name}`;
    if (random.chance(0.7)) material.bredCode = breeder;
    if (random.chance(0.75)) material.origCty = from === 'ROM' ? 'ROU' : from;
    material.collSrc = random.chance(0.2) ? 40 : undefined;
    return material;
  }

  const site = siteIn(random, land, table.altitude);
  if (kind === 'landrace') material.acceName = landraceName(random, taxon, table, site);
  if (kind === 'unknown') {
    if (random.chance(0.45)) material.acceName = landraceName(random, taxon, table, site);
  } else collect(random, material, stock, site, kind === 'wild', year);

  if (random.chance(kind === 'unknown' ? 0.55 : 0.97)) {
    // Before a country ended, collectors wrote its old code; some catalogues never changed it.
    const old = site.former !== undefined && material.since < site.former.until && (former || random.chance(0.18));
    material.origCty = old && site.former ? site.former.code : land;
  }
  return material;
}
