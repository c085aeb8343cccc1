import type { Mail } from '@/contract/account/account';
import type { Accession } from '@/contract/accession/accession';
import type { Dataset, DatasetDetails, DatasetFile } from '@/contract/dataset/dataset';
import type { Descriptor, DescriptorDetails } from '@/contract/descriptor/descriptor';
import type { Genotype } from '@/contract/genotype/genotype';
import type { IngestRequest, IngestTask } from '@/contract/dataset/ingest';
import type { DescriptorSummary } from '@/contract/dataset/observation';
import type { Page } from '@/contract/page';
import type { Partner } from '@/contract/reference/partner';
import type { PassportUpdate } from '@/contract/passport/passport-update';
import type { RequestStatus } from '@/contract/request/request';
import type { AdminRequest } from '@/contract/request/request-admin';
import type { AnswerPage } from '@/contract/request/request';
import type { Subset, SubsetDetails } from '@/contract/subset/subset';
import { demoAccessions } from '../../data/demo/demo-accessions';
import { askable, requestOf, tokenFor } from '../requests/requests.fixture';
import type { Backend, Place, RowChange } from '../../tools/store/store';
import { testApi, type TestApi } from './api.fixture';

/** Of the demo: an institute without accessions. */
const CODE = 'USA995';
const NAMES = ['Awn gloss', 'Awn width'];
const BEA = 'bea@example.org';

/** One for all servers: nothing of it changes. */
const accessions = demoAccessions(300);
/** Every write that was made, in its order; the files that were ever there. */
const log: { place: Place; changes: string }[] = [];
const files = new Map<string, Uint8Array>();

/** A server that begins with so many of the writes, as after a power cut; only the first one's are taken down. */
function begun(count: number, takesDown = false): TestApi {
  const kept = log.slice(0, count);
  const backend = (place: Place): Backend => ({
    load: async () => {
      const rows = new Map<string, RowChange>();
      for (const { changes } of kept.filter((each) => each.place === place))
        for (const row of JSON.parse(changes) as RowChange[]) rows.set(`${row.table} ${row.key}`, row);
      return [...rows.values()].filter(({ value }) => value !== undefined);
    },
    write: async (changes) => void (takesDown && log.push({ place, changes: JSON.stringify(changes) })),
    files: {
      put: async (path, bytes) => void files.set(path, bytes),
      get: async (path) => files.get(path),
      delete: async () => undefined,
      list: async (beginning) => [...files.keys()].filter((path) => path.startsWith(beginning)),
    },
    close: async () => undefined,
  });
  const stores = { accounts: backend('accounts'), changes: backend('changes') };
  return testApi({ accessions, stores, settings: { mailbox: true } });
}

type Send = <T>(line: string, body?: unknown) => Promise<T>;

/** As the administrator, who may do everything. */
async function sending(api: TestApi): Promise<Send> {
  await api.world.store.ready();
  const token = await api.token('admin@example.org');
  return async <T>(line: string, body?: unknown) => {
    const response = await api.call(line.replace(' ', ' /api/v2'), { token, body });
    if (!response.ok) throw new Error(`${line}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
}

const LINK = /\/(profile|request)\/([\da-f-]{36})\/(\w+)/;

/** What people see of all that is changed here: rows that belong together are told together. */
async function seen(send: Send): Promise<string[]> {
  const page = async <T>(path: string, filter: object = {}) =>
    (await send<Page<T>>(`POST ${path}/list?l=200`, filter)).content;
  const changes = async (kind: string, uuid: string) =>
    new Set((await send<{ logDate: string }[]>(`GET /audit/${kind}/${uuid}`)).map(({ logDate }) => logDate)).size;
  const told: string[] = [];
  for (const { uuid, title, description, version } of await page<Subset>('/subset', { title: { sw: ['Cut'] } }))
    told.push(`${title}, ${description}: version ${version}, ${await changes('subset', uuid)} changes`);
  for (const { uuid, title, state, version } of await page<Descriptor>('/descriptor', { title: { sw: ['Cut'] } }))
    told.push(`${title}, ${state}: version ${version}, ${await changes('descriptor', uuid)} changes`);
  for (const { uuid, title, observationCount } of await page<Dataset>('/dataset', { title: { sw: ['Cut'] } })) {
    const details = await send<DatasetDetails>(`GET /dataset/${uuid}`);
    const summary = await send<DescriptorSummary[]>(`GET /dataset/${uuid}/summary`);
    const tables = details.files.map((file) => send<{ totalElements: number }>(`GET /amphibian/${file.uuid}/0`));
    const rows = (await Promise.all(tables)).map(({ totalElements }) => totalElements);
    const counted = summary.reduce((sum, { count }) => sum + count, 0);
    told.push(
      `${title}: version ${details.version}, ${observationCount} and ${counted} values, files of ${rows.join()}`,
    );
  }
  told.push(`${(await page<Genotype>('/genotype', { genotypeId: { sw: ['Cut'] } })).length} genotypes`);
  const published = await page<Accession>('/acn', { institute: { code: [CODE] } });
  told.push(`${published.length} accessions named ${[...new Set(published.map((row) => row.accessionName))].join()}`);
  for (const { state, items } of await page<AdminRequest>('/request', { email: { eq: [BEA] } }))
    told.push(`request ${state} ${JSON.stringify(items)}`);
  for (const { to, text } of await send<Mail[]>('GET /mailbox')) {
    const [, kind, token, act] = LINK.exec(text) ?? [];
    if (token === undefined) continue;
    const asked = act === 'answer' ? `/request/${token}/answer` : `/request/${token}/link?purpose=request-${act}`;
    const link = send(`GET ${kind === 'profile' ? `/user/${token}/link` : asked}`);
    const answered = await link.then(
      () => 'open',
      (error: unknown) => String(error).replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ''),
    );
    told.push(`letter to ${to}: ${act}, ${answered}`);
  }
  return told;
}

const fileOf = (name: string): FormData => {
  const rows = Array.from({ length: 40 }, (_, at) => `K ${at}\tZea\tmays\t${name}`);
  const form = new FormData();
  form.append('file', new File([['ACCENUMB\tGENUS\tSPECIES\tACCENAME', ...rows].join('\n')], 'cut.txt'));
  return form;
};

const ingestOf = (columns: number, version: number): IngestRequest => ({
  titleRows: 0,
  headingRows: 1,
  mode: 'replace',
  version,
  columns: [
    { at: 0, role: 'institute' },
    { at: 1, role: 'accession' },
    ...NAMES.slice(0, columns).map((name, at) => ({ at: at + 2, role: 'descriptor' as const, name })),
  ],
  descriptors: NAMES.map((name) => ({ name, made: { title: name, dataType: 'NUMERIC', category: 'EVALUATION' } })),
});

/** One change after the other, each of which sets several rows. */
async function* changing(api: TestApi, send: Send): AsyncGenerator<string> {
  const owner = await send<Partner>('POST /partner', { name: 'Cut seeds', shortName: 'CUT' });
  const draft = { owner: { uuid: owner.uuid } };
  const subset = await send<SubsetDetails>('POST /subset', { ...draft, title: 'Cut', description: 'made' });
  yield 'a draft';
  const { version } = await send<SubsetDetails>(`PUT /subset/${subset.uuid}`, {
    version: subset.version,
    description: 'other',
  });
  yield 'a draft changed';
  await send(`DELETE /subset/${subset.uuid}?version=${version}`);
  yield 'a draft removed';

  const uuids: string[] = [];
  for (const title of ['Cut 1', 'Cut 2', 'Cut 3']) {
    const made = { ...draft, title, dataType: 'NUMERIC', category: 'EVALUATION', description: 'Moved' };
    uuids.push((await send<DescriptorDetails>('POST /descriptor', made)).uuid);
    yield `descriptor ${title}`;
  }
  for (const move of ['for-review', 'approve', 'unpublish']) {
    await send(`POST /descriptor/bulk/${move}`, uuids);
    yield `descriptors moved together: ${move}`;
  }

  const genotypes = [1, 2, 3].map((at) => ({ instCode: 'DEU146', acceNumb: `TRI ${at}`, genotypeId: `Cut ${at}` }));
  await send('POST /genotype/import', { genotypes });
  yield 'genotypes';

  const updates = `/acn/${CODE}/passport-updates`;
  for (const name of ['Name', 'Other name']) {
    const { uuid } = await send<PassportUpdate>(`POST ${updates}`, fileOf(name));
    yield `a file of passport data, ${name}`;
    await send(`POST ${updates}/${uuid}/apply`, { gone: 'remove' });
    yield `the file applied, ${name}`;
    if (name === 'Name') continue;
    await send(`POST ${updates}/${uuid}/undo`);
    yield 'the file taken back';
  }

  const { uuid } = await send<DatasetDetails>('POST /dataset', { ...draft, title: 'Cut' });
  yield 'a dataset';
  const { content } = await send<Page<Accession>>('POST /acn/list?l=30', {});
  const rows = content.map(({ instituteCode, accessionNumber }, at) => [instituteCode, accessionNumber, at, at * 2]);
  const table = [['INSTCODE', 'ACCENUMB', ...NAMES], ...rows].map((row) => row.join('\t')).join('\n');
  const form = new FormData();
  form.append('file', new File([table], 'table.tsv', { type: 'text/tab-separated-values' }));
  const file = await send<DatasetFile>(`POST /dataset/${uuid}/files`, form);
  yield 'a file of a dataset';
  for (const columns of [1, 2]) {
    const { version: now = 0 } = await send<DatasetDetails>(`GET /dataset/${uuid}`);
    let task = await send<IngestTask>(`POST /ingest/${uuid}/${file.uuid}/0`, ingestOf(columns, now));
    while (task.status === 'running') task = await send<IngestTask>(`GET /ingest/task/${task.id}`);
    expect(task.report?.applied).toBe(true);
    yield `observations of ${columns} columns`;
  }

  const nina = { email: 'nina@example.org', fullName: 'Nina', password: 'Nina-2025-wheat!', language: 'en' };
  await send('POST /registration', nina);
  yield 'a registration';
  const letter = (await send<Mail[]>('GET /mailbox')).find(({ to }) => to === nina.email);
  await send(`POST /user/${LINK.exec(letter?.text ?? '')?.[2]}/validate`);
  yield 'a registration confirmed';

  const filed = await send<RequestStatus>('POST /request', requestOf(await askable(api.world, 6)));
  yield 'a request';
  await send(`POST /request/${tokenFor(api.world, BEA, 'validate')}/validate`);
  yield 'a request confirmed';
  for (const to of ['ACCEPTED', 'SHIPPED']) {
    const token = tokenFor(api.world, `genebank@${filed.holders[0]?.code.toLowerCase()}.example.org`, 'answer');
    const { holder } = await send<AnswerPage>(`GET /request/${token}/answer`);
    const items = Object.fromEntries(Object.keys(holder.answer.items).map((item) => [item, to]));
    await send(`PUT /request/${token}/answer`, { items, note: null, tracking: null });
    yield `a genebank answers ${to}`;
  }
  await send(`POST /request/${tokenFor(api.world, BEA, 'confirm')}/confirm`);
  yield 'seeds have arrived';
  await send(`POST /request/status/${filed.uuid}/erase`);
  yield 'a request erased';
}

test('whatever write a server ends after, each change is there whole or not at all', async () => {
  const api = begun(0, true);
  const send = await sending(api);
  let before = await seen(send);
  let from = log.length;
  const half: string[] = [];
  let cuts = 0;
  for await (const what of changing(api, send)) {
    await api.world.store.commit();
    const to = log.length;
    const after = await seen(send);
    for (let count = from; count <= to; count += 1) {
      const there = await seen(await sending(begun(count)));
      const is = (state: readonly string[]) => JSON.stringify(state) === JSON.stringify(there);
      if (count === to ? !is(after) : !is(before) && !is(after))
        half.push(`${what}, write ${count - from} of ${to - from}:\n  ${there.filter((line) => !(count === to ? after : [...before, ...after]).includes(line)).join('\n  ')}`); // oxfmt-ignore
      cuts += 1;
    }
    before = after;
    from = log.length;
  }
  expect(half).toEqual([]);
  expect(cuts).toBeGreaterThan(50);
});
