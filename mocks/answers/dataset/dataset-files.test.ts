import { DATASET_FILES_MAX, type DatasetDetails } from '@/contract/dataset/dataset';
import { filePath } from '../../data/catalogue/datasets';
import { makeWriter, type Writer } from '../writing.fixture';

let writer: Writer;

beforeAll(async () => {
  writer = await makeWriter();
});

const draft = () => writer.made<DatasetDetails>('POST /dataset', { title: 'Trials', owner: writer.owner });
const upload = (uuid: string, name: string) => {
  const form = new FormData();
  form.append('file', new File(['notes'], name, { type: 'text/plain' }));
  return writer.send(`POST /dataset/${uuid}/files`, form);
};
const filesOf = async (uuid: string) => (await writer.made<DatasetDetails>(`GET /dataset/${uuid}`)).files;
const statuses = (answers: Response[]) => answers.map(({ status }) => status).sort();

test('of two files of one name that come at once, one is taken', async () => {
  const { uuid } = await draft();
  expect(statuses(await Promise.all([upload(uuid, 'a.txt'), upload(uuid, 'a.txt')]))).toEqual([200, 400]);
  expect(await filesOf(uuid)).toHaveLength(1);
});

test('files that come at once are no more than a dataset may have', async () => {
  const { uuid } = await draft();
  const names = Array.from({ length: DATASET_FILES_MAX + 2 }, (_, at) => `${at}.txt`);
  const answers = statuses(await Promise.all(names.map((name) => upload(uuid, name))));
  expect(answers.filter((status) => status === 400)).toHaveLength(2);
  expect(await filesOf(uuid)).toHaveLength(DATASET_FILES_MAX);
});

test('no file lands in a dataset that was sent to review or published meanwhile, and none is left behind', async () => {
  const { uuid } = await draft();
  const { store, catalogue } = writer.api.world;
  const row = await catalogue.datasetRows.one(uuid);
  const { put } = store.files;
  let path = '';
  store.files.put = async (...file) => {
    [path] = file;
    catalogue.datasetRows.change(uuid, row?.version, { state: 'PUBLISHED' }, { by: undefined });
    await put(...file);
  };
  const answer = await upload(uuid, 'late.txt').finally(() => (store.files.put = put));
  expect(answer.status).toBe(409);
  expect((await catalogue.datasetRows.one(uuid))?.files).toEqual([]);
  await store.commit();
  expect(path).toContain(filePath({ uuid: '' } as Parameters<typeof filePath>[0]));
  expect(await store.files.get(path)).toBeUndefined();
});

test.each(['.', '..', ' ', 'a\u0000.txt', 'a\r\nb.txt', 'a\u0085b', 'cod\u202eexe.doc', '\u2067a', 'a\u200f.csv'])(
  'a file called %j is refused',
  async (name) => {
    const { uuid } = await draft();
    expect((await upload(uuid, name)).status).toBe(400);
    expect(await filesOf(uuid)).toEqual([]);
  },
);
