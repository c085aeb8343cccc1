import { isFileName } from '@/contract/control-characters';
import {
  DATASET_ACCESSIONS_MAX,
  DATASET_FILES_MAX,
  type AccessionReference,
  type DatasetFile,
  type DatasetLocation,
} from '@/contract/dataset/dataset';
import { datasetFileSchema, datasetSchema, referenceSchema } from '@/contract/dataset/dataset-schema';
import { endsAfter } from '@/contract/schema';
import { hasReport } from '../../data/catalogue/kept-observations';
import { filePath, withReferences, type DatasetRecord } from '../../data/catalogue/datasets';
import { permissionsOf } from '../../rules/publication/publication';
import { byOf, crud, editable, notYours } from '../../rules/entities/crud';
import { publication, publishable } from '../../rules/entities/publication';
import { published } from '../../rules/entities/published';
import { keptReferences } from '../../rules/entities/kept-references';
import { readAccessions } from '../../rules/entities/accessions-part';
import { readChange, readEach, readVersion, refused } from '../../rules/entities/read-change';
import { badRequest, notFound } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import { findAccessions } from '../../data/import/traits/find-accessions';
import { accessionsByUuid } from '../../data/import/traits/observed-accessions';
import type { NamedAccession } from '../../data/import/traits/raw-table';
import { observedAccession } from '../../data/observations/observed-accession';
import type { ObservedAccession } from '../../data/observations/observed-dataset';
import type { Caller } from '../../rules/tokens/caller';
import { withToken } from '../../rules/tokens/caller';
import { answer, fileAnswer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';
import { WITHDRAWN } from '../../data/catalogue/datasets';

const rows = ({ catalogue }: World) => catalogue.datasetRows;

export const datasetItems = published<DatasetRecord>('dataset', rows, {
  withdrawn: (world, uuid) => WITHDRAWN.has(uuid) || rows(world).isGone(uuid),
});

/** Where its parts lie is nobody's business. */
export function datasetDetails({ observed, references: _references, before, ...head }: DatasetRecord) {
  return {
    ...head,
    ...(before?.uuid === head.uuid && head.state === 'DRAFT' && { undoable: true }),
    ...(hasReport(observed) && { loadReport: true }),
  };
}

type Locations = (Omit<DatasetLocation, 'uuid'> & { uuid?: string })[];

/** Refuses (400) descriptors that there are not, and those left out that have observations. */
async function keptDescriptors(world: World, uuids: readonly string[], before: DatasetRecord | undefined) {
  await world.catalogue.descriptors.all();
  const unknown = uuids.flatMap((uuid, at) => (world.catalogue.descriptors.get(uuid) ? [] : at));
  if (unknown.length > 0)
    throw refused(Object.fromEntries(unknown.map((at) => [`descriptorUuids[${at}]`, 'notFound'])));
  const kept = [...new Set(uuids)];
  const dataset = before && (await world.catalogue.datasets.one(before.uuid));
  const lost = (dataset?.columns ?? []).filter(({ descriptorUuid }) => !kept.includes(descriptorUuid));
  if (lost.length > 0) {
    const names = lost.map(({ descriptorUuid }) => world.catalogue.descriptors.get(descriptorUuid)?.title ?? '');
    throw badRequest(sentence('descriptorsObserved', { names: names.slice(0, 10).join(', ') }));
  }
  return { descriptorUuids: kept, descriptorCount: kept.length };
}

export const datasetWriting = {
  ...publishable<DatasetRecord>({
    items: datasetItems,
    schema: datasetSchema,
    table: rows,
    empty: {
      crops: [],
      creators: [],
      locations: [],
      files: [],
      descriptorUuids: [],
      accessionCount: 0,
      descriptorCount: 0,
      observationCount: 0,
      observed: null,
      references: null,
    },
    details: datasetDetails,
    descriptorsOf: ({ descriptorUuids }) => descriptorUuids,
  }),
  kept: async (change: Record<string, unknown>, world: World, before?: DatasetRecord) => {
    const { locations, descriptorUuids, ...rest } = change as Record<string, unknown> & {
      locations?: Locations;
      descriptorUuids?: string[];
    };
    const { startDate, endDate } = { ...before, ...(rest as Partial<DatasetRecord>) };
    if (startDate && endDate && !endsAfter(startDate, endDate)) throw refused({ endDate: 'beforeStart' });
    return {
      ...((await keptReferences('dataset', rest, world)) as Partial<DatasetRecord>),
      ...(locations && { locations: locations.map((each) => ({ ...each, uuid: each.uuid ?? crypto.randomUUID() })) }),
      ...(descriptorUuids && (await keptDescriptors(world, descriptorUuids, before))),
    };
  },
};

/** Accessions that somebody chose, in place of those of the same kind. */
async function choose(
  world: World,
  record: DatasetRecord,
  version: number,
  caller: Caller,
  chosen: readonly ObservedAccession[],
) {
  const { datasetReferences, datasets } = world.catalogue;
  const before = await datasets.one(record.uuid);
  const observed = new Set(before?.columns.flatMap(({ accession }) => [...new Set(accession)]));
  const accessions = withReferences(before?.accessions.filter((_, at) => observed.has(at)) ?? [], chosen);
  const changed = rows(world).change(
    record.uuid,
    version,
    { references: datasetReferences.keep(chosen), accessionCount: accessions.length },
    { by: byOf(caller) },
  );
  datasetReferences.tidy(record.references);
  return datasetItems.seen(world, datasetDetails(changed), caller);
}

const namedBy = ({ doi, instCode, acceNumb, genus }: AccessionReference): NamedAccession => ({
  doi: doi ?? '',
  institute: instCode ?? '',
  number: acceNumb ?? '',
  genus: genus ?? '',
});

const isKnown = ({ uuid }: ObservedAccession): boolean => uuid !== undefined;
const isTable = (name: string): boolean => /\.(csv|tsv|tab|txt|xlsx)(\.gz)?$/i.test(name);

const fileOf = ({ files }: DatasetRecord, name: string): DatasetFile => {
  const file = files.find((each) => each.name === name);
  if (!file) throw notFound(sentence('noFileOfDataset', { id: name }));
  return file;
};

/** Refuses one file more: a second one of the same name, or one too many. */
function admitFile({ files }: DatasetRecord, name: string): void {
  if (files.length >= DATASET_FILES_MAX)
    throw badRequest(sentence('maxFiles', { max: DATASET_FILES_MAX, count: files.length + 1 }));
  if (files.some((each) => each.name === name)) throw badRequest(sentence('fileExists', { name }));
}

const { allow } = datasetWriting;

export const datasetWritings: readonly Answer[] = [
  ...crud<DatasetRecord>(datasetWriting),
  ...publication<DatasetRecord>(datasetWriting),

  answer('GET /dataset/:uuid/accessions', withToken, async ({ world, session, params }) =>
    world.catalogue.datasetReferences
      .of(await datasetItems.one(world, params.uuid, session))
      .flatMap(({ uuid }) => uuid ?? []),
  ),

  answer('PUT /dataset/:uuid/accessions', allow, async ({ world, session, params, body }) => {
    const record = await editable<DatasetRecord>(datasetWriting, world, params.uuid, session);
    const sent = (body ?? {}) as { version?: unknown; accessions?: unknown };
    const uuids = readAccessions(sent.accessions, DATASET_ACCESSIONS_MAX);
    const known = await accessionsByUuid(uuids, world.accessions);
    const missing = uuids.flatMap((uuid, at) => (known.has(uuid) ? [] : at));
    if (missing.length > 0) throw refused(Object.fromEntries(missing.map((at) => [`accessions[${at}]`, 'notFound'])));
    const others = world.catalogue.datasetReferences.of(record).filter((each) => !isKnown(each));
    const chosen = uuids.flatMap((uuid) => known.get(uuid) ?? []).map(observedAccession);
    return choose(world, record, readVersion(sent.version), session, [...chosen, ...others]);
  }),

  answer('GET /dataset/:uuid/references', withToken, async ({ world, session, params }) =>
    world.catalogue.datasetReferences
      .of(await datasetItems.one(world, params.uuid, session))
      .filter((each) => !isKnown(each))
      .map(({ doi, instCode, acceNumb, genus }) => ({ doi: doi ?? null, instCode, acceNumb, genus: genus ?? null })),
  ),

  answer('GET /dataset/:uuid/not-held', withToken, async ({ world, session, params }) => {
    const record = await datasetItems.one(world, params.uuid, session);
    if (!permissionsOf('dataset', record, session, world.acl).write) throw notYours();
    const { observations, datasetReferences } = world.catalogue;
    const named = record.observed === null ? [] : observations.notHeld(record.observed);
    const keys = new Set(datasetReferences.of(record).map(({ doi, acceNumb }) => doi || acceNumb));
    const open = named.filter(({ doi, acceNumb }) => !keys.has(doi || (acceNumb ?? '')));
    const found = await findAccessions(open.map(namedBy), world.accessions);
    return open.filter((_, at) => !('candidate' in (found[at] ?? {})));
  }),

  answer('PUT /dataset/:uuid/references', allow, async ({ world, session, params, body }) => {
    const record = await editable<DatasetRecord>(datasetWriting, world, params.uuid, session);
    const sent = (body ?? {}) as { version?: unknown; references?: unknown };
    const references = readEach('references', sent.references, DATASET_ACCESSIONS_MAX, (each) =>
      readChange(referenceSchema, each, false),
    );
    const found = await findAccessions(references.map(namedBy), world.accessions);
    const uuids = found.flatMap((each) => ('candidate' in each ? [each.candidate.uuid] : []));
    const known = await accessionsByUuid([...new Set(uuids)], world.accessions);
    const named = references.map(({ doi, instCode, acceNumb, genus }, at): ObservedAccession => {
      const each = found[at];
      const accession = each && 'candidate' in each ? known.get(each.candidate.uuid) : undefined;
      if (accession) return observedAccession(accession);
      return {
        doi: doi || null,
        instCode: instCode ?? '',
        acceNumb: acceNumb ?? '',
        genus: genus || null,
        species: null,
      };
    });
    const others = world.catalogue.datasetReferences.of(record).filter(isKnown);
    return choose(world, record, readVersion(sent.version), session, [...withReferences(others, named)]);
  }),

  fileAnswer('POST /dataset/:uuid/files', allow, async ({ world, session, params, files }) => {
    const record = await editable<DatasetRecord>(datasetWriting, world, params.uuid, session);
    const [sent] = files;
    if (!sent) throw badRequest('The form has no file.');
    // A name is a segment of an address, and never a path.
    const name = sent.name.replace(/[/\\]/g, '-').slice(-200);
    if (!isFileName(name)) throw badRequest(sentence('fileName'));
    admitFile(record, name);
    const file: DatasetFile = {
      uuid: crypto.randomUUID(),
      name,
      label: null,
      description: null,
      contentType: sent.type || 'application/octet-stream',
      size: sent.bytes.length,
      table: isTable(name),
    };
    await world.store.files.put(filePath(file), sent.bytes);
    try {
      // Others may have added files meanwhile, or accepted the dataset: what was checked is checked of what is there now.
      const now = rows(world).get(record.uuid);
      if (!now) throw notFound(sentence('noDataset', { id: record.uuid }));
      datasetWriting.admit(now, 'edit', session, world);
      admitFile(now, name);
      rows(world).change(record.uuid, undefined, { files: [...now.files, file] }, { by: byOf(session) });
    } catch (failure) {
      world.catalogue.tidyFiles([file]);
      throw failure;
    }
    return file;
  }),

  answer('PUT /dataset/:uuid/files/:name', allow, async ({ world, session, params, body }) => {
    const record = await editable<DatasetRecord>(datasetWriting, world, params.uuid, session);
    const file = { ...fileOf(record, params.name), ...readChange(datasetFileSchema, body, true) } as DatasetFile;
    const files = record.files.map((each) => (each.uuid === file.uuid ? file : each));
    rows(world).change(record.uuid, record.version ?? 0, { files }, { by: byOf(session) });
    return file;
  }),

  answer('DELETE /dataset/:uuid/files/:name', allow, async ({ world, session, params }) => {
    const record = await editable<DatasetRecord>(datasetWriting, world, params.uuid, session);
    const file = fileOf(record, params.name);
    const files = record.files.filter(({ uuid }) => uuid !== file.uuid);
    rows(world).change(record.uuid, record.version ?? 0, { files }, { by: byOf(session) });
    world.catalogue.tidyFiles([file]);
    return null;
  }),
];
