import type { Meaning } from '@/contract/accession/suggest';
import { fold } from '@/contract/fold';
import { cropNames } from '@/words/crop-names';
import { editDistance } from '@/words/edit-distance';
import { Lexicon, named, type Named, type Names } from '@/words/lexicon';
import { normalForm } from '@/words/normal-form';
import { demonyms, officialNames, otherNames } from '@/words/place-words';
import type { World } from '../../world/world';
import { cityNames, OTHER_INSTITUTES, OTHER_REGIONS } from './other-names';
import { PANEL_LABELS } from './panel-labels';

/** Names of crops that are those of others elsewhere, by language. */
const OWN_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = { es: { batata: 'sweetpotato' } };

/** Words of which the names of many institutes are made. */
const GENERIC = new Set(
  'gene,bank,genebank,germplasm,genetic,resource,unit,institute,plant,crop,seed,collection,research,center,centre,national,laboratory,station,banco,de,germoplasma,the,of,and,for,experimental,university'
    .split(',')
    .map(normalForm),
);

/** Parts of a long name by which people know an institute: "Australian Grains Genebank, Agriculture Victoria". */
const shortNames = (fullName: string): string[] =>
  fullName
    .split(/,|–| - |“|”/)
    .map((part) => part.trim())
    .filter((part) => {
      const words = normalForm(part).split(' ');
      return words.length > 2 && words.some((word) => !GENERIC.has(word));
    });

/** Of "CRF-INIA" and "JIC GRU" each of the two. */
const shortAcronyms = (acronym: string): string[] => {
  const all = acronym.split(/[\s-]+/);
  return all.length > 1 ? all.filter((part) => /^\p{Lu}{3,}$/u.test(part)) : [];
};

const VALUES = PANEL_LABELS.map(({ values }) => values);

/** The portal's own names of what an accession is and how it is kept. */
function labelled(lexicon: Names): Named[] {
  const of = (kind: 'status' | 'storage', texts: (typeof VALUES)[number]['sampStat' | 'storage']): Named[] =>
    Object.entries(texts).flatMap(([code, label]) => {
      const filter = kind === 'status' ? { sampStat: [Number(code)] } : { storage: [Number(code)] };
      const meaning: Meaning = lexicon.byKey(kind, code) ?? { kind, key: code, filter };
      // "Other" is no name.
      return code === '999' || code === '99' ? [] : [{ ...named(meaning, [label]), whole: true }];
    });
  return VALUES.flatMap(({ sampStat, storage }) => [...of('status', sampStat), ...of('storage', storage)]);
}

const unhyphened = (name: string): string => fold(name).replaceAll(/[-‑]/g, ' ');

type Endings = readonly (readonly [RegExp, string])[];
/** Plurals and what stands for their endings in the singular, folded. */
const ENGLISH_PLURALS: Endings = [
  [/s$/, ''],
  [/(?<=[sxzo]|ch|sh)es$/, ''],
  [/ies$/, 'y'],
  [/ies$/, 'i'],
];
/** Of Spanish, French and Portuguese. */
const ROMANCE_PLURALS: Endings = [
  [/s$/, ''],
  [/(?<=[srlndz])es$/, ''],
  [/ies$/, 'i'],
  [/ces$/, 'z'],
  [/(?:oes|aes|aos)$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/ns$/, 'm'],
  [/aux$/, 'al'],
  [/x$/, ''],
];

/** Of a name of several words. */
const MOST_FORMS = 12;

/** What was typed, its singular, and its plural; each word of it by itself, as of "pommes de terre". */
function numbersOf(typed: string, language: string): string[] {
  const endings = language === 'en' ? ENGLISH_PLURALS : ROMANCE_PLURALS;
  const singular = (word: string) =>
    endings.flatMap(([ending, by]) => (ending.test(word) ? word.replace(ending, by) : []));
  const [first = '', ...others] = typed.split(' ');
  if (others.length === 0) return [typed, `${typed}s`, ...singular(typed)];
  const rests = others.reduce<string[]>(
    (all, word) =>
      all.flatMap((rest) => [word, ...singular(word)].map((one) => `${rest} ${one}`.trim())).slice(0, MOST_FORMS),
    [''],
  );
  const firsts = rests.flatMap((rest) => singular(first).map((word) => `${word} ${rest}`));
  return [typed, `${typed}s`, ...singular(typed), ...firsts];
}

export interface AskWords {
  names: Names;
  /** Whether words are a city of genebanks, and nothing else. */
  isCity: (words: string) => boolean;
  /** The genebanks of a city. */
  inCity: (words: string) => readonly Meaning[];
  /** Whether an institute is written so, letter by letter: "genes" and "gene" are no forms of "GEN". */
  isInstituteName: (words: string) => boolean;
  /** Crops that are called so in a language: "batata" is one crop in Spanish, and another in Portuguese. */
  cropsIn: (language: string, words: string) => readonly Meaning[];
  /** Whether a country is written so in a language: of Czech "Island" the English "island" is none. */
  isPlaceName: (code3: string, words: string, language: string) => boolean;
  /** Whether words are said of what is from somewhere, and are the name of no country. */
  isDemonym: (code3: string, words: string) => boolean;
  /** What a long word must be if one letter of it is wrong, and what it is called. */
  misspelt: (word: string, language: string) => { meaning: Meaning; name: string } | undefined;
  /** Whether a crop is written so, in whatever language: of French "lin" the English "lines" is no plural. */
  isCropName: (shortName: string, words: string, language: string) => boolean;
}

/** Shorter words are too often others: "courte" is no "courge", "suelos" are no "suecos". */
const MIN_MISSPELT = 7;

/** Words that differ by one letter from a name, and are no slip. */
const NO_SLIPS = new Set(
  'barely,current,hungry,romaine,romana,romano,germen,germe,canela,poirée,marron,cereal,pastel,pepita,chinook,manchado,rustic,plante,planta,starch'
    .split(',')
    .map(normalForm),
);

/** Languages that are read. */
const READ = ['en', 'es', 'fr', 'pt-BR'];

/** How countries are written, letter by letter. */
function placeWords(): Pick<AskWords, 'isPlaceName' | 'isDemonym'> {
  const cache = new Map<string, { names: Set<string>; others: Set<string> }>();
  const of = (code3: string) => {
    const made = cache.get(code3) ?? {
      names: new Set(officialNames(code3, READ).map(unhyphened)),
      others: new Set([...otherNames(code3), ...demonyms(code3)].map(unhyphened)),
    };
    cache.set(code3, made);
    return made;
  };
  const typed = (words: string) =>
    unhyphened(words)
      .replaceAll(/^['’]|['’]s?$|\./g, '')
      .trim();
  // A country is one, those who are from there are many.
  const isOther = (code3: string, words: string) =>
    numbersOf(words, 'es').some((form) => of(code3).others.has(form)) || of(code3).others.has(words);
  return {
    isPlaceName: (code3, words, language) =>
      !READ.includes(language) ||
      words.toUpperCase() === code3 ||
      of(code3).names.has(typed(words)) ||
      isOther(code3, typed(words)),
    isDemonym: (code3, words) => !of(code3).names.has(typed(words)) && isOther(code3, typed(words)),
  };
}

/** The words of the catalogue, and what only a question says: the portal's own labels, and where genebanks are. */
async function learn({ institutes, crops }: World, lexicon: Lexicon): Promise<AskWords> {
  const all = await institutes.all();
  const parts = all.flatMap(({ code, fullName, acronym }) =>
    [...shortNames(fullName), ...shortAcronyms(acronym ?? '')].map((name) => ({ code, name })),
  );
  const known = new Map<string, Set<string>>();
  for (const { code, name } of parts) known.set(normalForm(name), (known.get(normalForm(name)) ?? new Set()).add(code));
  // What several institutes have in their names is that of none.
  const shorts = parts.flatMap(({ code, name }) => {
    const meaning = lexicon.byKey('institute', code);
    return meaning && known.get(normalForm(name))?.size === 1 ? [named(meaning, [name])] : [];
  });
  const cities = all.flatMap(({ code, city }) => {
    const meaning = lexicon.byKey('institute', code);
    return meaning && city ? [named(meaning, cityNames(city))] : [];
  });
  const others = (kind: 'region' | 'institute', names: Readonly<Record<string, string>>): Named[] =>
    Object.entries(names).flatMap(([key, text]) => {
      const meaning = lexicon.byKey(kind, key);
      return meaning ? named(meaning, text.split(',')) : [];
    });
  const more = new Lexicon([
    ...cities,
    ...shorts,
    ...labelled(lexicon),
    ...others('region', OTHER_REGIONS),
    ...others('institute', OTHER_INSTITUTES),
  ]);
  const written = new Set(
    [
      ...all.flatMap(({ code, acronym, fullName, city }) => [
        code,
        acronym ?? '',
        ...shortAcronyms(acronym ?? ''),
        fullName,
        ...cityNames(city ?? ''),
      ]),
      ...Object.values(OTHER_INSTITUTES).flatMap((names) => names.split(',')),
    ].map(unhyphened),
  );
  const cityForms = new Set(cities.flatMap(({ names }) => names.map(normalForm)));
  const byLanguage = new Map<string, Map<string, Set<string>>>();
  const allCrops = await crops.all();
  for (const crop of allCrops)
    for (const [language, texts] of Object.entries({ en: {}, ...crop.translations })) {
      const forms = byLanguage.get(language) ?? new Map<string, Set<string>>();
      byLanguage.set(language, forms);
      for (const name of cropNames({ ...crop, otherNames: [], translations: { [language]: texts } })) {
        const form = normalForm(name);
        forms.set(form, (forms.get(form) ?? new Set()).add(crop.shortName));
      }
    }
  const namesOfCrops = new Map(allCrops.map((crop) => [crop.shortName, cropNames(crop)]));
  const cropForms = new Map([...namesOfCrops].map(([key, names]) => [key, new Set(names.map(unhyphened))]));
  /** What may be written with a letter wrong. */
  const namesOf = ({ kind, key }: Meaning): readonly string[] => {
    if (kind === 'crop') return namesOfCrops.get(key) ?? [];
    if (kind === 'origin') return [...officialNames(key, READ), ...otherNames(key)];
    return kind === 'taxon' ? [key] : [];
  };
  return {
    ...placeWords(),
    misspelt: (word, language) => {
      const typed = unhyphened(word).replaceAll(/['’]s$/g, '');
      if (typed.length < MIN_MISSPELT || !/^[a-z ]+$/.test(typed) || NO_SLIPS.has(normalForm(typed))) return undefined;
      const meant = lexicon.similar(typed).flatMap((meaning) => {
        const name = namesOf(meaning).find((each) =>
          numbersOf(typed, language).some(
            (form) => form[0] === fold(each)[0] && editDistance(form, unhyphened(each), 1) <= 1,
          ),
        );
        return name === undefined ? [] : [{ meaning, name }];
      });
      // A crop and its genus are called alike.
      const [first, ...rivals] = meant.filter(({ meaning: { kind } }) => kind !== 'taxon' || meant.length === 1);
      return rivals.length === 0 ? first : undefined;
    },
    isCropName: (shortName, words, language) => {
      const typed = unhyphened(words).replaceAll(/['’]s$/g, '');
      return numbersOf(typed, language).some((form) => cropForms.get(shortName)?.has(form));
    },
    names: {
      longest: Math.max(lexicon.longest, more.longest),
      longestFrom: (word) => Math.max(lexicon.longestFrom(word), more.longestFrom(word)),
      exact: (words) => {
        const found = lexicon.exact(words);
        return found.length > 0 ? found : more.exact(words);
      },
      byKey: (kind, key) => lexicon.byKey(kind, key),
      similar: (words) => lexicon.similar(words),
    },
    inCity: (words) =>
      cityForms.has(normalForm(words)) ? more.exact(words).filter(({ kind }) => kind === 'institute') : [],
    isInstituteName: (words) => written.has(unhyphened(words).replaceAll(/^['’]|['’]s$/g, '')),
    isCity: (words) => cityForms.has(normalForm(words)) && lexicon.exact(words).length === 0,
    cropsIn: (language, words) => {
      const form = normalForm(words);
      const keys = [OWN_NAMES[language]?.[form] ?? [], ...(byLanguage.get(language)?.get(form) ?? [])].flat();
      return keys.flatMap((key) => lexicon.byKey('crop', key) ?? []);
    },
  };
}

const known = new WeakMap<Lexicon, Promise<AskWords>>();

/** Learned anew with the words of the catalogue. */
export function askWordsOf(world: World, lexicon: Lexicon): Promise<AskWords> {
  const words = known.get(lexicon) ?? learn(world, lexicon);
  known.set(lexicon, words);
  return words;
}
