import { href, type ParamsOf } from '@/routes/href';
import type { RouteName } from '@/routes/routes';
import type { World } from '../mocks/world/world';

/** Rows with values in their address; all others are an address already. */
type Valued = { [Name in RouteName]: keyof ParamsOf<Name> extends never ? never : Name }[RouteName];
type Samples = { [Name in Valued]: (world: World) => ParamsOf<Name> | Promise<ParamsOf<Name>> };

const firstAccession = async ({ accessions }: World) => {
  const { content } = await accessions.page({ hasDoi: true }, { l: 1 });
  const [found] = content;
  if (!found?.doi) throw new Error('This world has no accession with a DOI');
  return { uuid: found.uuid, doi: found.doi.replace(/^10\./, '') };
};

const firstKey = async <T>(source: { all(): Promise<readonly T[]> }, keyOf: (row: T) => string): Promise<string> => {
  const [first] = await source.all();
  if (!first) throw new Error('This world has no such row');
  return keyOf(first);
};

const codeOf = async (codes: World['filterCodes'], filter: object) => ({ filterCode: await codes.encode(filter) });

const filtered = ({ filterCodes }: World) => codeOf(filterCodes, { available: true });

/** A link that nobody was sent. */
const LINK = { tokenUUID: '11111111-2222-4333-8444-555555555555' };

const firstSubset = async ({ catalogue }: World) => ({
  uuid: await firstKey(catalogue.subsets, ({ uuid }) => uuid),
});

const firstCitation = async ({ catalogue }: World) => ({
  uuid: await firstKey(catalogue.citations, ({ uuid }) => uuid),
});

/** Values that a world knows for the `{…}` of an address. A new row that has some does not compile without its own. */
const samples: Samples = {
  dashboard: () => ({}),
  accessions: filtered,
  accessionsOverview: filtered,
  accessionsMap: filtered,
  accessionsImages: filtered,
  accessionsAnalogues: filtered,
  accessionsSubsetting: filtered,
  accessionsTraits: filtered,
  accession: async (world) => ({ uuid: (await firstAccession(world)).uuid }),
  accessionByDoi: async (world) => ({ doi: (await firstAccession(world)).doi }),
  institutes: ({ filterCodes }) => codeOf(filterCodes, { type: ['GOV'] }),
  institute: async ({ institutes }) => ({ wiewsCode: await firstKey(institutes, ({ code }) => code) }),
  crop: async ({ crops }) => ({ shortName: await firstKey(crops, ({ shortName }) => shortName) }),
  country: async ({ countries }) => ({ isoCode: await firstKey(countries, ({ code3 }) => code3) }),
  region: async ({ regions }) => ({ isoCode: await firstKey(regions, ({ isoCode }) => isoCode) }),
  subsets: ({ filterCodes }) => codeOf(filterCodes, { state: ['PUBLISHED'] }),
  subset: firstSubset,
  datasets: ({ filterCodes }) => codeOf(filterCodes, { state: ['PUBLISHED'] }),
  datasetsOverview: ({ filterCodes }) => codeOf(filterCodes, { state: ['PUBLISHED'] }),
  dataset: async ({ catalogue }) => ({ uuid: await firstKey(catalogue.datasets, ({ head }) => head.uuid) }),
  datasetTab: async ({ catalogue }) => ({
    uuid: await firstKey(catalogue.datasets, ({ head }) => head.uuid),
    tab: 'data',
  }),
  tablePreview: async ({ catalogue }) => ({
    uuid: await firstKey(catalogue.datasets, ({ files }) => files.find(({ table }) => table)?.uuid ?? ''),
    sheet: '0',
  }),
  descriptorLists: ({ filterCodes }) => codeOf(filterCodes, { state: ['PUBLISHED'] }),
  descriptorListsOverview: ({ filterCodes }) => codeOf(filterCodes, { state: ['PUBLISHED'] }),
  descriptorList: async ({ catalogue }) => ({ uuid: await firstKey(catalogue.descriptorLists, ({ uuid }) => uuid) }),
  descriptors: ({ filterCodes }) => codeOf(filterCodes, { state: ['PUBLISHED'] }),
  descriptor: async ({ catalogue }) => ({ uuid: await firstKey(catalogue.descriptors, ({ uuid }) => uuid) }),
  partner: async ({ catalogue }) => ({ uuid: await firstKey(catalogue.partners, ({ uuid }) => uuid) }),
  network: async ({ catalogue }) => ({ shortName: await firstKey(catalogue.networks, ({ shortName }) => shortName) }),
  vocabulary: async ({ catalogue }) => ({ uuid: await firstKey(catalogue.vocabularies, ({ uuid }) => uuid) }),
  genus: async ({ catalogue }) => ({ genus: await firstKey(catalogue.taxa, ({ genus }) => genus) }),
  divtree: async ({ catalogue }) => ({ uuid: await firstKey(catalogue.trees, ({ uuid }) => uuid), tab: 'tree' }),
  bibliography: ({ filterCodes }) => codeOf(filterCodes, { type: ['article'] }),
  citation: firstCitation,
  instituteFile: async ({ catalogue }) => {
    const path = await firstKey(catalogue.files, ({ folder, name }) => `${folder}/${name}`);
    const [, , wiewsCode = '', ...rest] = path.split('/');
    return { wiewsCode, path: rest.join('/') };
  },
  resetPassword: () => LINK,
  cancelReset: () => LINK,
  validateEmail: () => LINK,
  cancelValidation: () => LINK,
  deleteAccount: () => LINK,
  dashboardSubsets: ({ filterCodes }) => codeOf(filterCodes, { state: ['DRAFT'] }),
  dashboardCitations: ({ filterCodes }) => codeOf(filterCodes, { type: ['article'] }),
  dashboardCitation: firstCitation,
  editCitation: firstCitation,
  dashboardSubset: firstSubset,
  editSubset: firstSubset,
};

/** An address of the row that names something in this world. */
export async function addressOf(name: RouteName, world: World): Promise<string> {
  const params = (await (samples as Partial<Record<RouteName, (world: World) => unknown>>)[name]?.(world)) ?? {};
  // Each sample is typed by its own row, which is lost for a row that is only known by its name.
  return (href as (name: RouteName, params: object) => string)(name, params);
}
