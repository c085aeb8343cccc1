import type { DatasetDetails } from '@/contract/dataset/dataset';
import type { Descriptor, DescriptorDetails } from '@/contract/descriptor/descriptor';
import type { DescriptorListDetails } from '@/contract/descriptor/descriptor-list';
import type { BulkOutcome, Publishable } from '@/contract/publication/publication';
import { makeWriter, type Writer } from '../../answers/writing.fixture';

let writer: Writer;
beforeAll(async () => {
  writer = await makeWriter();
});

/** As an ingest makes them: by name, without a description. */
const descriptor = (title: string, as?: string) =>
  writer.made<DescriptorDetails>(
    'POST /descriptor',
    { title, dataType: 'NUMERIC', category: 'EVALUATION', owner: writer.owner },
    as,
  );

/** A draft of the publisher that lacks nothing, with these descriptors. */
async function dataset(descriptors: readonly Descriptor[]): Promise<DatasetDetails> {
  const { made, owner, api } = writer;
  const { uuids } = await api.world.accessions.uuids({}, 3);
  const head = { title: 'Trials', description: 'In two years.', owner, rights: 'CC-BY-4.0' };
  const { uuid } = await made<DatasetDetails>('POST /dataset', head);
  const descriptorUuids = descriptors.map((each) => each.uuid);
  await made(`PUT /dataset/${uuid}`, { version: 1, descriptorUuids });
  return made(`PUT /dataset/${uuid}/accessions`, { version: 2, accessions: uuids });
}

const list = (descriptors: readonly Descriptor[]) =>
  writer.made<DescriptorListDetails>('POST /descriptorlist', {
    title: 'Of barley',
    description: 'Two',
    owner: writer.owner,
    descriptors: descriptors.map(({ uuid }) => uuid),
  });

const move = (
  kind: 'dataset' | 'descriptorlist' | 'descriptor',
  action: string,
  { uuid, version }: Publishable,
  as = 'admin',
) => writer.made<DatasetDetails>(`POST /${kind}/${uuid}/${action}`, { version, reason: 'Not yet.' }, as);
const stateOf = ({ uuid }: Publishable) => writer.api.world.catalogue.descriptors.get(uuid)?.state;

test.each([
  ['dataset', dataset],
  ['descriptorlist', list],
] as const)('whoever reads a published %s can open each of its descriptors', async (kind, draftOf) => {
  const own = [await descriptor('Awn length'), await descriptor('Awn angle')];
  const sent = await move(kind, 'for-review', await draftOf(own), 'publisher');
  expect(own.map(stateOf)).toEqual(['REVIEWING', 'REVIEWING']);
  const published = await move(kind, 'approve', sent);

  const { api } = writer;
  const anybody = await api.token();
  const read = async <T>(path: string) =>
    (await (await api.call(`GET /api/v2${path}`, { token: anybody })).json()) as T;
  const members =
    kind === 'dataset'
      ? await read<Descriptor[]>(`/dataset/${published.uuid}/descriptors`)
      : (await read<DescriptorListDetails>(`/descriptorlist/${published.uuid}`)).descriptors;
  expect(members.map(({ title }) => title)).toEqual(['Awn length', 'Awn angle']);
  for (const { uuid } of members) expect(await read(`/descriptor/${uuid}`)).toMatchObject({ state: 'PUBLISHED' });

  await move(kind, 'unpublish', published);
  expect(own.map(stateOf)).toEqual(['PUBLISHED', 'PUBLISHED']);
});

test.each(['reject', 'withdraw'])('%s brings back what came along, and nothing else', async (action) => {
  const own = await descriptor('Awn gloss');
  const waiting = await descriptor('Awn colour');
  const { uuid, version } = waiting;
  const described = { version, description: 'Of the ripe ear.' };
  await move('descriptor', 'for-review', await writer.made(`PUT /descriptor/${uuid}`, described), 'publisher');
  const sent = await move('dataset', 'for-review', await dataset([own, waiting]), 'publisher');
  const back = await move('dataset', action, sent, action === 'reject' ? 'admin' : 'publisher');
  expect([stateOf(own), stateOf(waiting)]).toEqual(['DRAFT', 'REVIEWING']);

  // Accepted, it takes along whoever waits.
  await move('dataset', 'approve', await move('dataset', 'for-review', back, 'publisher'));
  expect([stateOf(own), stateOf(waiting)]).toEqual(['PUBLISHED', 'PUBLISHED']);
});

test.each(['one', 'bulk'])('deleted under review, it gives back what came along: %s', async (way) => {
  const own = await descriptor('Awn gloss');
  const { uuid, version } = await move('dataset', 'for-review', await dataset([own]), 'publisher');
  await (way === 'one'
    ? writer.made(`DELETE /dataset/${uuid}?version=${version}`, undefined, 'admin')
    : writer.made('POST /dataset/bulk/delete', [uuid], 'admin'));
  expect(stateOf(own)).toBe('DRAFT');
});

test('drafts of others keep it from being sent, and are named; administrators may send them', async () => {
  const [own, other] = [await descriptor('Own length'), await descriptor('Length of Petra', 'publisher2')];
  const draft = await dataset([own, other]);
  const { uuid, version } = draft;
  const refusal = await writer.refused(`POST /dataset/${uuid}/for-review`, { version });
  expect(refusal).toMatchObject({
    status: 400,
    error_description: expect.stringContaining('Length of Petra') as string,
  });
  expect(refusal.error_description).not.toContain('Own length');
  const [outcome] = await writer.made<BulkOutcome[]>('POST /dataset/bulk/for-review', [uuid]);
  expect(outcome).toMatchObject({ ok: false, error: expect.stringContaining('Length of Petra') as string });
  expect(stateOf(own)).toBe('DRAFT');
  await move('dataset', 'approve', await move('dataset', 'for-review', draft));
  expect([stateOf(own), stateOf(other)]).toEqual(['PUBLISHED', 'PUBLISHED']);
});

test('a stale version moves nothing', async () => {
  const own = await descriptor('Awn hairs');
  const { uuid } = await dataset([own]);
  expect((await writer.refused(`POST /dataset/${uuid}/for-review`, { version: 1 })).status).toBe(409);
  expect(stateOf(own)).toBe('DRAFT');
});
