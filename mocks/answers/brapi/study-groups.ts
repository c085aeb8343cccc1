import type { BrapiList, BrapiLocation, BrapiProgram, BrapiSeason, BrapiTrial } from '@/contract/brapi/brapi';
import { currentDatasets } from '../../rules/entities/readable-datasets';
import type { ObservedDataset } from '../../data/observations/observed-dataset';
import { countryRow } from '../../data/reference/reference';
import type { World } from '../../rules/world/world';
import { placeName } from './place-name';
import { readAsked } from './read-asked';
import { listOf } from './respond';
import { studyOf } from './studies';
import { UNSAID } from './unsaid';

/** What studies belong to: their owner is a program, each is a trial of its own, and their places and years. */
export interface StudyGroup<T> {
  /** Plural names of what is asked, each with the property of the row. */
  heeded: Readonly<Record<string, keyof T & string>>;
  rows(dataset: ObservedDataset, origin: string): T[];
}

export const PROGRAMS: StudyGroup<BrapiProgram> = {
  heeded: { programDbIds: 'programDbId', programNames: 'programName', abbreviations: 'abbreviation' },
  rows: ({ head: { owner } }, origin) =>
    owner
      ? [
          {
            ...UNSAID.program,
            programDbId: owner.uuid,
            programName: owner.name,
            abbreviation: owner.shortName,
            commonCropName: null,
            documentationURL: `${origin}/partners/${owner.uuid}`,
            objective: null,
          },
        ]
      : [],
};

export const TRIALS: StudyGroup<BrapiTrial> = {
  heeded: {
    trialDbIds: 'trialDbId',
    trialNames: 'trialName',
    trialPUIs: 'trialPUI',
    programDbIds: 'programDbId',
    programNames: 'programName',
    commonCropNames: 'commonCropName',
  },
  rows: (dataset, origin) => {
    const { trialDbId, trialName, studyDescription, studyPUI, ...study } = studyOf(dataset, origin);
    const { active, commonCropName, contacts, documentationURL, startDate, endDate } = study;
    const { owner } = dataset.head;
    return [
      {
        ...UNSAID.trial,
        trialDbId,
        trialName,
        trialPUI: studyPUI,
        trialDescription: studyDescription,
        active,
        commonCropName,
        contacts,
        documentationURL,
        startDate,
        endDate,
        programDbId: owner?.uuid ?? null,
        programName: owner?.name ?? null,
      },
    ];
  },
};

export const LOCATIONS: StudyGroup<BrapiLocation> = {
  heeded: { locationDbIds: 'locationDbId', locationNames: 'locationName', countryCodes: 'countryCode' },
  rows: ({ head }) =>
    head.locations.map((place) => {
      const { uuid, countryCode3, decimalLatitude, decimalLongitude, description = null } = place;
      const hasPlace = typeof decimalLatitude === 'number' && typeof decimalLongitude === 'number';
      return {
        ...UNSAID.location,
        locationDbId: uuid,
        locationName: placeName(place) ?? uuid,
        countryCode: countryCode3 ?? null,
        countryName: (countryCode3 && countryRow(countryCode3)?.name) || null,
        environmentType: description,
        coordinates: hasPlace
          ? {
              type: 'Feature',
              geometry: { type: 'Point', coordinates: [decimalLongitude, decimalLatitude] },
              properties: {},
            }
          : null,
      };
    }),
};

export const SEASONS: StudyGroup<BrapiSeason> = {
  heeded: { seasonDbIds: 'seasonDbId', seasonNames: 'seasonName', years: 'year' },
  rows: (dataset, origin) =>
    studyOf(dataset, origin).seasons.map((year) => ({ seasonDbId: year, seasonName: year, year: Number(year) })),
};

const allOf = async <T extends object>(world: World, { heeded, rows }: StudyGroup<T>, origin: string): Promise<T[]> => {
  const [id] = Object.values(heeded);
  const all = (await currentDatasets(world)).flatMap((dataset) => rows(dataset, origin));
  return [...new Map(all.map((row) => [id && row[id], row])).values()];
};

export async function studyGroups<T extends object>(
  world: World,
  group: StudyGroup<T>,
  given: Readonly<Record<string, unknown>>,
  origin: string,
): Promise<BrapiList<T>> {
  const asked = readAsked(given, group.heeded);
  const rows = (await allOf(world, group, origin)).filter((row) =>
    Object.entries(group.heeded).every(([plural, name]) => {
      return asked.criteria[plural]?.includes(String(row[name])) ?? true;
    }),
  );
  return listOf(rows, asked);
}

/** The one whose id, the first property that is asked for, is this. */
export async function studyGroup<T extends object>(
  world: World,
  group: StudyGroup<T>,
  id: string,
  origin: string,
): Promise<T | undefined> {
  const [name] = Object.values(group.heeded);
  return (await allOf(world, group, origin)).find((row) => name && String(row[name]) === id);
}
