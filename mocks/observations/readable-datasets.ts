import { WITHDRAWN } from '../catalogue/datasets';
import { badRequest, gone } from '../core/api-failure';
import type { Caller } from '../core/caller';
import { readable } from '../core/publication';
import type { World } from '../core/world';
import type { ObservedDataset } from './observed-dataset';

/** More make no table that anybody reads. */
const MOST_TOGETHER = 200;

/** 404 where there is none that the caller may read, 410 where it was withdrawn. */
export async function readableDataset(world: World, uuid: string, caller: Caller): Promise<ObservedDataset> {
  const dataset = await world.catalogue.datasets.one(uuid);
  if (!dataset && WITHDRAWN.has(uuid)) throw gone(`The dataset "${uuid}" was withdrawn by who published it.`);
  readable(dataset?.head, uuid, caller, 'dataset');
  return dataset as ObservedDataset;
}

/** Those of `datasetUuids=…,…`, each once. 400 without any. */
export function readableDatasets(world: World, uuids: string | undefined, caller: Caller): Promise<ObservedDataset[]> {
  const asked = new Set((uuids ?? '').split(',').flatMap((uuid) => uuid.trim() || []));
  if (asked.size === 0) throw badRequest('"datasetUuids" must name at least one dataset.');
  if (asked.size > MOST_TOGETHER)
    throw badRequest(`At most ${MOST_TOGETHER} datasets are read at once, not ${asked.size}.`);
  return Promise.all([...asked].map((uuid) => readableDataset(world, uuid, caller)));
}

/** The data that count: what is published, in its current version. */
export async function currentDatasets(world: World): Promise<ObservedDataset[]> {
  const all = await world.catalogue.datasets.all();
  return all.filter(({ head }) => head.current && head.state === 'PUBLISHED');
}
