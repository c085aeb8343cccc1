import { CROPS } from '@/mcpd/crop-table';
import { HABITS, USUAL_HABITS, type CropHabits } from './crop-habits';
import { CULTIVAR_TEXT } from './cultivar-names';
import { COMPOSED_TEXT, CROP_WORDS, LANDRACE_TEXT } from './landrace-names';
import { landsOf } from './origins';
import { inProportion, readWeights } from './random';
import { TAXA } from './taxa';

export interface Taxon {
  genus: string;
  species: string;
  spAuthor: string;
  subtaxa: string | undefined;
  subtAuthor: string | undefined;
  weight: number;
  wild: boolean;
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
  taxa: readonly Taxon[];
  origins: readonly Origin[];
  lands: ReadonlySet<string>;
  cultivars: readonly Cultivar[];
  /** Names of landraces on record, by country. */
  landraces: ReadonlyMap<string, readonly string[]>;
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
  return new Map((text ?? '').split('; ').map((part) => [part.slice(0, 3), part.slice(4).split('|')]));
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
  return {
    shortName,
    name: CROPS.find((crop) => crop.shortName === shortName)?.name ?? shortName,
    family: text.family,
    habits: HABITS[shortName] ?? USUAL_HABITS,
    taxa: text.taxa.map(([genus, species, spAuthor, subtaxa, subtAuthor, weight, range]) => {
      const own = range === undefined ? undefined : readOrigins(range.replace('~ ', ''));
      return {
        genus,
        species,
        spAuthor,
        subtaxa: subtaxa === '' ? undefined : subtaxa,
        subtAuthor: subtAuthor === '' ? undefined : subtAuthor,
        weight,
        wild: range !== undefined && !range.startsWith('~'),
        range: own?.origins,
        lands: own?.lands ?? lands,
      };
    }),
    origins,
    lands,
    cultivars: readCultivars(CULTIVAR_TEXT[shortName]),
    landraces: readNames(LANDRACE_TEXT[shortName]),
    words,
    composed,
  };
}

/** Everything the generator knows of a crop, by short name. */
export const CROP_TABLES: ReadonlyMap<string, CropTable> = new Map(
  Object.keys(TAXA).map((shortName) => [shortName, table(shortName)]),
);
