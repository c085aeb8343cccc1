import type { AnswerPage, RequestHolders, RequestStatus, Wish } from '@/contract/request/request';
import { testApi, type TestApi } from '../world/api.fixture';
import { requestOf, sender, tokenFor } from './requests.fixture';

const EMAIL = 'bea@example.org';

let api: TestApi;
const send = sender(() => api);

const heldBy = async (code: string): Promise<string[]> => {
  const { content } = await api.world.accessions.page({ historic: false, institute: { code: [code] } }, { l: 2 });
  return content.map(({ uuid }) => uuid);
};

beforeEach(() => {
  api = testApi({ accessions: 600, settings: { mailbox: true } });
});

test('what is wished for is told to everybody, and to the genebank in its letter', async () => {
  const [first = '', second = ''] = await heldBy('DEU146');
  const wishes = { [first]: { form: 'seed', quantity: 100 }, nobody: { form: 'seed', quantity: 1 } } as const;
  const { body: asked } = await send<RequestStatus>('POST /request', requestOf([first, second], { wishes }));
  const wished = ({ accessions = [] }: { accessions?: readonly { uuid: string; wish?: Wish }[] } = {}) =>
    accessions.map(({ uuid, wish }) => [uuid, wish]).toSorted();
  const expected = [
    [first, wishes[first]],
    [second, undefined],
  ].toSorted();
  expect(wished(asked.holders[0])).toEqual(expected);
  await send(`POST /request/${tokenFor(api.world, EMAIL, 'validate')}/validate`);
  const answering = tokenFor(api.world, 'genebank@deu146.example.org', 'answer');
  expect(wished((await send<AnswerPage>(`GET /request/${answering}/answer`)).body.holder)).toEqual(expected);
  const letters = api.world.outbox.all().filter(({ text }) => /, seeds: 100$/m.test(text));
  expect(letters.map(({ to }) => to).toSorted()).toEqual([EMAIL, EMAIL, 'genebank@deu146.example.org']);
});

test.each([
  [{ form: 'tuber', quantity: 3 }, { form: 'pattern' }],
  [{ form: 'seed', quantity: 0 }, { quantity: 'least' }],
  [{ form: 'seed', quantity: 1_001 }, { quantity: 'most' }],
  [{ form: 'seed', quantity: 1.5 }, { quantity: 'whole' }],
  [{ form: 'seed' }, { quantity: 'required' }],
  [{ quantity: 5 }, { form: 'required' }],
])('a wish that the genebank does not offer is refused beside its accession: %j', async (wish, wrong) => {
  const [first = ''] = await heldBy('DEU146');
  const body = { ...requestOf([first]), wishes: { [first]: wish } };
  const { status, body: answer } = await send<{ fields: object }>('POST /request', body);
  expect(status).toBe(400);
  const fields = Object.entries(wrong).map(([path, key]) => [`wishes.${first}.${path}`, key]);
  expect(answer.fields).toEqual(Object.fromEntries(fields));
});

test('a genebank says what can be chosen, and without it nothing can', async () => {
  const [held = ''] = await heldBy('NLD037');
  const { body } = await send<RequestHolders>('POST /request/holders', [held, ...(await heldBy('DEU146'))]);
  expect(body.holders.map(({ code, forms }) => [code, forms])).toEqual([
    ['DEU146', ['seed', 'leaf']],
    ['NLD037', undefined],
  ]);
  const wishes = { [held]: { form: 'seed', quantity: 5 } } as const;
  expect((await send('POST /request', requestOf([held], { wishes }))).status).toBe(400);
});

test('the same key with another wish is another request', async () => {
  const [first = ''] = await heldBy('DEU146');
  const wished = requestOf([first], { wishes: { [first]: { form: 'seed', quantity: 5 } } });
  expect((await send('POST /request', wished)).status).toBe(200);
  expect((await send('POST /request', wished)).status).toBe(200);
  const other = { ...wished, wishes: { [first]: { form: 'seed', quantity: 6 } } };
  expect((await send('POST /request', other)).status).toBe(409);
});
