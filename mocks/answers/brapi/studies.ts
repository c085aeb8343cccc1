import type { BrapiList, BrapiStudy } from '@/contract/brapi/brapi';
import { cropName } from './crop-name';
import type { World } from '../../rules/world/world';
import type { ObservedDataset } from '../../data/observations/observed-dataset';
import { currentDatasets } from '../../rules/entities/readable-datasets';
import { isoTime } from './day';
import { isStudy, OF_STUDY } from './of-study';
import { placeName } from './place-name';
import { readAsked } from './read-asked';
import { listOf } from './respond';
import { UNSAID } from './unsaid';

const HEEDED = {
  ...OF_STUDY,
  studyPUIs: 'studyPUI',
  studyTypes: 'studyType',
  commonCropNames: 'commonCropName',
  germplasmDbIds: 'germplasmDbId',
  observationVariableDbIds: 'observationVariableDbId',
  locationDbIds: 'locationDbId',
  seasonDbIds: 'seasonDbId',
  active: 'active',
} as const;

export const yearsOf = (from: string | null | undefined, to: string | null | undefined): string[] => {
  const [first, last] = [from ?? to, to ?? from].map((date) => Number(date?.slice(0, 4)));
  if (!first || !last || last < first) return [];
  return Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
};

export function studyOf({ head, descriptors, files }: ObservedDataset, origin: string): BrapiStudy {
  const [place] = head.locations;
  const [crop] = head.crops.length === 1 ? head.crops : [];
  const doi = 'doi' in head && head.doi ? head.doi : undefined;
  return {
    ...UNSAID.study,
    studyDbId: head.uuid,
    trialDbId: head.uuid,
    trialName: head.title,
    studyName: head.title,
    studyDescription: head.description ?? null,
    studyPUI: doi ? `https://doi.org/${doi}` : null,
    studyType: 'Phenotyping',
    active: false,
    commonCropName: crop === undefined ? null : cropName(crop),
    contacts: head.creators.map(({ uuid, fullName, email, institutionalAffiliation, role }) => ({
      ...UNSAID.contact,
      contactDbId: uuid,
      name: fullName,
      email: email ?? null,
      instituteName: institutionalAffiliation ?? null,
      type: role,
    })),
    dataLinks: files.map(({ name, contentType }) => ({
      ...UNSAID.dataLink,
      name,
      url: `${origin}/api/v2/dataset/${head.uuid}/files/${encodeURIComponent(name)}`,
      fileFormat: contentType,
      type: 'Observations',
    })),
    documentationURL: `${origin}/datasets/${head.uuid}`,
    startDate: isoTime(head.startDate),
    endDate: isoTime(head.endDate),
    lastUpdate: { timestamp: head.lastModifiedDate ?? null, version: head.versionTag },
    license: head.rights ?? null,
    locationDbId: place?.uuid ?? null,
    locationName: place ? placeName(place) : null,
    observationVariableDbIds: descriptors.map(({ uuid }) => uuid),
    seasons: yearsOf(head.startDate, head.endDate),
  };
}

export async function studies(
  world: World,
  given: Readonly<Record<string, unknown>>,
  origin: string,
): Promise<BrapiList<BrapiStudy>> {
  const asked = readAsked(given, HEEDED);
  const wanted = asked.criteria;
  const chosen = (await currentDatasets(world)).filter((dataset) => {
    const { head, descriptors, accessions } = dataset;
    const any = (list: string[] | undefined, has: (value: string) => boolean) => !list || list.some(has);
    return (
      isStudy(dataset, wanted) &&
      any(wanted.studyTypes, (type) => /^phenotyping$/i.test(type)) &&
      any(wanted.active, (active) => active === 'false') &&
      any(wanted.seasonDbIds, (year) => yearsOf(head.startDate, head.endDate).includes(year)) &&
      any(wanted.locationDbIds, (id) => head.locations.some(({ uuid }) => uuid === id)) &&
      any(wanted.observationVariableDbIds, (id) => descriptors.some(({ uuid }) => uuid === id)) &&
      any(wanted.germplasmDbIds, (id) => accessions.some(({ uuid }) => uuid === id)) &&
      any(wanted.commonCropNames, (name) =>
        head.crops.some((crop) => [crop, cropName(crop)].some((each) => each.toLowerCase() === name.toLowerCase())),
      )
    );
  });
  const all = chosen.map((dataset) => studyOf(dataset, origin));
  const { studyPUIs } = wanted;
  return listOf(
    studyPUIs ? all.filter(({ studyPUI }) => studyPUI !== null && studyPUIs.includes(studyPUI)) : all,
    asked,
  );
}
