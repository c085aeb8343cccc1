import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { BrapiGermplasm, BrapiList } from '@/contract/brapi/brapi';
import { bareDoi } from '@/contract/patterns';
import type { World } from '../../rules/world/world';
import { currentDatasets } from '../../rules/entities/readable-datasets';
import { isoDay } from './day';
import { asksStudy, isStudy, OF_STUDY } from './of-study';
import { readAsked, type Asked } from './read-asked';
import { list } from './respond';
import { UNSAID } from './unsaid';

const DOI = 'https://doi.org/';

const HEEDED = {
  germplasmDbIds: 'germplasmDbId',
  germplasmPUIs: 'germplasmPUI',
  germplasmNames: 'germplasmName',
  accessionNumbers: 'accessionNumber',
  commonCropNames: 'commonCropName',
  genus: 'genus',
  species: 'species',
  binomialNames: 'binomialName',
  instituteCodes: 'instituteCode',
  ...OF_STUDY,
} as const;

export function germplasmOf(accession: Accession, origin: string): BrapiGermplasm {
  const { uuid, doi, accessionNumber, accessionName, institute, taxonomy, crop, geo, aliases = [] } = accession;
  const name = accessionName ? [{ synonym: accessionName, type: 'ACCENAME' }] : [];
  const page = `${origin}/a/${uuid}`;
  const { latitude, longitude, elevation, uncertainty } = geo ?? {};
  const hasPlace = typeof latitude === 'number' && typeof longitude === 'number';
  const grin = taxonomy.grinTaxonomySpecies;
  return {
    ...UNSAID.germplasm,
    germplasmDbId: uuid,
    germplasmPUI: doi ? `${DOI}${doi}` : '',
    germplasmName: accessionNumber,
    defaultDisplayName: accessionNumber,
    accessionNumber,
    acquisitionDate: isoDay(accession.acquisitionDate),
    biologicalStatusOfAccessionCode: accession.sampStat == null ? null : String(accession.sampStat),
    commonCropName: crop?.name ?? accession.cropName ?? taxonomy.genus,
    countryOfOriginCode: accession.countryOfOrigin?.code3 ?? null,
    documentationURL: page,
    donors:
      accession.donorCode || accession.donorNumb
        ? [{ donorAccessionNumber: accession.donorNumb ?? null, donorInstituteCode: accession.donorCode ?? null }]
        : [],
    externalReferences: [{ referenceId: page, referenceSource: 'PGR Portal' }],
    genus: taxonomy.genus,
    species: taxonomy.species ?? null,
    speciesAuthority: taxonomy.spAuthor ?? null,
    subtaxa: taxonomy.subtaxa ?? null,
    subtaxaAuthority: taxonomy.subtAuthor ?? null,
    germplasmOrigin: hasPlace
      ? [
          {
            coordinateUncertainty: uncertainty == null ? null : String(uncertainty),
            coordinates: {
              type: 'Feature',
              geometry: {
                type: 'Point',
                coordinates: [longitude, latitude, ...(typeof elevation === 'number' ? [elevation] : [])],
              },
              properties: {},
            },
          },
        ]
      : [],
    instituteCode: institute.code,
    instituteName: institute.fullName,
    pedigree: accession.ancest ?? null,
    storageTypes: (accession.storage ?? []).map((code) => ({ code: String(code), description: null })),
    synonyms: [...name, ...aliases.map((alias) => ({ synonym: alias.name, type: alias.aliasType ?? null }))],
    taxonIds: typeof grin?.id === 'number' ? [{ sourceName: 'GRIN', taxonId: String(grin.id) }] : [],
  };
}

/** Short names of crops by their names, in any case; a name that is no crop's is kept, and matches nothing. */
async function cropsOf(world: World, names: readonly string[]): Promise<string[]> {
  const crops = await world.crops.all();
  const byName = new Map(
    crops.flatMap(({ shortName, name }) => [shortName, name].map((each) => [each.toLowerCase(), shortName])),
  );
  return names.map((name) => byName.get(name.toLowerCase()) ?? name);
}

async function observedIn(world: World, wanted: Asked<keyof typeof HEEDED>['criteria']) {
  const chosen = (await currentDatasets(world)).filter((dataset) => isStudy(dataset, wanted));
  return [...new Set(chosen.flatMap(({ accessions }) => accessions.flatMap(({ uuid }) => uuid ?? [])))];
}

async function filterOf(world: World, criteria: Asked<keyof typeof HEEDED>['criteria']): Promise<AccessionFilter> {
  const { germplasmDbIds, germplasmPUIs, germplasmNames, accessionNumbers, genus, species, binomialNames } = criteria;
  const { commonCropNames, instituteCodes } = criteria;
  const taxonomy = {
    ...(genus ? { genus } : {}),
    ...(species ? { species } : {}),
    ...(binomialNames ? { genusSpecies: binomialNames } : {}),
  };
  // A list of no accessions would ask nothing.
  const nobody = ['00000000-0000-0000-0000-000000000000'];
  const observed = asksStudy(criteria) ? await observedIn(world, criteria) : undefined;
  // Who names accessions or a study means those that are no longer held too.
  const all: AccessionFilter = { AND: { historic: true, OR: { historic: false } } };
  const also: AccessionFilter = {
    ...(germplasmDbIds || germplasmPUIs || observed ? all : {}),
    ...(germplasmNames ? { accessionNumbers: germplasmNames } : {}),
    ...(observed ? { uuid: observed.length > 0 ? observed : nobody } : {}),
  };
  return {
    ...(germplasmDbIds ? { uuid: germplasmDbIds } : {}),
    ...(germplasmPUIs ? { doi: germplasmPUIs.map(bareDoi) } : {}),
    ...(accessionNumbers ? { accessionNumbers } : {}),
    ...(commonCropNames ? { crop: await cropsOf(world, commonCropNames) } : {}),
    ...(instituteCodes ? { institute: { code: instituteCodes } } : {}),
    ...(Object.keys(taxonomy).length > 0 ? { taxonomy } : {}),
    ...(Object.keys(also).length > 0 ? { AND: also } : {}),
  };
}

export async function germplasm(
  world: World,
  given: Readonly<Record<string, unknown>>,
  origin: string,
): Promise<BrapiList<BrapiGermplasm>> {
  const asked = readAsked(given, HEEDED);
  const filter = await filterOf(world, asked.criteria);
  const { content, totalElements } = await world.accessions.page(filter, { p: asked.page, l: asked.pageSize });
  return list(
    content.map((accession) => germplasmOf(accession, origin)),
    totalElements,
    asked,
  );
}
