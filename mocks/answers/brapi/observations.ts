import type { BrapiList, BrapiObservation, BrapiObservationUnit } from '@/contract/brapi/brapi';
import type { World } from '../../rules/world/world';
import type { ObservationColumn, ObservedDataset } from '../../data/observations/observed-dataset';
import { currentDatasets } from '../../rules/entities/readable-datasets';
import { mapInTurns, Turns } from '../../tools/workers/turns';
import { isoDay } from './day';
import { isStudy, OF_STUDY } from './of-study';
import { placeName } from './place-name';
import { readAsked } from './read-asked';
import { list, listOf } from './respond';
import { UNSAID } from './unsaid';

const HEEDED = {
  observationDbIds: 'observationDbId',
  observationUnitDbIds: 'observationUnitDbId',
  observationVariableDbIds: 'observationVariableDbId',
  observationVariableNames: 'observationVariableName',
  germplasmDbIds: 'germplasmDbId',
  germplasmNames: 'germplasmName',
  ...OF_STUDY,
} as const;

const MAX_OBSERVATIONS = 10_000;

/** An accession in a dataset, by its place there; one of an observation has the places of column and value behind. */
const unitId = (study: string, accession: number): string => `${study}:${accession}`;

const valueOf = ({ numbers, codes, terms }: ObservationColumn, at: number, isDate: boolean): string => {
  if (numbers) return String(numbers[at] ?? '');
  const term = terms?.[codes?.[at] ?? -1] ?? '';
  return isDate ? (isoDay(term) ?? term) : term;
};

function observationOf(dataset: ObservedDataset, c: number, at: number): BrapiObservation {
  const { head, accessions, columns, methods, descriptors } = dataset;
  const column = columns[c];
  const place = column?.accession[at] ?? 0;
  const accession = accessions[place];
  const descriptor = descriptors.find(({ uuid }) => uuid === column?.descriptorUuid);
  const method = methods[column?.method?.[at] ?? -1];
  const name = accession?.acceNumb ?? '';
  return {
    ...UNSAID.observation,
    observationDbId: `${head.uuid}:${c}:${at}`,
    germplasmDbId: accession?.uuid ?? null,
    germplasmName: name,
    observationUnitDbId: unitId(head.uuid, place),
    observationUnitName: name,
    observationVariableDbId: column?.descriptorUuid ?? '',
    observationVariableName: descriptor?.title ?? '',
    studyDbId: head.uuid,
    value: column ? valueOf(column, at, descriptor?.dataType === 'DATE') : '',
    additionalInfo: method ? { method } : {},
  };
}

type Given = Readonly<Record<string, unknown>>;
type Wanted = Partial<Record<keyof typeof HEEDED, string[]>>;

/** Places of the accessions that are asked for; undefined: all. */
function placesOf({ head, accessions }: ObservedDataset, wanted: Wanted): Set<number> | undefined {
  const { germplasmDbIds, germplasmNames, observationUnitDbIds } = wanted;
  if (!germplasmDbIds && !germplasmNames && !observationUnitDbIds) return undefined;
  const [ids, names, units] = [new Set(germplasmDbIds), new Set(germplasmNames), new Set(observationUnitDbIds)];
  const places = accessions.flatMap(({ uuid, acceNumb }, place) => {
    const isOne =
      (!germplasmDbIds || (uuid !== undefined && ids.has(uuid))) &&
      (!germplasmNames || names.has(acceNumb)) &&
      (!observationUnitDbIds || units.has(unitId(head.uuid, place)));
    return isOne ? [place] : [];
  });
  return new Set(places);
}

const byId = (datasets: readonly ObservedDataset[], id: string): BrapiObservation | undefined => {
  const [, study = '', column = '', at = ''] = /^([\w-]+):(\d+):(\d+)$/.exec(id) ?? [];
  const dataset = datasets.find(({ head }) => head.uuid === study);
  const isThere = dataset && Number(at) < (dataset.columns[Number(column)]?.accession.length ?? 0);
  return isThere ? observationOf(dataset, Number(column), Number(at)) : undefined;
};

export const observation = async (world: World, id: string): Promise<BrapiObservation | undefined> =>
  byId(await currentDatasets(world), id);

export async function observations(world: World, given: Given): Promise<BrapiList<BrapiObservation>> {
  const asked = readAsked(given, HEEDED, MAX_OBSERVATIONS);
  const wanted = asked.criteria;
  const datasets = (await currentDatasets(world)).filter((dataset) => isStudy(dataset, wanted));
  if (wanted.observationDbIds)
    return listOf(
      wanted.observationDbIds.flatMap((id) => byId(datasets, id) ?? []),
      asked,
    );
  const from = asked.page * asked.pageSize;
  const page: [ObservedDataset, number, number][] = [];
  let total = 0;
  for (const dataset of datasets) {
    const places = placesOf(dataset, wanted);
    if (places?.size === 0) continue;
    const titles = new Map(dataset.descriptors.map(({ uuid, title }) => [uuid, title]));
    for (const [c, { descriptorUuid, accession }] of dataset.columns.entries()) {
      if (wanted.observationVariableDbIds?.includes(descriptorUuid) === false) continue;
      if (wanted.observationVariableNames?.includes(titles.get(descriptorUuid) ?? '') === false) continue;
      // A whole column before the page is passed at once.
      if (!places && total + accession.length <= from) {
        total += accession.length;
        continue;
      }
      for (const [at, place] of accession.entries()) {
        if (places && !places.has(place)) continue;
        if (total >= from && page.length < asked.pageSize) page.push([dataset, c, at]);
        total++;
      }
    }
  }
  const data = await mapInTurns(page, ([dataset, c, at]) => observationOf(dataset, c, at));
  return list(data, total, asked);
}

/** By the places of a dataset that are asked for. */
async function observationsAt(
  dataset: ObservedDataset,
  places: ReadonlySet<number>,
): Promise<Map<number, BrapiObservation[]>> {
  const all = new Map([...places].map((place): [number, BrapiObservation[]] => [place, []]));
  const turns = new Turns();
  for (const [c, { accession }] of dataset.columns.entries()) {
    if (turns.due()) await turns.next();
    for (const [at, place] of accession.entries()) all.get(place)?.push(observationOf(dataset, c, at));
  }
  return all;
}

const unitOf = (
  { head, accessions }: ObservedDataset,
  place: number,
  seen: BrapiObservation[] = [],
): BrapiObservationUnit => {
  const { uuid = null, acceNumb: name = '' } = accessions[place] ?? {};
  const [site] = head.locations;
  return {
    ...UNSAID.observationUnit,
    observationUnitDbId: unitId(head.uuid, place),
    observationUnitName: name,
    germplasmDbId: uuid,
    germplasmName: name,
    studyDbId: head.uuid,
    studyName: head.title,
    trialDbId: head.uuid,
    trialName: head.title,
    programDbId: head.owner?.uuid ?? null,
    programName: head.owner?.name ?? null,
    locationDbId: site?.uuid ?? null,
    locationName: site ? placeName(site) : null,
    observations: seen,
  };
};

/** With what was observed of it. */
export async function observationUnit(world: World, id: string): Promise<BrapiObservationUnit | undefined> {
  const [, study = '', at = ''] = /^([\w-]+):(\d+)$/.exec(id) ?? [];
  const place = Number(at);
  const dataset = (await currentDatasets(world)).find(({ head }) => head.uuid === study);
  if (!dataset?.accessions[place]) return undefined;
  return unitOf(dataset, place, (await observationsAt(dataset, new Set([place]))).get(place));
}

export async function observationUnits(world: World, given: Given): Promise<BrapiList<BrapiObservationUnit>> {
  const { includeObservations, ...rest } = given;
  const asked = readAsked(rest, HEEDED);
  const datasets = (await currentDatasets(world)).filter((dataset) => isStudy(dataset, asked.criteria));
  const units = datasets.flatMap((dataset) => {
    const places = placesOf(dataset, asked.criteria);
    return dataset.accessions.flatMap((_, place) => (!places || places.has(place) ? [{ dataset, place }] : []));
  });
  const { metadata, result } = listOf(units, asked);
  const observed = new Map<ObservedDataset, Map<number, BrapiObservation[]>>();
  const included = String(includeObservations) === 'true' ? new Set(result.data.map(({ dataset }) => dataset)) : [];
  for (const dataset of included) {
    const places = result.data.flatMap((unit) => (unit.dataset === dataset ? unit.place : []));
    observed.set(dataset, await observationsAt(dataset, new Set(places)));
  }
  const data = result.data.map(({ dataset, place }) => unitOf(dataset, place, observed.get(dataset)?.get(place)));
  return { metadata, result: { data } };
}
