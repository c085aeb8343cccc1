import { CROPS } from '@/mcpd/crop-table';
import { altitudeOf, HABITS, USUAL_HABITS, type Altitude, type CropHabits } from './crop-habits';
import { CULTIVAR_TEXT } from './cultivar-names';
import { COMPOSED_TEXT, CROP_WORDS, LANDRACE_TEXT } from './landrace-names';
import { landsOf } from './places/origins';
import { inProportion, readWeights } from '../../tools/random';
import { TAXA, type CropTaxa } from './taxa';

export interface Taxon {
  genus: string;
  species: string;
  spAuthor: string;
  subtaxa: string | undefined;
  subtAuthor: string | undefined;
  weight: number;
  wild: boolean;
  /** Names of landraces on record, by country. */
  landraces: ReadonlyMap<string, readonly string[]>;
  /** Countries, each in proportion; undefined: those of the crop. */
  range: readonly Origin[] | undefined;
  /** Today's countries in it, for those who collect at home. */
  lands: ReadonlySet<string>;
}

/** A country of origin; a former one is asked for by name, and stands for one of its successors. */
export interface Origin {
  former: boolean;
  lands: readonly string[];
}

export interface Cultivar {
  name: string;
  country: string;
  year: number;
}

export interface CropTable {
  shortName: string;
  /** English. */
  name: string;
  family: string;
  habits: CropHabits;
  altitude: Altitude;
  taxa: readonly Taxon[];
  origins: readonly Origin[];
  lands: ReadonlySet<string>;
  cultivars: readonly Cultivar[];
  /** What is meant by the name of the crop alone: most bred varieties are that. */
  main: Taxon;
  /** The crop in a language: CROPNAME. */
  words: ReadonlyMap<string, string>;
  /** Names made of the crop and a quality, by language. */
  composed: ReadonlyMap<string, readonly string[]>;
}

function readOrigins(text: string): { origins: Origin[]; lands: Set<string> } {
  const pairs = readWeights(text).map(([code, weight]): [Origin, number] => {
    const lands = landsOf(code);
    return [{ former: lands[0] !== code, lands }, weight];
  });
  return { origins: inProportion(pairs), lands: new Set(pairs.flatMap(([{ lands }]) => lands)) };
}

/** `A|B` after a code, by code: `ETH A|B; SYR C`. */
function readNames(text: string | undefined): Map<string, string[]> {
  if (text === undefined) return new Map();
  return new Map(text.split('; ').map((part) => [part.slice(0, 3), part.slice(4).split('|')]));
}

const CULTIVAR = /^(.+) ([A-Z]{3}) (\d{4})$/;

function readCultivars(text: string | undefined): Cultivar[] {
  return (text ?? '').split('; ').map((part) => {
    const [, name, country, year] = CULTIVAR.exec(part) ?? [];
    if (name === undefined || country === undefined) throw new Error(`Not a cultivar: ${part}`);
    return { name, country, year: Number(year) };
  });
}

/** German puts a quality before the crop in one word; others leave a space or put it behind. */
function compose(qualities: string, word: string): string[] {
  return qualities.startsWith('<')
    ? qualities
        .slice(1)
        .split('|')
        .map((quality) => quality + word)
    : qualities.split('|').map((quality) => `${word} ${quality}`);
}

/** Crops whose local names go through all their species. */
const NAMED_ACROSS = new Set(['banana', 'yam', 'rice']);

function readTaxa(shortName: string, text: CropTaxa, lands: ReadonlySet<string>): Taxon[] {
  const mainSpecies = text.taxa[0]?.[1];
  return text.taxa.map(([genus, species, spAuthor, subtaxa, subtAuthor, weight, range]) => {
    const own = range === undefined ? undefined : readOrigins(range.replace('~ ', ''));
    const ofSubtaxon = `${shortName}/${subtaxa.split(' ').at(-1)}`;
    const ofSpecies = species === mainSpecies || NAMED_ACROSS.has(shortName) ? shortName : `${shortName}/${species}`;
    const names = LANDRACE_TEXT[ofSubtaxon] === undefined ? ofSpecies : ofSubtaxon;
    return {
      genus,
      species,
      spAuthor,
      subtaxa: subtaxa === '' ? undefined : subtaxa,
      subtAuthor: subtAuthor === '' ? undefined : subtAuthor,
      weight,
      wild: range !== undefined && !range.startsWith('~'),
      landraces: readNames(LANDRACE_TEXT[names]),
      range: own?.origins,
      lands: own?.lands ?? lands,
    };
  });
}

function table(shortName: string): CropTable {
  const text = TAXA[shortName];
  if (!text) throw new Error(`No taxa of ${shortName}`);
  const { origins, lands } = readOrigins(text.origins);
  const words = new Map<string, string>();
  const composed = new Map<string, string[]>();
  for (const [language, [qualities, crops]] of Object.entries(COMPOSED_TEXT)) {
    const word = crops.split(',').find((pair) => pair.startsWith(`${shortName}=`));
    if (word === undefined) continue;
    const own = word.slice(shortName.length + 1);
    words.set(language, own.charAt(0).toUpperCase() + own.slice(1));
    composed.set(language, compose(qualities, own));
  }
  for (const [language, crops] of Object.entries(CROP_WORDS)) {
    const word = crops.split(',').find((pair) => pair.startsWith(`${shortName}=`));
    if (word !== undefined) words.set(language, word.slice(shortName.length + 1));
  }
  words.delete('en');
  const taxa = readTaxa(shortName, text, lands);
  const [main] = taxa;
  if (!main) throw new Error(`No taxa of ${shortName}`);
  return {
    shortName,
    name: CROPS.find((crop) => crop.shortName === shortName)?.name ?? shortName,
    family: text.family,
    habits: HABITS[shortName] ?? USUAL_HABITS,
    altitude: altitudeOf(shortName),
    taxa,
    main,
    origins,
    lands,
    cultivars: readCultivars(CULTIVAR_TEXT[shortName]),
    words,
    composed,
  };
}

/** Everything the generator knows of a crop, by short name. */
export const CROP_TABLES: ReadonlyMap<string, CropTable> = new Map(
  Object.keys(TAXA).map((shortName) => [shortName, table(shortName)]),
);
