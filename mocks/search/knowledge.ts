import type { Meaning } from '@/contract/suggest';
import type { Facets } from '@/contract/page';
import { CROPS } from '@/mcpd/crop-table';
import { Lexicon, type Named } from '@/words/lexicon';
import { PLAIN_WORDS } from '@/words/plain-words';
import { countryNames, regionNames } from '@/words/place-words';
import { TitleIndex } from '@/words/title-index';
import { currentDatasets } from '../entities/readable-datasets';
import { following } from '../store/source';
import type { World } from '../world/world';

/** What words of a search may mean in a world. */
export interface WorldWords {
  lexicon: Lexicon;
  traits: TitleIndex;
  institutes: TitleIndex;
  /** What only leads to a page: traits, datasets. */
  pages: Lexicon;
}

const COUNTED = [
  'sampStat',
  'storage',
  'available',
  'images',
  'historic',
  'mlsStatus',
  'sgsv',
  'geo.referenced',
  'genotyped',
  'aegis',
];
const MANY = 1_000;

const meaning = (given: Meaning): Meaning => given;

/** "Wild barley" is barley, and wild. */
const isOfAnyStatus = (name: string): boolean => !/^wild /i.test(name);

function countIn(facets: Facets, { kind, key }: Meaning): number | undefined {
  const facet = facets[kind === 'status' ? 'sampStat' : kind === 'storage' ? 'storage' : key];
  if (!facet) return undefined;
  const wanted = kind === 'property' ? ['true'] : key.split(',');
  return facet.terms.reduce((sum, { term, count }) => (wanted.includes(term) ? sum + count : sum), 0);
}

async function plainWords({ accessions }: World): Promise<Named[]> {
  const { overview } = await accessions.overview({}, COUNTED, MANY);
  return PLAIN_WORDS.map((named) => {
    const count = countIn(overview, named.meaning);
    return { ...named, meaning: { ...named.meaning, ...(count !== undefined && { count }) } };
  });
}

async function places({ countries, regions }: World): Promise<Named[]> {
  const [all, areas] = await Promise.all([countries.all(), regions.all()]);
  return [
    ...all.map(({ code3, name, accessionCount: count }) => ({
      meaning: meaning({ kind: 'origin', key: code3, name, count, filter: { countryOfOrigin: { code3: [code3] } } }),
      names: [name, ...countryNames(code3)],
    })),
    ...areas
      .filter(({ isoCode }) => isoCode !== '001')
      .map(({ isoCode, name }) => ({
        meaning: meaning({ kind: 'region', key: isoCode, name, filter: { countryOfOrigin: { region: [isoCode] } } }),
        names: [name, ...regionNames(isoCode)],
      })),
  ];
}

async function crops(world: World): Promise<Named[]> {
  const ofTable = new Map(CROPS.map(({ shortName, otherNames }) => [shortName, otherNames]));
  return (await world.crops.all()).map(({ shortName, name, otherNames, accessionCount: count }) => ({
    meaning: meaning({ kind: 'crop', key: shortName, name, count, filter: { crop: [shortName] } }),
    names: [name, shortName, ...otherNames, ...(ofTable.get(shortName) ?? [])].filter(isOfAnyStatus),
  }));
}

/** Genera, species and families; a synonym means what the catalogue has under its accepted name. */
async function taxa({ catalogue }: World): Promise<Named[]> {
  const found = new Map<string, { meaning: Meaning; names: Set<string> }>();
  const add = (key: string, filter: Meaning['filter'], count: number, names: readonly string[]) => {
    const known = found.get(key);
    if (!known) {
      found.set(key, { meaning: { kind: 'taxon', key, filter: filter ?? {}, count }, names: new Set([key, ...names]) });
      return;
    }
    known.meaning.count = (known.meaning.count ?? 0) + count;
    for (const name of names) known.names.add(name);
  };
  const binomial = (name: string): string => name.split(' ').slice(0, 2).join(' ');
  // Known by name, whether or not there is one here.
  for (const genus of CROPS.flatMap(({ genera }) => genera)) add(genus, { taxonomy: { genus: [genus] } }, 0, []);
  for (const species of CROPS.flatMap((crop) => crop.species ?? []))
    add(species, { taxonomy: { genusSpecies: [species] } }, 0, []);
  for (const { genus, species, family, accessionCount: count, currentName, synonyms } of await catalogue.taxa.all()) {
    add(genus, { taxonomy: { genus: [genus] } }, count, []);
    if (family) add(family, { taxonomy: { family: [family] } }, count, []);
    const genusSpecies = `${genus} ${species}`;
    if (species && !/^spp?\.?$/.test(species))
      add(
        genusSpecies,
        { taxonomy: { genusSpecies: [genusSpecies] } },
        count,
        [currentName ?? '', ...synonyms].map(binomial),
      );
  }
  return [...found.values()].map((each) => ({ ...each, names: [...each.names] }));
}

async function holders({ institutes, catalogue }: World): Promise<Named[]> {
  const [all, networks] = await Promise.all([institutes.all(), catalogue.networks.all()]);
  return [
    ...all.map(({ code, acronym, fullName, accessionCount: count }) => ({
      meaning: meaning({
        kind: 'institute',
        key: code,
        name: fullName,
        count,
        filter: { institute: { code: [code] } },
      }),
      names: [code, acronym ?? '', fullName],
    })),
    ...networks.map(({ shortName, title }) => ({
      meaning: meaning({ kind: 'network', key: shortName, name: title, filter: { networks: [shortName] } }),
      names: [shortName, title],
    })),
  ];
}

async function published(
  world: World,
): Promise<{ subsets: Named[]; datasets: Named[]; traits: { meaning: Meaning; title: string }[] }> {
  const [subsets, datasets, descriptors] = await Promise.all([
    world.catalogue.subsets.all(),
    currentDatasets(world),
    world.catalogue.descriptors.all(),
  ]);
  const uses = new Map<string, number>();
  for (const { descriptors: columns } of datasets)
    for (const { uuid } of columns) uses.set(uuid, (uses.get(uuid) ?? 0) + 1);
  return {
    subsets: subsets
      .filter(({ state, current }) => state === 'PUBLISHED' && current)
      .map(({ uuid, title, accessions }) => ({
        meaning: meaning({
          kind: 'subset',
          key: uuid,
          name: title,
          count: accessions.length,
          filter: { subsets: [uuid] },
        }),
        names: [title],
      })),
    datasets: datasets.map(({ head: { uuid, title }, accessions }) => ({
      meaning: meaning({
        kind: 'dataset',
        key: uuid,
        name: title,
        count: accessions.length,
        filter: { datasets: [uuid] },
      }),
      names: [title],
    })),
    traits: descriptors
      .filter(({ uuid }) => uses.has(uuid))
      .map(({ uuid, title }) => ({
        meaning: meaning({ kind: 'trait', key: uuid, name: title, count: uses.get(uuid) ?? 0 }),
        title,
      })),
  };
}

async function learn(world: World): Promise<WorldWords> {
  const [plain, ofPlaces, ofCrops, ofTaxa, ofHolders, { subsets, datasets, traits }] = await Promise.all([
    plainWords(world),
    places(world),
    crops(world),
    taxa(world),
    holders(world),
    published(world),
  ]);
  return {
    lexicon: new Lexicon([...ofCrops, ...plain, ...ofPlaces, ...ofTaxa, ...ofHolders, ...subsets, ...datasets]),
    traits: new TitleIndex(traits),
    institutes: new TitleIndex(
      ofHolders.flatMap(({ meaning: holder }) =>
        holder.kind === 'institute' ? { meaning: holder, title: holder.name ?? holder.key } : [],
      ),
    ),
    pages: new Lexicon(traits.map(({ meaning: trait, title }) => ({ meaning: trait, names: [title] }))),
  };
}

const known = new WeakMap<World, () => Promise<WorldWords>>();

/** Learned when it is first asked for, and anew after subsets were changed. */
export function wordsOf(world: World): Promise<WorldWords> {
  let words = known.get(world);
  if (!words) known.set(world, (words = following(world.catalogue.subsets, () => learn(world))));
  return words();
}
