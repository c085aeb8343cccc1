import type { Facets } from '@/contract/page';
import type { Publishable } from '@/contract/publication/publication';
import type { Meaning } from '@/contract/accession/suggest';
import { CROPS } from '@/mcpd/crop-table';
import { cropNames } from '@/words/crop-names';
import { Lexicon, named, type Named } from '@/words/lexicon';
import { PLAIN_WORDS } from '@/words/plain-words';
import { countryNames, regionNames } from '@/words/place-words';
import { TitleIndex } from '@/words/title-index';
import { Stopped } from '../../data/accessions/kept/rebuild';
import { currentDatasets } from '../entities/readable-datasets';
import { allOf, following } from '../../tools/store/source';
import { inTurns } from '../../tools/workers/turns';
import type { TaskWork } from '../tasks/server-tasks';
import type { World } from '../world/world';

/** What words of a search may mean in a world. */
export interface WorldWords {
  lexicon: Lexicon;
  /** Things in it. */
  size: number;
  traits: TitleIndex;
  institutes: TitleIndex;
  /** What only leads to a page: traits. */
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

/** "Wild barley" is barley, and wild. */
const isOfAnyStatus = (name: string): boolean => !/^wild /i.test(name);

function countIn(facets: Facets, { kind, key }: Meaning): number | undefined {
  const facet = facets[kind === 'status' ? 'sampStat' : kind === 'storage' ? 'storage' : key];
  const wanted = kind === 'property' ? 'true' : key;
  return facet && (facet.terms.find(({ term }) => term === wanted)?.count ?? 0);
}

async function plainWords({ accessions }: World): Promise<Named[]> {
  const { overview } = await accessions.overview({}, COUNTED, MANY);
  return PLAIN_WORDS.map((words) => {
    const count = countIn(overview, words.meaning);
    return { ...words, meaning: { ...words.meaning, ...(count !== undefined && { count }) } };
  });
}

async function places({ countries, regions }: World): Promise<Named[]> {
  const [all, areas] = await Promise.all([countries.all(), regions.all()]);
  return [
    ...all.map(({ code3: key, name, accessionCount: count }) =>
      named({ kind: 'origin', key, name, count, filter: { countryOfOrigin: { code3: [key] } } }, [
        name,
        ...countryNames(key),
      ]),
    ),
    ...areas
      .filter(({ isoCode }) => isoCode !== '001')
      .map(({ isoCode: key, name }) =>
        named({ kind: 'region', key, name, filter: { countryOfOrigin: { region: [key] } } }, [
          name,
          ...regionNames(key),
        ]),
      ),
  ];
}

const crops = async (world: World): Promise<Named[]> =>
  (await world.crops.all()).map((crop) => {
    const { shortName: key, name, accessionCount: count } = crop;
    return named({ kind: 'crop', key, name, count, filter: { crop: [key] } }, cropNames(crop).filter(isOfAnyStatus));
  });

/** Species of which the second word is what some language calls a crop. */
const CALLED_LIKE_CROPS = ['Cucumis melo', 'Theobroma cacao', 'Corylus avellana', 'Brassica rapa', 'Cajanus cajan'];

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
  for (const species of [...CROPS.flatMap((crop) => crop.species ?? []), ...CALLED_LIKE_CROPS])
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

const institutesOf = async ({ institutes }: World): Promise<Named[]> =>
  (await institutes.all()).map(({ code, acronym, fullName: name, accessionCount: count }) =>
    named({ kind: 'institute', key: code, name, count, filter: { institute: { code: [code] } } }, [
      code,
      acronym ?? '',
      name,
    ]),
  );

const networksOf = async ({ catalogue }: World): Promise<Named[]> =>
  (await catalogue.networks.all()).map(({ shortName: key, title }) =>
    named({ kind: 'network', key, name: title, filter: { networks: [key] } }, [key, title]),
  );

/** What a published item is called, in whatever language. */
function titlesOf({ title: name, translations = {} }: Publishable): {
  is: Pick<Meaning, 'name' | 'names'>;
  all: string[];
} {
  const others = Object.entries(translations).flatMap(([code, { title }]) => (title ? [[code, title] as const] : []));
  const is = others.length > 0 ? { name, names: Object.fromEntries(others) } : { name };
  return { is, all: [name, ...others.map(([, title]) => title)] };
}

const subsetsOf = async ({ catalogue }: World): Promise<Named[]> =>
  (await catalogue.subsets.all())
    .filter(({ state, current }) => state === 'PUBLISHED' && current)
    .map((subset) => {
      const { uuid: key, accessions } = subset;
      const { is, all } = titlesOf(subset);
      return named({ kind: 'subset', key, ...is, count: accessions.length, filter: { subsets: [key] } }, all);
    });

/** Datasets, and what they observe. */
async function observed(world: World): Promise<{ datasets: Named[]; traits: Named[] }> {
  const [datasets, descriptors] = await Promise.all([currentDatasets(world), world.catalogue.descriptors.all()]);
  const uses = new Map<string, number>();
  for (const { descriptors: columns } of datasets)
    for (const { uuid } of columns) uses.set(uuid, (uses.get(uuid) ?? 0) + 1);
  return {
    datasets: datasets.map(({ head, accessions: { length: count } }) => {
      const { is, all } = titlesOf(head);
      return named({ kind: 'dataset', key: head.uuid, ...is, count, filter: { datasets: [head.uuid] } }, all);
    }),
    traits: descriptors.flatMap((descriptor) => {
      const { uuid: key } = descriptor;
      const count = uses.get(key);
      const { is, all } = titlesOf(descriptor);
      return count === undefined ? [] : named({ kind: 'trait', key, ...is, count }, all);
    }),
  };
}

const titled = ({ meaning }: Named) =>
  [meaning.name ?? meaning.key, ...Object.values(meaning.names ?? {})].map((title) => ({ meaning, title }));

/** Names that are seldom changed. */
async function seldomChanged(world: World, heard: () => void) {
  const read = async <T>(part: Promise<T>): Promise<T> => {
    const all = await part;
    heard();
    return all;
  };
  const [ofCrops, plain, ofPlaces, ofTaxa, institutes, networks, { datasets, traits }] = await Promise.all([
    read(crops(world)),
    read(plainWords(world)),
    read(places(world)),
    read(taxa(world)),
    read(institutesOf(world)),
    read(networksOf(world)),
    read(observed(world)),
  ]);
  return {
    names: [...ofCrops, ...plain, ...ofPlaces, ...ofTaxa, ...institutes, ...networks],
    datasets,
    traits: new TitleIndex(traits.flatMap(titled)),
    institutes: new TitleIndex(institutes.flatMap(titled)),
    pages: await inTurns(Lexicon.inPieces(traits)),
  };
}

/** Learned when it is first asked for, and anew after what it names was changed. */
function learning(world: World, heard: () => void): () => Promise<WorldWords> {
  const { subsets, descriptors, networks } = world.catalogue;
  const seldom = allOf(world.crops, world.institutes, world.catalogue.taxa, networks, descriptors);
  const kept = following(seldom, () => seldomChanged(world, heard));
  return following(allOf(seldom, subsets), async () => {
    const [{ names, datasets, ...rest }, ofSubsets] = await Promise.all([kept(), subsetsOf(world)]);
    const all = [...names, ...ofSubsets, ...datasets];
    const lexicon = await inTurns(Lexicon.inPieces(all));
    heard();
    return { ...rest, lexicon, size: all.length };
  });
}

interface Learned {
  words(): Promise<WorldWords>;
  /** Things known by name; none until somebody asked. */
  size: number;
}

/** Parts that are read one after the other, and what is made of them. */
const STEPS = 8;

function learned(world: World, heard: () => void = () => undefined): Learned {
  const words = learning(world, heard);
  const made: Learned = {
    size: 0,
    words: async () => {
      const all = await words();
      made.size = all.size;
      return all;
    },
  };
  return made;
}

const known = new WeakMap<World, Learned>();

function learnedOf(world: World): Learned {
  const found = known.get(world) ?? learned(world);
  known.set(world, found);
  return found;
}

export const wordsOf = (world: World): Promise<WorldWords> => learnedOf(world).words();

/** How many things searches know by name now. */
export const knownNames = (world: World): number => learnedOf(world).size;

/** Learns all of it anew beside what answers, and takes its place when it is whole. */
export function relearning(world: World): Omit<TaskWork, 'name'> {
  let steps = 0;
  let isStopped = false;
  return {
    run: async () => {
      const next = learned(world, () => {
        if (isStopped) throw new Stopped();
        steps += 1;
      });
      try {
        await next.words();
      } catch (error) {
        if (error instanceof Stopped) return false;
        throw error;
      }
      known.set(world, next);
      return true;
    },
    progress: async () => Math.min(1, steps / STEPS),
    stop: async () => {
      isStopped = true;
    },
  };
}
