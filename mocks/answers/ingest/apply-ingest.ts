import type { DatasetFile, FileLoad } from '@/contract/dataset/dataset';
import type { IngestRequest } from '@/contract/dataset/ingest';
import { withReferences, type DatasetRecord } from '../../data/catalogue/datasets';
import { mergeObservations } from '../../data/observations/merge-observations';
import type { Observations } from '../../data/observations/observed-dataset';
import { byOf } from '../../rules/entities/crud';
import type { CheckedSheet } from '../../rules/ingest/check';
import type { Caller } from '../../rules/tokens/caller';
import type { World } from '../../rules/world/world';
import { conflict } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import { inTurns } from '../../tools/workers/turns';

/** Which sheet of which file, by its uuid, of which dataset. */
interface LoadedFrom {
  record: DatasetRecord;
  file: string;
  sheet: number;
}

/** Files with what was loaded of each, and of no other. */
export const withLoads = (files: readonly DatasetFile[], loads: Record<string, FileLoad[]>): DatasetFile[] =>
  files.map(({ loads: _before, ...file }) => {
    const now = loads[file.uuid];
    return now && now.length > 0 ? { ...file, loads: now } : file;
  });

/** What is added of a sheet that was loaded before is more of the same observations. */
function loadsWith(before: readonly FileLoad[], load: FileLoad): FileLoad[] {
  const same = before.find(({ sheet }) => sheet === load.sheet);
  const now = { ...load, loaded: Math.min(load.observations, load.loaded + (same?.loaded ?? 0)) };
  return [...before.filter((each) => each !== same), now].sort((a, b) => a.sheet - b.sheet);
}

export const countOf = ({ columns }: Observations): number =>
  columns.reduce((sum, { accession }) => sum + accession.length, 0);

/** Puts what was read in place, all at once; nothing of it before. */
export async function applyIngest(
  world: World,
  { record, file, sheet }: LoadedFrom,
  { observations, made: fresh, descriptors, crops, notHeld, report: counted }: CheckedSheet,
  { mode, version = 0 }: IngestRequest,
  session: Caller,
  report: string,
  stopped: () => void,
): Promise<void> {
  const { catalogue } = world;
  const dataset = await catalogue.datasets.one(record.uuid);
  const merged = mode === 'add' && dataset ? await inTurns(mergeObservations(dataset, observations)) : observations;
  const before = mode === 'add' && record.observed !== null ? catalogue.observations.notHeld(record.observed) : [];
  const observed = await catalogue.observations.keep(merged, report, [...before, ...notHeld]);
  const change = { by: byOf(session) };
  const [crop] = crops.length === 1 ? crops : [];
  try {
    stopped();
    const now = catalogue.datasetRows.get(record.uuid);
    if (!now || (now.version ?? 0) !== version) throw conflict(sentence('changed'));
    for (const each of fresh)
      catalogue.descriptors.create({ ...each, owner: now.owner ?? null, crop: each.crop ?? crop ?? null }, change);
    const columns = merged.columns.map(({ descriptorUuid }) => descriptorUuid);
    const loaded = descriptors.map(({ uuid }) => uuid);
    // A descriptor whose values were replaced by none goes with them; one that somebody added stays.
    const lost = new Set(
      dataset?.columns.map(({ descriptorUuid }) => descriptorUuid).filter((uuid) => !columns.includes(uuid)),
    );
    const kept = now.descriptorUuids.filter((uuid) => !lost.has(uuid));
    const descriptorUuids = [...new Set([...kept, ...loaded, ...columns])];
    const accessions = withReferences(merged.accessions, catalogue.datasetReferences.of(now));
    const addedCrops = now.crops.length > 0 ? [] : crops;
    const addedDescriptors = descriptorUuids.filter((uuid) => !now.descriptorUuids.includes(uuid));
    const loads = Object.fromEntries(now.files.flatMap((each) => (each.loads ? [[each.uuid, each.loads]] : [])));
    const more = { sheet, observations: counted.observations, loaded: counted.loaded };
    catalogue.datasetRows.change(
      record.uuid,
      version,
      {
        observed,
        before: { uuid: now.uuid, observed: now.observed, addedDescriptors, addedCrops, loads },
        files: withLoads(now.files, {
          ...(mode === 'add' && loads),
          [file]: loadsWith(mode === 'add' ? (loads[file] ?? []) : [], more),
        }),
        descriptorUuids,
        descriptorCount: descriptorUuids.length,
        observationCount: countOf(merged),
        accessionCount: accessions.length,
        crops: [...now.crops, ...addedCrops],
      },
      change,
    );
    if (now.before?.observed) catalogue.observations.tidy([now.before.observed]);
  } catch (failure) {
    catalogue.observations.tidy([observed]);
    throw failure;
  }
  await world.store.commit();
}
