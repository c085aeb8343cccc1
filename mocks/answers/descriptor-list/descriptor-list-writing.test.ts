import type { DescriptorListDetails } from '@/contract/descriptor/descriptor-list';
import { testApi } from '../../rules/world/api.fixture';

const api = testApi({ accessions: 60 });
let token = '';
let anybody = '';

beforeAll(async () => {
  [token, anybody] = await Promise.all([api.token('admin@example.org'), api.token()]);
});

const owner = async () => ({ uuid: (await api.world.catalogue.partners.all())[0]?.uuid ?? '' });

test('a list keeps its descriptors in their order, and shows others only what they may read', async () => {
  const { descriptors } = api.world.catalogue;
  const [one, two] = await descriptors.all();
  const uuids = [two?.uuid ?? '', one?.uuid ?? ''];
  const body = {
    title: 'Of wheat',
    description: 'Two',
    owner: await owner(),
    descriptors: uuids,
    extras: { map: { a: 1 } },
  };
  const made = (await (await api.call('POST /api/v2/descriptorlist', { token, body })).json()) as DescriptorListDetails;
  expect(made.descriptors.map(({ uuid }) => uuid)).toEqual(uuids);
  expect(made).toMatchObject({ state: 'DRAFT', descriptorCount: 2, extras: { map: { a: 1 } } });

  const { version, uuid } = made;
  const put = (given: object) => api.call(`PUT /api/v2/descriptorlist/${uuid}`, { token, body: { version, ...given } });
  const unknown = await put({ descriptors: [uuids[0], crypto.randomUUID()] });
  expect(unknown.status).toBe(400);
  expect(await unknown.json()).toMatchObject({ fields: { 'descriptors[1]': 'notFound' } });

  expect((await put({ descriptors: uuids.toReversed() })).status).toBe(200);
  api.world.catalogue.descriptorLists.change(uuid, undefined, { state: 'PUBLISHED' }, { by: undefined });
  descriptors.change(uuids[0] ?? '', undefined, { state: 'DRAFT', title: 'Hidden' }, { by: undefined });
  const read = await api.call(`GET /api/v2/descriptorlist/${uuid}`, { token: anybody });
  expect(await read.json()).toMatchObject({ descriptorCount: 1, descriptors: [{ uuid: uuids[1] }] });
});

test('a descriptor that is in a list stays, and the list is named', async () => {
  const [list] = await api.world.catalogue.descriptorLists.all();
  const uuid = list?.descriptors[0] ?? '';
  const { version } = api.world.catalogue.descriptors.change(uuid, undefined, { state: 'DRAFT' }, { by: undefined });
  const response = await api.call(`DELETE /api/v2/descriptor/${uuid}?version=${version}`, { token });
  expect(response.status).toBe(409);
  expect(JSON.stringify(await response.json())).toContain(list?.title);
});

test('an import is kept as a whole or not at all, and what is published comes along unchanged', async () => {
  const { descriptors, descriptorLists } = api.world.catalogue;
  const published = (await descriptors.all()).find(({ state, title }) => state === 'PUBLISHED' && title !== 'Hidden');
  const uuid = published?.uuid ?? '';
  const body = { title: 'Imported', owner: await owner() };
  const list = (await (await api.call('POST /api/v2/descriptorlist', { token, body })).json()) as DescriptorListDetails;
  const load = (lines: object[]) =>
    api.call(`POST /api/v2/descriptorlist/${list.uuid}/descriptors`, {
      token,
      body: { version: list.version, descriptors: lines },
    });
  const made = { title: 'Leaf hairs', category: 'EVALUATION', dataType: 'TEXT' };
  const count = descriptors.rows().length;

  const refusal = await load([made, { ...made, title: '' }, { uuid, title: 'Another' }, { uuid: crypto.randomUUID() }]);
  expect(refusal.status).toBe(400);
  expect(((await refusal.json()) as { fields: object }).fields).toEqual({
    'descriptors[1].title': 'required',
    'descriptors[2].uuid': 'readOnly',
    'descriptors[3].uuid': 'notFound',
  });
  expect(descriptors.rows()).toHaveLength(count);

  const kept = (await (await load([{ uuid, title: published?.title }, made])).json()) as DescriptorListDetails;
  expect(kept.descriptors.map(({ title, state }) => [title, state])).toEqual([
    [published?.title, 'PUBLISHED'],
    ['Leaf hairs', 'DRAFT'],
  ]);
  expect(descriptorLists.get(list.uuid)?.descriptorCount).toBe(2);
  expect((await load([made])).status).toBe(409);
  expect(descriptors.rows()).toHaveLength(count + 1);
});
