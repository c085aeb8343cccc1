import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { CreatorRole, PublicationState } from '@/contract/publication/publication';
import type { SubsetType } from '@/contract/subset/subset';
import { DEMO_USERS } from '../../users/demo-users';

/** How a subset of the demo is chosen. Its members are rows of the demo catalogue, its makers are made up. */
export interface SubsetPlan {
  /** Of its address, the same for all its versions. */
  slug: string;
  title: string;
  type: SubsetType;
  /** Markdown: says how the accessions were chosen, which is how they are chosen here. */
  description: string;
  /** What the members are chosen from. */
  among: AccessionFilter;
  /** Accessions at most. */
  most: number;
  /** From every country of origin some, more from where more comes. Otherwise the first of the catalogue. */
  perOrigin?: boolean;
  /** WIEWS code of its owner. */
  owner: string;
  /** `YYYYMMDD`. */
  date: string;
  rights: string;
  creators: readonly (readonly [fullName: string, role: CreatorRole])[];
  versionTag?: string;
  state?: PublicationState;
  /** uuid of the account that made it. */
  createdBy?: string;
  /** False for a version that another took the place of. */
  current?: boolean;
}

/** The demo's publisher has something to go on with. */
const PUBLISHER = DEMO_USERS[1].uuid;

const CORE = `Accessions from every country of origin, taken in proportion to the **logarithm** of how many are kept from there: small origins are represented, large ones do not crowd them out.

Use it as a first sample of the diversity of the crop, before going to the whole collections.`;

const MINI_CORE = `A sample of the diversity of the crop that is small enough to be grown in one trial.

The same rule as for core collections: every country of origin, in proportion to the logarithm of what is kept from there.`;

const WHEAT_CORE = {
  slug: 'wheat-core',
  title: 'Core collection of wheat',
  type: 'CORE',
  among: { crop: ['wheat'] },
  perOrigin: true,
  owner: 'MEX002',
  rights: 'CC-BY-4.0',
  createdBy: PUBLISHER,
} satisfies Partial<SubsetPlan>;

/** In the order of their lists. */
export const SUBSET_PLANS: readonly SubsetPlan[] = [
  {
    ...WHEAT_CORE,
    description: `${CORE}\n\nSince version 1.0:\n\n- wild relatives of the genus *Aegilops* may be members\n- twice as many accessions`,
    most: 360,
    date: '20250217',
    versionTag: '1.1',
    creators: [
      ['Ximena Barraza Luján', 'CURATOR'],
      ['Tobias Ehrlinger', 'CONTRIBUTOR'],
    ],
  },
  {
    ...WHEAT_CORE,
    description: CORE,
    among: { crop: ['wheat'], taxonomy: { genus: ['Triticum'] } },
    most: 180,
    date: '20211104',
    current: false,
    creators: [['Ximena Barraza Luján', 'CURATOR']],
  },
  {
    slug: 'barley-core',
    title: 'Core collection of barley',
    type: 'CORE',
    description: CORE,
    among: { crop: ['barley'] },
    most: 240,
    perOrigin: true,
    owner: 'DEU146',
    date: '20240612',
    rights: 'CC-BY-4.0',
    creators: [
      ['Henrike Sandvoss', 'CURATOR'],
      ['Jarmila Vondráková', 'CONTRIBUTOR'],
    ],
  },
  {
    slug: 'rice-core',
    title: 'Core collection of Asian and African rice',
    type: 'CORE',
    description: CORE,
    among: { crop: ['rice'], taxonomy: { genusSpecies: ['Oryza sativa', 'Oryza glaberrima'] } },
    most: 200,
    perOrigin: true,
    owner: 'PHL001',
    date: '20230830',
    rights: 'CC-BY-NC-4.0',
    creators: [['Lualhati Sarmiento-Cruz', 'MANAGER']],
  },
  {
    slug: 'bean-mini-core',
    title: 'Mini core collection of common bean',
    type: 'MINI_CORE',
    description: MINI_CORE,
    among: { crop: ['beans'], taxonomy: { genusSpecies: ['Phaseolus vulgaris'] } },
    most: 40,
    perOrigin: true,
    owner: 'COL003',
    date: '20220405',
    rights: 'CC0-1.0',
    creators: [
      ['Inés Arrieta Montoya', 'CURATOR'],
      ['Gilberto Aldana Paz', 'COLLECTOR'],
    ],
  },
  {
    slug: 'chickpea-mini-core',
    title: 'Mini core collection of chickpea',
    type: 'MINI_CORE',
    description: MINI_CORE,
    among: { crop: ['chickpea'] },
    most: 36,
    perOrigin: true,
    owner: 'IND002',
    date: '20200921',
    rights: 'CC-BY-SA-4.0',
    creators: [['Meenakshi Varadarajan', 'CURATOR']],
  },
  {
    slug: 'fertile-crescent',
    title: 'Landraces and wild cereals of the Fertile Crescent',
    type: 'THEMATIC',
    description: `Wheat and barley from where they were first grown: **landraces** and **wild** populations from Iraq, Iran, Israel, Jordan, Lebanon, Palestine, Syria and Türkiye.`,
    among: {
      crop: ['wheat', 'barley'],
      sampStat: [100, 110, 120, 130, 300],
      countryOfOrigin: { code3: ['IRN', 'IRQ', 'ISR', 'JOR', 'LBN', 'PSE', 'SYR', 'TUR'] },
    },
    most: 300,
    owner: 'LBN002',
    date: '20241118',
    rights: 'CC-BY-4.0',
    creators: [
      ['Rania Haddadine', 'CURATOR'],
      ['Orhan Yıldızoğlu', 'COLLECTOR'],
    ],
  },
  {
    slug: 'ethiopian-highlands',
    title: 'Crops of the Ethiopian highlands',
    type: 'THEMATIC',
    description:
      'What was collected in Ethiopia at 2,000 m above sea level and higher, whatever the crop, where the place of collecting is known.',
    among: { countryOfOrigin: { code3: ['ETH'] }, geo: { elevation: { ge: 2000 } } },
    most: 200,
    owner: 'ETH085',
    date: '20230127',
    rights: 'CC-BY-4.0',
    creators: [['Yonas Tekle-Mariam', 'COLLECTOR']],
  },
  {
    slug: 'wild-relatives-in-svalbard',
    title: 'Crop wild relatives with safety duplicates in Svalbard',
    type: 'THEMATIC',
    description: `Wild accessions of which seed lies in the Svalbard Global Seed Vault.

| Criterion | Value |
|---|---|
| Biological status | wild (100) |
| Safety duplicate | NOR051 |`,
    among: { sampStat: [100], sgsv: true },
    most: 400,
    owner: 'GBR004',
    date: '20250506',
    rights: 'CC-BY-4.0',
    creators: [['Philippa Thornycroft', 'MANAGER']],
  },
  {
    slug: 'dry-sorghum-millet',
    title: 'Sorghum and pearl millet from dry places',
    type: 'CLIMATE',
    description: `Sorghum and pearl millet whose collecting sites have at most **500 mm** of precipitation in a year (bio12), by the climate model of this portal.

A place to begin when looking for tolerance of drought; nothing was tested in the field.`,
    among: { crop: ['sorghum', 'pearlmillet'], geo: { climate: { bio12: { le: 500 } } } },
    most: 250,
    owner: 'IND002',
    date: '20240220',
    rights: 'CC-BY-4.0',
    creators: [
      ['Abdoulaye Koné-Traoré', 'COLLECTOR'],
      ['Meenakshi Varadarajan', 'CURATOR'],
    ],
  },
  {
    slug: 'cold-winter-cereals',
    title: 'Cereals from places with cold winters',
    type: 'CLIMATE',
    description:
      'Wheat, barley, rye and oat from sites where the lowest temperature of the coldest month (bio6) is **−8 °C** or less, by the climate model of this portal.',
    among: { crop: ['wheat', 'barley', 'rye', 'oat'], geo: { climate: { bio6: { le: -8 } } } },
    most: 250,
    owner: 'SWE054',
    date: '20221213',
    rights: 'CC-BY-4.0',
    creators: [['Solveig Ramnefjell', 'CURATOR']],
  },
  {
    slug: 'available-landraces-for-trials',
    title: 'Legume landraces ready for trials',
    type: 'TRAIT',
    description: `Landraces of chickpea, cowpea, faba bean, lentil and pea that are **available** and in the Multilateral System: seed can be asked for under the Standard Material Transfer Agreement.

Chosen as candidates for trials of early flowering and heat tolerance.`,
    among: {
      crop: ['chickpea', 'cowpea', 'fababean', 'lentil', 'pea'],
      sampStat: [300],
      available: true,
      mlsStatus: true,
    },
    most: 150,
    owner: 'LBN002',
    date: '20250725',
    rights: 'CC-BY-4.0',
    creators: [
      ['Rania Haddadine', 'CURATOR'],
      ['Oluwaseun Akindele-Price', 'CONTRIBUTOR'],
    ],
  },
  {
    slug: 'potato-late-blight',
    title: 'Potatoes for a trial of late blight',
    type: 'TRAIT',
    description: 'Candidates for a field trial of resistance to *Phytophthora infestans*. The choice is not final.',
    among: { crop: ['potato'] },
    most: 60,
    perOrigin: true,
    owner: 'PER001',
    date: '20250930',
    rights: 'CC-BY-4.0',
    state: 'DRAFT',
    createdBy: PUBLISHER,
    creators: [['Wayra Quispe Salcedo', 'CURATOR']],
  },
];
