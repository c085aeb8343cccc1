import type { Meaning } from '@/contract/accession/suggest';
import { fold } from '@/contract/fold';
import { cropNames } from '@/words/crop-names';
import { Lexicon, named, type Named, type Names } from '@/words/lexicon';
import { normalForm } from '@/words/normal-form';
import type { World } from '../../world/world';
import { PANEL_LABELS } from './panel-labels';

/** What cities are called elsewhere. */
const OTHER_CITIES: Readonly<Record<string, string>> = {
  Praha: 'Prague,Praga',
  Beijing: 'Pekín,Pékin,Pequim',
  'Sankt-Peterburg': 'St Petersburg,Saint Petersburg,San Petersburgo,Saint-Pétersbourg,São Petersburgo',
  Leuven: 'Louvain,Lovaina',
  Zaragoza: 'Saragosse',
  València: 'Valencia,Valence',
  İzmir: 'Izmir',
  'New Delhi': 'Delhi,Nueva Delhi,Nova Délhi',
  Bakı: 'Baku,Bakú,Bakou',
};

const cityNames = (city: string): string[] => {
  const [name = city] = city.split(',');
  return [name, ...(OTHER_CITIES[name]?.split(',') ?? [])];
};

/** Of regions, as M49 and people call them beside the names that browsers know. */
// oxfmt-ignore
const OTHER_REGIONS: Readonly<Record<string, string>> = {
  '015': 'North African,northern African,África septentrional,norte de África,África del Norte,Afrique septentrionale,Afrique du Nord,nord de l’Afrique,África Setentrional,Norte da África,África do Norte,norteafricano,norteafricana,nord-africain,nord-africaine',
  '014': 'East African,eastern African,África oriental,este de África,Afrique orientale,África Oriental,África do Leste,leste da África',
  '017': 'Central African,África central,África del centro,Afrique centrale,Afrique du Centre,África Central',
  '018': 'Southern African,África austral,África meridional,Afrique australe,Afrique méridionale,sul da África,sur de África',
  '011': 'West African,western African,África occidental,oeste de África,Afrique occidentale,África Ocidental,oeste da África,África do Oeste',
  '202': 'sub-saharan Africa,sub-saharan African,África subsahariana,África al sur del Sahara,Afrique subsaharienne,Afrique sub-saharienne,África Subsaariana,África ao sul do Saara',
  '013': 'Central American,América Central,Centroamérica,centroamericano,centroamericana,Amérique centrale,centro-americano,centro-americana',
  '005': 'South American,Sudamérica,Suramérica,América del Sur,América do Sul,Amérique du Sud',
  '021': 'norteamericano,norteamericana,nord-américain,nord-américaine,norte-americano,norte-americana,North American,América del Norte,América do Norte,Amérique du Nord,Amérique septentrionale',
  '419': 'Latin American,latinoamericano,latinoamericana,América Latina,América Latina y el Caribe,América Latina e Caribe,Amérique latine,latino-américain,latino-américaine,latino-americano,latino-americana',
  '029': 'caribeño,caribeña,caribéen,caribéenne,caribenho,caribenha,Caribbean,West Indies,el Caribe,Antillas,Caraïbes,Antilles,Caribe',
  '143': 'centroasiático,centroasiática,centro-asiático,centro-asiática,Central Asian,Asia central,Asie centrale,Ásia Central',
  '030': 'East Asian,eastern Asian,Far Eastern,Asia oriental,Asia del Este,este de Asia,Extremo Oriente,Lejano Oriente,Asie orientale,Asie de l’Est,Extrême-Orient,Ásia Oriental,leste da Ásia,leste asiático',
  '035': 'Southeast Asian,South-East Asia,south-eastern Asian,Asia sudoriental,Sudeste Asiático,sudeste de Asia,Asia del sudeste,sureste asiático,Asie du Sud-Est,sud-est asiatique,sud-est de l’Asie,sudeste da Ásia,Ásia do Sudeste',
  '034': 'South Asian,southern Asian,Asia meridional,Asia del Sur,sur de Asia,sur asiático,Asie méridionale,Asie du Sud,Ásia Meridional,sul da Ásia,Ásia do Sul,sul asiático',
  '145': 'Western Asian,West Asia,Middle Eastern,Near Eastern,Asia occidental,Oriente Próximo,Próximo Oriente,Medio Oriente,Asie occidentale,Asie de l’Ouest,Moyen-Orient,Proche-Orient,Ásia Ocidental,Oriente Próximo',
  '151': 'Eastern European,Europa oriental,Europa del Este,este de Europa,Europe orientale,Europe de l’Est,Europa Oriental,leste europeu,Leste da Europa',
  '154': 'Northern European,Europa septentrional,Europa del Norte,norte de Europa,Europe septentrionale,Europe du Nord,Europa Setentrional,norte da Europa',
  '039': 'Southern European,Europa meridional,Europa del Sur,sur de Europa,Europe méridionale,Europe du Sud,sul da Europa',
  '155': 'Western European,Europa occidental,Europe occidentale,Europe de l’Ouest,Europa Ocidental',
  '009': 'Oceanian,Pacific islands,the Pacific,Oceanía,islas del Pacífico,Pacífico,Océanie,îles du Pacifique,Oceania,ilhas do Pacífico',
};

/** Of international centres, whose names are translated. */
// oxfmt-ignore
const OTHER_INSTITUTES: Readonly<Record<string, string>> = {
  PER001: 'International Potato Center,International Potato Centre,Centre international de la pomme de terre,Centro Internacional da Batata',
  MEX002: 'International Maize and Wheat Improvement Center,International Maize and Wheat Improvement Centre,Centre international d’amélioration du maïs et du blé,Centro Internacional de Melhoramento de Milho e Trigo',
  COL003: 'International Center for Tropical Agriculture,International Centre for Tropical Agriculture,Centre international d’agriculture tropicale,Alliance Bioversity CIAT',
  PHL001: 'Instituto Internacional de Investigación del Arroz,Institut international de recherche sur le riz,Instituto Internacional de Pesquisa do Arroz',
  LBN002: 'Centro Internacional de Investigación Agrícola en Zonas Áridas,Centre international de recherche agricole dans les zones arides',
  NGA039: 'Instituto Internacional de Agricultura Tropical,Institut international d’agriculture tropicale',
  IND002: 'Institut international de recherche sur les cultures des zones tropicales semi-arides',
  CIV033: 'Centre du riz pour l’Afrique,Africa Rice,WARDA,ADRAO',
  RUS001: 'Vavilov Institute,Instituto Vavilov,Institut Vavilov',
  GBR004: 'Kew,Kew Gardens,Millennium Seed Bank',
  BRA003: 'Embrapa',
  TWN001: 'AVRDC,World Vegetable Centre,Centro Mundial de Verduras,Centro Mundial de Hortalizas,Centre mondial des légumes,Centro Mundial de Vegetais,Centro Mundial de Hortaliças',
  SWE054: 'Nordic genebank,Nordic Gene Bank,Centro Nórdico de Recursos Genéticos,Centre nordique de ressources génétiques,banco nórdico,banque nordique',
  USA029: 'National Small Grains Collection',
  USA004: 'US Potato Genebank,NRSP-6',
  DEU146: 'Leibniz Institute,Instituto Leibniz,Institut Leibniz',
  NLD037: 'Centro de Recursos Genéticos de los Países Bajos,Centre de ressources génétiques des Pays-Bas',
  IND001: 'Indian genebank',
  BEL084: 'International Transit Centre,International Transit Center,Bioversity,Bioversity International,Centro de Tránsito,Centro Internacional de Tránsito,Centre de transit,Centre international de transit,Centro de Trânsito,Centro Internacional de Trânsito',
};

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
];
/** Of Spanish, French and Portuguese. */
const ROMANCE_PLURALS: Endings = [
  [/s$/, ''],
  [/(?<=[srlnd])es$/, ''],
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

/** What was typed, its singular, and its plural; each word of it by itself, as of "pommes de terre". */
function numbersOf(typed: string, language: string): string[] {
  const endings = language === 'en' ? ENGLISH_PLURALS : ROMANCE_PLURALS;
  const singular = (word: string) =>
    endings.flatMap(([ending, by]) => (ending.test(word) ? word.replace(ending, by) : []));
  const [first = '', ...others] = typed.split(' ');
  if (others.length === 0) return [typed, `${typed}s`, ...singular(typed)];
  const rests = [others.join(' '), others.map((word) => singular(word)[0] ?? word).join(' ')];
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
  /** Whether a crop is written so, in whatever language: of French "lin" the English "lines" is no plural. */
  isCropName: (shortName: string, words: string, language: string) => boolean;
}

/** The words of the catalogue, and what only a question says: the portal's own labels, and where genebanks are. */
async function learn({ institutes, crops }: World, lexicon: Lexicon): Promise<AskWords> {
  const all = await institutes.all();
  const parts = all.flatMap(({ code, fullName }) => shortNames(fullName).map((name) => ({ code, name })));
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
      ...all.flatMap(({ code, acronym, fullName, city }) => [code, acronym ?? '', fullName, ...cityNames(city ?? '')]),
      ...Object.values(OTHER_INSTITUTES).flatMap((names) => names.split(',')),
    ].map(unhyphened),
  );
  const cityForms = new Set(cities.flatMap(({ names }) => names.map(normalForm)));
  const byLanguage = new Map<string, Map<string, Set<string>>>();
  for (const crop of await crops.all())
    for (const [language, texts] of Object.entries({ en: {}, ...crop.translations })) {
      const forms = byLanguage.get(language) ?? new Map<string, Set<string>>();
      byLanguage.set(language, forms);
      for (const name of cropNames({ ...crop, otherNames: [], translations: { [language]: texts } })) {
        const form = normalForm(name);
        forms.set(form, (forms.get(form) ?? new Set()).add(crop.shortName));
      }
    }
  const cropForms = new Map(
    (await crops.all()).map((crop) => [crop.shortName, new Set(cropNames(crop).map(unhyphened))] as const),
  );
  return {
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
