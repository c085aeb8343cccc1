import type { DescriptorDetails } from '@/contract/descriptor/descriptor';
import { testApi } from '../../rules/world/api.fixture';

const api = testApi({ accessions: 60 });
let token = '';
const partner = async () => (await api.world.catalogue.partners.all())[0]?.uuid ?? '';

beforeAll(async () => {
  token = await api.token('admin@example.org');
});

const made = async (change: object = {}) =>
  api.call('POST /api/v2/descriptor', {
    token,
    body: {
      title: 'Leaf hairs',
      owner: { uuid: await partner() },
      category: 'CHARACTERIZATION',
      dataType: 'CODED',
      ...change,
    },
  });

test('a descriptor is kept with its coding table', async () => {
  const terms = [
    { code: '1', title: 'None' },
    { code: '2', title: 'Some', description: 'Below' },
  ];
  const descriptor = (await (await made({ terms, crop: 'wheat', key: true })).json()) as DescriptorDetails;
  expect(descriptor).toMatchObject({ state: 'DRAFT', versionTag: '1.0', used: false, terms, key: true, datasets: [] });
});

test.each([
  [{ minValue: 5, maxValue: 3 }, { maxValue: 'least' }],
  [{ dataType: 'PICTURE' }, { dataType: 'pattern' }],
  [{ crop: 'unobtainium' }, { crop: 'notFound' }],
  [
    {
      terms: [
        { code: '1', title: 'a' },
        { code: '2', title: '' },
        { code: '1', title: 'b' },
      ],
    },
    { 'terms[0].code': 'codeTwice', 'terms[1].title': 'required', 'terms[2].code': 'codeTwice' },
  ],
])('refuses %j', async (change, fields) => {
  const response = await made(change);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields });
});

test('a range is refused too where only one end of it is sent', async () => {
  const { uuid, version } = (await (
    await made({ dataType: 'NUMERIC', minValue: 5, maxValue: 9 })
  ).json()) as DescriptorDetails;
  const put = (change: object) => api.call(`PUT /api/v2/descriptor/${uuid}`, { token, body: { version, ...change } });
  const low = await put({ maxValue: 3 });
  expect([low.status, await low.json()]).toMatchObject([400, { fields: { maxValue: 'least' } }]);
  const high = await put({ minValue: 10 });
  expect([high.status, await high.json()]).toMatchObject([400, { fields: { minValue: 'most' } }]);
  expect((await put({ minValue: 10, maxValue: 12 })).status).toBe(200);
});

test('one with data is not deleted, and the message names what uses it', async () => {
  const { descriptors, datasets } = api.world.catalogue;
  const [dataset] = await datasets.all();
  const used = await descriptors.one(dataset?.descriptors[0]?.uuid ?? '');
  const { uuid = '', version } = used ?? {};
  const draft = descriptors.change(uuid, version, { state: 'DRAFT' }, { by: undefined });
  const response = await api.call(`DELETE /api/v2/descriptor/${uuid}?version=${draft.version}`, { token });
  expect(response.status).toBe(409);
  expect(JSON.stringify(await response.json())).toContain(dataset?.head.title);
  const bulk = await api.call('POST /api/v2/descriptor/bulk/delete', { token, body: [uuid] });
  expect(await bulk.json()).toEqual([
    { uuid, ok: false, error: expect.stringContaining(dataset?.head.title ?? '') as string },
  ]);
  // Its data say what it is called now.
  descriptors.change(uuid, undefined, { title: 'Called anew' }, { by: undefined });
  const columns = await api.call(`GET /api/v2/dataset/${dataset?.head.uuid}/descriptors`, { token });
  expect(await columns.json()).toContainEqual(expect.objectContaining({ uuid, title: 'Called anew' }));
});
