import { WITHDRAWN } from '../../data/catalogue/datasets';
import { badRequest } from '../../tools/http/api-failure';
import type { Caller } from '../tokens/caller';
import { published } from './published';
import type { World } from '../world/world';
import type { ObservedDataset } from '../../data/observations/observed-dataset';
import { sentence } from '../../tools/http/sentence';

/** A table of more datasets cannot be read. */
const MAX_DATASETS = 200;

/** Datasets as callers may read them. */
export const publishedDatasets = published<ObservedDataset>('dataset', ({ catalogue }) => catalogue.datasets, {
  head: ({ head }) => head,
  withdrawn: ({ catalogue }, uuid) => WITHDRAWN.has(uuid) || catalogue.datasetRows.isGone(uuid),
});

/** Those of `datasetUuids=…,…`, each once. 400 without any. */
export function readableDatasets(world: World, uuids: string | undefined, caller: Caller): Promise<ObservedDataset[]> {
  const asked = new Set((uuids ?? '').split(',').flatMap((uuid) => uuid.trim() || []));
  if (asked.size === 0) throw badRequest('"datasetUuids" must name at least one dataset.');
  if (asked.size > MAX_DATASETS) throw badRequest(sentence('maxDatasets', { max: MAX_DATASETS, count: asked.size }));
  return Promise.all([...asked].map((uuid) => publishedDatasets.one(world, uuid, caller)));
}

/** The data that count: what is published, in its current version. */
export async function currentDatasets(world: World): Promise<ObservedDataset[]> {
  const all = await world.catalogue.datasets.all();
  return all.filter(({ head }) => head.current && head.state === 'PUBLISHED');
}
