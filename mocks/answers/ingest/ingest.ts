import { refusedWhole, type IngestReport, type IngestTask } from '@/contract/dataset/ingest';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import { withReferences, type DatasetRecord } from '../../data/catalogue/datasets';
import { byOf, notYours } from '../../rules/entities/crud';
import { publishedDescriptors } from '../../rules/entities/readable-descriptors';
import { readVersion } from '../../rules/entities/read-change';
import { ApiFailure, badRequest, conflict, notFound } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import { checkIngest } from '../../rules/ingest/check';
import { cropsOf } from '../../rules/ingest/crops-of';
import { DescriptorIndex } from '../../rules/ingest/descriptor-index';
import { ingestTasksOf } from '../../rules/ingest/ingest-tasks';
import { LEGEND_ROWS } from '../../rules/ingest/legend';
import { reportOf } from '../../rules/ingest/report';
import { proposeIngest } from '../../rules/ingest/propose';
import type { ObservedDataset, SourceFile } from '../../data/observations/observed-dataset';
import { permissionsOf } from '../../rules/publication/publication';
import { Cancelled } from '../../rules/subsetting/task';
import { tablesOf, type SheetRows } from '../../data/table-preview/tables';
import { withToken, type Caller } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';
import { datasetDetails, datasetItems, datasetWriting } from '../dataset/dataset-writing';
import { applyIngest, countOf, withLoads } from './apply-ingest';
import { readRequest, small } from './read-ingest-request';

const { allow, admit } = datasetWriting;

/** Other files that are looked through for legends. */
const MAX_BESIDE = 5;

/** The sheet of a file of a draft that the caller may edit. */
async function sheetOf(world: World, params: { dataset: string; file: string; sheet: string }, session: Caller) {
  const record = await datasetItems.one(world, params.dataset, session);
  admit(record, 'edit', session, world);
  const dataset = await world.catalogue.datasets.one(record.uuid);
  const file = dataset?.files.find(({ uuid }) => uuid === params.file);
  if (!file) throw notFound(sentence('noFileOfDataset', { id: params.file }));
  if (!file.table) throw badRequest(`"${file.name}" is no table.`);
  const sheets = await tablesOf(world).sheets(file);
  const at = /^\d{1,4}$/.test(params.sheet) ? Number(params.sheet) : -1;
  const sheet = sheets[at];
  if (!sheet) throw notFound(sentence('noSheet', { sheet: params.sheet.slice(0, 80), name: file.name }));
  return { record, dataset, file, sheets, sheet, at };
}

/** What the other tables of a dataset hold; one that cannot be read says nothing. */
async function sheetsBeside(world: World, { files }: ObservedDataset, file: SourceFile): Promise<SheetRows[]> {
  const others = files.filter(({ uuid, table }) => table && uuid !== file.uuid).slice(0, MAX_BESIDE);
  const read = await Promise.all(
    others.map((other) =>
      tablesOf(world)
        .sheets(other)
        .catch(() => []),
    ),
  );
  // A large table is no legend.
  return read.flat().filter(({ count }) => count <= LEGEND_ROWS);
}

const csvAnswer = (report: string) => new Response(report, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });

const ownerOf = ({ user, jti }: Caller): string => user?.uuid ?? jti ?? '';

export const ingest: readonly Answer[] = [
  answer('GET /ingest/:dataset/:file/:sheet', allow, async ({ world, session, params, query }) => {
    const { record, dataset, file, sheets, at } = await sheetOf(world, params, session);
    const all = await world.catalogue.descriptors.all();
    const readable = all.filter((each) => publishedDescriptors.mayRead(world, each, session));
    const headings = { titleRows: Number(query.titleRows), headingRows: Number(query.headingRows) };
    return proposeIngest(sheets, at, {
      beside: dataset ? await sheetsBeside(world, dataset, file) : [],
      descriptors: new DescriptorIndex(readable, record.descriptorUuids),
      crops: async (accessions) => {
        const crops = await cropsOf(accessions, world.accessions);
        return crops.length > 0 ? crops : record.crops;
      },
      known: async (numbers) => {
        const results = await world.accessions.match(numbers);
        return results.filter(({ outcome }) => outcome !== 'none').length;
      },
      ...(small(headings.titleRows, 100) && small(headings.headingRows, 10) && query.headingRows ? { headings } : {}),
    });
  }),

  answer('POST /ingest/:dataset/:file/:sheet', allow, async ({ world, session, params, body, language }) => {
    const { record, dataset, file, sheet, at } = await sheetOf(world, params, session);
    const request = readRequest(body, sheet);
    if (request.version !== undefined && request.version !== (record.version ?? 0)) throw conflict(sentence('changed'));
    await world.catalogue.descriptors.all();
    const tasks = ingestTasksOf(world);
    const task = tasks.jobs.start(ownerOf(session), (onProgress) => {
      let isOver = false;
      let isKept = false;
      const stopped = (): void => {
        if (isOver) throw new Cancelled();
      };
      /** From here on it is loaded, whatever is asked. */
      const atLast = (): void => {
        stopped();
        isKept = true;
      };
      const work = async (): Promise<Omit<IngestTask, 'id' | 'progress'>> => {
        try {
          stopped();
          const checked = await checkIngest(sheet, request, {
            accessions: world.accessions,
            descriptor: (uuid) => readableDescriptor(world, uuid, session),
            own: (name) => ownDescriptor(world, record, name),
            before: dataset,
            stopped,
            onProgress,
          });
          stopped();
          const text = await reportOf(checked.notes, checked.report.noteCount, language);
          stopped();
          if (request.version !== undefined) {
            refuseUnread(checked.report);
            const from = { record, file: file.uuid, sheet: at };
            await applyIngest(world, from, checked, request, session, text, atLast);
          }
          tasks.keep(task.id, text);
          const report: IngestReport = { ...checked.report, applied: request.version !== undefined };
          return { status: 'done', report };
        } catch (failure) {
          if (failure instanceof ApiFailure) return { status: 'failed', error: failure.in(language) };
          throw failure;
        }
      };
      return {
        result: tasks.run(work),
        cancel: () => {
          isOver = !isKept;
          return isOver;
        },
      };
    });
    return Response.json(task, { status: 202, headers: { 'Cache-Control': 'no-store' } });
  }),

  answer('GET /ingest/task/:id', withToken, ({ world, session, params }) => {
    const task = ingestTasksOf(world).jobs.find(ownerOf(session), params.id);
    if (!task) throw notFound(sentence('noComputation', { id: params.id }));
    return task;
  }),

  answer('DELETE /ingest/task/:id', withToken, ({ world, session, params }) => {
    if (!ingestTasksOf(world).jobs.cancel(ownerOf(session), params.id))
      throw notFound(sentence('noComputation', { id: params.id }));
    return null;
  }),

  answer('GET /ingest/report/:id', withToken, ({ world, session, params }) => {
    const tasks = ingestTasksOf(world);
    const report = tasks.jobs.find(ownerOf(session), params.id) && tasks.report(params.id);
    if (report === undefined) throw notFound(sentence('noComputation', { id: params.id }));
    return csvAnswer(report);
  }),

  answer('GET /ingest/:dataset/last', allow, async ({ world, session, params }) => {
    const record = await datasetItems.one(world, params.dataset, session);
    if (!permissionsOf('dataset', record, session, world.acl).write) throw notYours();
    const report = record.observed === null ? undefined : await world.catalogue.observations.report(record.observed);
    if (report === undefined) throw notFound('Nothing was loaded.');
    return csvAnswer(report);
  }),

  answer('DELETE /ingest/:dataset/last', allow, async ({ world, session, params, query }) => {
    const record = await datasetItems.one(world, params.dataset, session);
    admit(record, 'edit', session, world);
    const { catalogue } = world;
    const { before, observed } = record;
    if (before?.uuid !== record.uuid) throw conflict(sentence('changed'));
    const observations = await catalogue.observationsOf(before.observed);
    const columns = observations.columns.map(({ descriptorUuid }) => descriptorUuid);
    const left = record.descriptorUuids.filter((uuid) => !before.addedDescriptors.includes(uuid));
    const descriptorUuids = [...new Set([...left, ...columns])];
    const { addedCrops } = before;
    const isFilled = addedCrops.length > 0 && addedCrops.join() === record.crops.join();
    const patch = {
      observed: before.observed,
      before: undefined,
      files: withLoads(record.files, before.loads ?? {}),
      descriptorUuids,
      descriptorCount: descriptorUuids.length,
      observationCount: countOf(observations),
      accessionCount: withReferences(observations.accessions, catalogue.datasetReferences.of(record)).length,
      crops: isFilled ? [] : record.crops,
    };
    const version = readVersion(Number(query.version));
    if (catalogue.datasetRows.get(record.uuid) !== record) throw conflict(sentence('changed'));
    const changed = catalogue.datasetRows.change(record.uuid, version, patch as unknown as Partial<DatasetRecord>, {
      by: byOf(session),
    });
    if (observed) catalogue.observations.tidy([observed]);
    return datasetItems.seen(world, datasetDetails(changed), session);
  }),
];

/** A column of which nothing could be read is nobody's wish: it is read otherwise, or left out by name. */
function refuseUnread(report: Pick<IngestReport, 'unread'>): void {
  const named = refusedWhole(report).slice(0, 10);
  const names = named.map(({ heading, sample }) => `${heading} (${sample.slice(0, 40)})`);
  if (names.length > 0) throw badRequest(sentence('columnsUnread', { names: names.join(', ') }));
}

const ownDescriptor = (
  { catalogue }: World,
  { descriptorUuids }: DatasetRecord,
  name: string,
): Descriptor | undefined =>
  descriptorUuids
    .flatMap((uuid) => catalogue.descriptors.get(uuid) ?? [])
    .find(({ columnName, state }) => columnName === name && state === 'DRAFT');

const readableDescriptor = (world: World, uuid: string, session: Caller): Descriptor | undefined => {
  const found = world.catalogue.descriptors.get(uuid);
  return found && publishedDescriptors.mayRead(world, found, session) ? found : undefined;
};
