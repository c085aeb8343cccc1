import type { DiversityTreeDetails } from '@/contract/divtree/diversity-tree';
import type { Partner } from '@/contract/reference/partner';
import type { Creator, CreatorRole } from '@/contract/publication/publication';
import { URL_NAMESPACE, uuidV5 } from '@/mcpd/accession-uuid';
import { CROPS } from '@/mcpd/crop-table';
import type { AccessionService } from '../../accessions/service';
import { ownerOf } from '../../catalogue/owner';
import type { Source } from '../../../tools/store/source';
import { addressOf } from '../places/address';
import { climateTree } from './climate-tree';
import type { Branch } from './numbered';
import { taxonomyTree } from './taxonomy-tree';

type Given = Pick<DiversityTreeDetails, 'title' | 'description' | 'state' | 'versionTag' | 'current' | 'date'>;

interface Plan extends Given {
  crop: string;
  kind: 'taxonomy' | 'climate';
  /** WIEWS code of its owner. */
  owner: string;
  /** Accessions at most. */
  most: number;
  creators: readonly (readonly [fullName: string, role: CreatorRole])[];
}

const BY_TAXON = `The accessions of the crop by **genus, species, lower taxon and country of origin**, as their passport data name them.

- Taxa stand in alphabetical order, accessions in that of their numbers.
- Accessions without a country of origin stand together at the end of their taxon.`;

const BY_CLIMATE = `Accessions with coordinates, joined by how much alike the climates of their **collecting sites** are.

1. Annual mean temperature, temperature seasonality, annual precipitation and precipitation seasonality of each site are computed by a simple model from latitude, elevation and distance to the sea.
2. The four are brought to the same scale; distances are Euclidean.
3. The closest groups are joined first (average linkage, UPGMA).

A branch is named by the annual mean temperature and precipitation of all that it holds.`;

/** Real rows of the catalogue in trees that were made for the demo. */
const PLANS: readonly Plan[] = [
  {
    crop: 'wheat',
    kind: 'taxonomy',
    owner: 'DEU146',
    most: 10_000,
    title: 'Wheat and goatgrasses by taxon and origin',
    description: BY_TAXON,
    state: 'PUBLISHED',
    versionTag: '1.1',
    current: true,
    date: '20250314',
    creators: [
      ['Liselotte Brandhuber', 'CURATOR'],
      ['Yonas Tekle-Mariam', 'DIGITIZER'],
    ],
  },
  {
    crop: 'barley',
    kind: 'taxonomy',
    owner: 'CZE122',
    most: 6_000,
    title: 'Barley by taxon and origin',
    description: BY_TAXON,
    state: 'PUBLISHED',
    versionTag: '1.0',
    current: true,
    date: '20241002',
    creators: [['Vojtěch Habrman', 'CURATOR']],
  },
  {
    crop: 'beans',
    kind: 'taxonomy',
    owner: 'COL003',
    most: 6_000,
    title: 'Beans by taxon and origin',
    description: BY_TAXON,
    state: 'PUBLISHED',
    versionTag: '2.0',
    current: true,
    date: '20250620',
    creators: [
      ['Inés Arrieta Montoya', 'MANAGER'],
      ['Camilo Restrepo-Duque', 'CONTRIBUTOR'],
    ],
  },
  {
    crop: 'sorghum',
    kind: 'climate',
    owner: 'IND002',
    most: 150,
    title: 'Sorghum by the climate of its collecting sites',
    description: BY_CLIMATE,
    state: 'PUBLISHED',
    versionTag: '1.0',
    current: true,
    date: '20250911',
    creators: [
      ['Meenakshi Varadarajan', 'CURATOR'],
      ['Abdoulaye Koné-Traoré', 'COLLECTOR'],
    ],
  },
  {
    crop: 'wheat',
    kind: 'taxonomy',
    owner: 'DEU146',
    most: 1_000,
    title: 'Wheat and goatgrasses by taxon and origin',
    description: BY_TAXON,
    state: 'PUBLISHED',
    versionTag: '1.0',
    current: false,
    date: '20231129',
    creators: [['Liselotte Brandhuber', 'CURATOR']],
  },
  {
    crop: 'rice',
    kind: 'taxonomy',
    owner: 'PHL001',
    most: 2_000,
    title: 'Rice by taxon and origin',
    description: BY_TAXON,
    state: 'DRAFT',
    versionTag: '1.0',
    current: true,
    date: '20251008',
    creators: [['Corazon Villamor-Reyes', 'CURATOR']],
  },
];

const uuidOf = (name: string) => uuidV5(URL_NAMESPACE, `https://pgr-portal.example/divtree/${name}`);

function creatorsOf({ creators }: Plan, institutionalAffiliation: string): Creator[] {
  return creators.map(([fullName, role]) => ({
    uuid: uuidOf(`creator/${fullName}`),
    fullName,
    role,
    institutionalAffiliation,
    email: addressOf(fullName),
  }));
}

/** Those of one kind for one crop are versions of one tree. */
const firstTag = ({ kind, crop }: Plan) =>
  PLANS.flatMap((plan) => (plan.kind === kind && plan.crop === crop ? plan.versionTag : [])).sort()[0] ?? '';

const day = (date: string) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T09:30:00.000Z`;

/** A tree of the demo, and the accessions that hang on it. */
export interface DemoTree extends Omit<DiversityTreeDetails, 'nodeCount' | 'accessionCount'> {
  branch: Branch;
}

/** Those of the trees above that have accessions here. */
export async function demoTrees(accessions: AccessionService, partners: Source<Partner>): Promise<DemoTree[]> {
  const made = await Promise.all(
    PLANS.map(async (plan): Promise<DemoTree | undefined> => {
      const { kind, most, owner, creators: _, crop: shortName, date, ...head } = plan;
      const crop = { shortName, name: CROPS.find((each) => each.shortName === shortName)?.name ?? shortName };
      const branch = await (kind === 'climate' ? climateTree : taxonomyTree)(accessions, crop, most);
      if (!branch || branch.twigs.length === 0) return undefined;
      const provider = await ownerOf(partners, owner);
      return {
        ...head,
        uuid: uuidOf(`${kind}/${shortName}/${head.versionTag}`),
        firstVersion: uuidOf(`${kind}/${shortName}/${firstTag(plan)}`),
        owner: provider,
        language: 'en',
        crops: [shortName],
        source: 'Demo catalogue of this portal',
        rights: 'CC-BY-4.0',
        date: date ?? null,
        creators: creatorsOf(plan, provider.name),
        version: 1,
        createdDate: day(date ?? ''),
        lastModifiedDate: day(date ?? ''),
        branch,
      };
    }),
  );
  return made.flatMap((tree) => tree ?? []);
}
