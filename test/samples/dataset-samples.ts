import type { PublicationState } from '@/contract/publication/publication';
import { ownerFrom } from '../../mocks/data/catalogue/owner';
import type { TestApi } from '../../mocks/rules/world/api.fixture';
import { any, like, list, text, type Sample } from './shapes';
import { crudSamples, pick, publicationSamples, type Family } from './written-samples';

const form = (name: string): FormData => {
  const made = new FormData();
  made.append('file', new File(['ACCENUMB,Height\nTRI 1,80\n'], name, { type: 'text/csv' }));
  return made;
};

/** Calls that write datasets, each on a row of its own. */
export function datasetSamples(api: TestApi) {
  const { world } = api;
  const { datasetRows, partners } = world.catalogue;
  const owner = async () => {
    const [partner] = await partners.all();
    if (!partner) throw new Error('There is no data provider.');
    return partner;
  };
  const dataset = (state: PublicationState): Family => {
    const params = { uuid: '', name: 'table.csv' };
    const given = async () => {
      const seed = (await datasetRows.all()).find(({ files }) => files.some(({ table }) => table));
      if (!seed) throw new Error('The demo has no dataset.');
      params.uuid = crypto.randomUUID();
      const files = seed.files.slice(0, 1).map((file) => ({ ...file, name: 'table.csv' }));
      const made = { ...seed, uuid: params.uuid, state, owner: ownerFrom(await owner()), files };
      const whole = { ...made, description: 'Complete.', versionTag: '1.0', current: true, firstVersion: null };
      datasetRows.create(whole, { by: world.users.byEmail('publisher@example.org')?.uuid });
    };
    return { given, params, change: { title: 'Other trials' } };
  };
  const ownerBody = { uuid: '' };
  const crud = crudSamples('/dataset', { owner: ownerBody, title: 'Trials' }, dataset('DRAFT'));
  crud['POST /dataset'].given = async () => void (ownerBody.uuid = (await owner()).uuid);
  const withAccessions = dataset('DRAFT');
  const accessions = { version: 1, accessions: [] as string[] };
  const sheet = { ...dataset('DRAFT'), params: { dataset: '', file: '', sheet: '0' } };
  const task = { id: '' };
  /** A draft with a table, and a task that checks it. */
  const withTable = async () => {
    const family = dataset('DRAFT');
    await family.given();
    const token = await api.token('publisher@example.org');
    const sent = await api.call(`POST /api/v2/dataset/${family.params.uuid}/files`, { token, body: form('sheet.csv') });
    const { uuid } = (await sent.json()) as { uuid: string };
    Object.assign(sheet.params, { dataset: family.params.uuid, file: uuid });
    const line = `POST /api/v2/ingest/${family.params.uuid}/${uuid}/0`;
    const begun = await api.call(line, { token, body: columns });
    Object.assign(task, (await begun.json()) as { id: string });
    let status = 'running';
    while (status === 'running')
      ({ status } = (await (await api.call(`GET /api/v2/ingest/task/${task.id}`, { token })).json()) as {
        status: string;
      });
  };
  const columns = {
    titleRows: 0,
    headingRows: 1,
    columns: [
      { at: 0, role: 'accession' },
      { at: 1, role: 'descriptor', name: 'Height' },
    ],
    descriptors: [{ name: 'Height', made: { title: 'Height', dataType: 'NUMERIC', category: 'EVALUATION' } }],
    mode: 'replace',
  };
  const loaded = { dataset: '' };
  const reference = { instCode: 'DEU146', acceNumb: 'unknown 1', genus: 'Triticum', doi: null };
  return {
    ...crud,
    ...publicationSamples('/dataset', dataset),
    'GET /dataset/:uuid/accessions': { as: 'publisher', ...pick(dataset('DRAFT')), shape: list },
    'PUT /dataset/:uuid/accessions': {
      as: 'publisher',
      params: withAccessions.params,
      given: async () => {
        await withAccessions.given();
        accessions.accessions.splice(0, 3, ...(await world.accessions.uuids({}, 3)).uuids);
      },
      body: accessions,
      shape: like({ uuid: text, version: 2 }),
    },
    'GET /dataset/:uuid/references': { as: 'publisher', ...pick(dataset('DRAFT')), shape: list },
    'PUT /dataset/:uuid/references': {
      as: 'publisher',
      ...pick(dataset('DRAFT')),
      body: { version: 1, references: [reference] },
      shape: like({ uuid: text, version: 2 }),
    },
    'POST /dataset/:uuid/files': {
      as: 'publisher',
      ...pick(dataset('DRAFT')),
      body: form('new.csv'),
      shape: like({ uuid: text, name: 'new.csv', size: 25, table: true }),
    },
    'PUT /dataset/:uuid/files/:name': {
      as: 'publisher',
      ...pick(dataset('DRAFT')),
      body: { label: 'Field book' },
      shape: like({ name: 'table.csv', label: 'Field book' }),
    },
    'GET /ingest/:dataset/:file/:sheet': {
      as: 'publisher',
      given: withTable,
      params: sheet.params,
      shape: like({ rows: 1, headingRows: 1, columns: [like({ role: 'accession' }), like({ role: 'descriptor' })] }),
    },
    'POST /ingest/:dataset/:file/:sheet': {
      as: 'publisher',
      given: withTable,
      params: sheet.params,
      body: columns,
      shape: like({ id: text, progress: any }),
    },
    'GET /ingest/task/:id': {
      as: 'publisher',
      given: withTable,
      params: task,
      shape: like({ status: 'done', report: like({ rows: 1, observations: 1, applied: false }) }),
    },
    'DELETE /ingest/task/:id': { as: 'publisher', given: withTable, params: task, shape: null },
    'GET /ingest/report/:id': {
      as: 'publisher',
      given: withTable,
      params: task,
      shape: expect.stringContaining('Line,Column,Value') as unknown,
    },
    'GET /ingest/:dataset/last': {
      as: 'publisher',
      params: loaded,
      given: async () => {
        const family = dataset('DRAFT');
        await family.given();
        loaded.dataset = family.params.uuid;
        const observed = await world.catalogue.observations.keep({ accessions: [], columns: [], methods: [] }, 'Line');
        datasetRows.change(family.params.uuid, 1, { observed }, { by: undefined });
      },
      shape: 'Line',
    },
    'DELETE /ingest/:dataset/last': {
      as: 'publisher',
      params: loaded,
      query: '?version=2',
      given: async () => {
        const family = dataset('DRAFT');
        await family.given();
        loaded.dataset = family.params.uuid;
        const before = {
          uuid: loaded.dataset,
          observed: null,
          addedDescriptors: [],
          addedCrops: [],
        };
        datasetRows.change(family.params.uuid, 1, { before }, { by: undefined });
      },
      shape: like({ observationCount: 0, version: 3 }),
    },
    'DELETE /dataset/:uuid/files/:name': { as: 'publisher', ...pick(dataset('DRAFT')), shape: null },
  } satisfies Record<string, Sample>;
}
