import type { AccessionService } from '../../accessions/service';
import { bioTenths } from '../../climate/bio';
import { emptyNormals, writeNormals } from '../../climate/model';
import { siteOf } from '../../climate/site';
import { averageLinkage, standardised, type Cluster } from './average-linkage';
import type { Branch, Twig } from './numbered';

/** Temperature and rain, their course over the year. */
const VARIABLES = ['bio1', 'bio4', 'bio12', 'bio15'] as const;
/** Fewer make no tree. */
const MIN_LEAVES = 3;

interface Place {
  uuid: string;
  name: string;
  /** In the order of `VARIABLES`. */
  climate: number[];
}

const number = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);

async function placesOf(accessions: AccessionService, crop: string, most: number): Promise<Place[]> {
  const select = 'uuid,accessionNumber,geo.latitude,geo.longitude,geo.elevation';
  const filter = { crop: [crop], geo: { referenced: true } };
  const normals = emptyNormals();
  const { content } = await accessions.flat(filter, { l: most, s: 'seqNo' }, select);
  return content.map((row) => {
    const elevation = number(row['geo.elevation']);
    writeNormals(siteOf(number(row['geo.latitude']), number(row['geo.longitude']), elevation), normals);
    return {
      uuid: String(row.uuid),
      name: String(row.accessionNumber),
      climate: VARIABLES.map((variable) => bioTenths(variable, normals) / 10),
    };
  });
}

const span = (values: readonly number[], digits: number) => {
  const [low, high] = [Math.min(...values).toFixed(digits), Math.max(...values).toFixed(digits)];
  if (low === high) return low;
  // A dash before a number below zero would be read as its sign.
  return Number(low) < 0 ? `${low} to ${high}` : `${low}–${high}`;
};

/** A cluster is named by what its places have in common. */
const nameOf = (places: readonly Place[]) => {
  const [temperature, rain] = [0, 2].map((at) => places.map(({ climate }) => climate[at] ?? 0));
  return `${span(temperature ?? [], 1)} °C, ${span(rain ?? [], 0)} mm`;
};

const places = (cluster: Cluster, all: readonly Place[]): Place[] =>
  'item' in cluster ? all.slice(cluster.item, cluster.item + 1) : cluster.pair.flatMap((part) => places(part, all));

function twigOf(cluster: Cluster, above: number, all: readonly Place[]): Twig {
  const within = places(cluster, all);
  const length = Math.round(1000 * (above - cluster.height)) / 1000;
  const [first] = within;
  if ('item' in cluster) return { name: first?.name ?? '', accession: first?.uuid ?? '', length };
  return { name: nameOf(within), length, twigs: cluster.pair.map((part) => twigOf(part, cluster.height, all)) };
}

/** Accessions of a crop, `most` at most, by how much alike the climates of their collecting sites are. */
export async function climateTree(
  accessions: AccessionService,
  crop: { shortName: string; name: string },
  most: number,
): Promise<Branch | undefined> {
  const all = await placesOf(accessions, crop.shortName, most);
  if (all.length < MIN_LEAVES) return undefined;
  const root = averageLinkage(standardised(all.map(({ climate }) => climate)));
  const twig = twigOf(root, root.height, all);
  return 'twigs' in twig ? { name: crop.name, twigs: twig.twigs } : undefined;
}
