import type { Institute } from '@/contract/reference/institute';
import { testApi } from '../world/api.fixture';
import { beginAnswers } from './answers';
import { offerDemoRequests } from './demo-requests';
import { requestHistory } from './request-history';
import { requestRows, type KeptRequest } from './request-rows';
import { requestOf } from './requests.fixture';
import type { ItemState } from '@/contract/request/request-answer';

const api = testApi({ accessions: 50 });
const { world } = api;
const DAY = 86_400_000;
const now = world.clock.now();

/** A request for two accessions, sent so many days ago; `after` as many days it was answered. */
function sent(ago: number, after?: number, second: ItemState = 'DECLINED'): void {
  const { key, language: _language, accessions: _accessions, ...info } = requestOf([]);
  const holder = { code: 'CZE122', name: 'Gene bank', takesRequests: true, email: 'a@example.org' };
  const rows = ['a', 'b'].map((uuid) => ({ uuid, accessionNumber: uuid, taxonName: 'Zea' }));
  const time = now - ago * DAY;
  const request = {
    uuid: key,
    key,
    info: { ...info, language: 'en' },
    state: 'DISPATCHED',
    history: [],
    holders: [{ ...holder, accessions: rows }],
    answers: {},
  } as unknown as KeptRequest;
  const answers = beginAnswers(request, time);
  const part = answers.CZE122;
  if (part && after !== undefined) {
    const at = new Date(time + after * DAY).toISOString();
    answers.CZE122 = {
      ...part,
      state: 'SHIPPED',
      items: { a: 'SHIPPED', b: second },
      history: [...part.history, { state: 'SHIPPED', at }],
    };
  }
  requestRows(world).set(request.uuid, { ...request, answers });
}

test('nothing is told of four requests, of five what became of them', async () => {
  sent(800, 1);
  sent(100, 2);
  sent(90, 4);
  sent(80, 10, 'SHIPPED');
  sent(70);
  expect(await requestHistory(world, 'CZE122')).toBeNull();
  sent(60, 5.2);
  expect(await requestHistory(world, 'CZE122')).toMatchObject({
    requests: 5,
    answered: 4,
    medianDays: 4.6,
    accessions: 10,
    shipped: 5,
  });
  expect(await requestHistory(world, 'DEU146')).toBeNull();
  const answer = await api.call('GET /api/v2/wiews/CZE122', { token: await api.token() });
  expect(((await answer.json()) as Institute).requestHistory).toMatchObject({ requests: 5, answered: 4 });
});

test('the demo says that its own is made up', async () => {
  const demo = testApi({ accessions: 2_000 });
  offerDemoRequests(demo.world);
  const history = await requestHistory(demo.world, 'CZE122');
  expect(history).toMatchObject({ madeUp: true });
  expect(history?.requests).toBeGreaterThanOrEqual(5);
});
