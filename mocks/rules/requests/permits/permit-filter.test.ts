import type { FilteredPage } from '@/contract/page';
import type { RequestStatus } from '@/contract/request/request';
import type { OwnRequest } from '@/contract/request/request-lists';
import { testApi } from '../../world/api.fixture';
import { askable, requestOf, sender, tokenFor } from '../requests.fixture';
import { permitForm } from './permits.fixture';

const PERSON = 'user@example.org';

test.each([
  // What is erased is nobody's any more.
  ['POST /me/requests/filter', PERSON, [0, 2]],
  ['POST /request/filter', 'admin@example.org', [0, 3]],
  ['POST /subrequest/filter', 'admin@example.org', [0, 3]],
] as const)('%s finds and counts what has a permit, until it is removed or erased', async (line, as, left) => {
  const api = testApi({ accessions: 300, settings: { mailbox: true } });
  const send = sender(() => api);
  const uuids = await askable(api.world, 1);
  const ask = async () => {
    const { uuid } = (await send<RequestStatus>('POST /request', requestOf(uuids, { email: PERSON }), PERSON)).body;
    await send(`POST /request/${tokenFor(api.world, PERSON, 'validate')}/validate`);
    return uuid;
  };
  const [first, second] = [await ask(), await ask()];
  const attach = async (uuid: string) =>
    (await send<RequestStatus>(`POST /request/status/${uuid}/permits`, permitForm('permit.pdf'))).body.permits?.[0];
  const permit = await attach(first);
  await attach(second);
  await ask();
  const listed = async (filter: object) => (await send<FilteredPage<OwnRequest>>(line, filter, as)).body;
  const found = async () => {
    const answers = await Promise.all([true, false].map((permitAttached) => listed({ permitAttached })));
    for (const [at, { content }] of answers.entries())
      expect(content.every(({ permitAttached }) => permitAttached === (at === 0))).toBe(true);
    return answers.map(({ totalElements }) => totalElements);
  };
  expect(await found()).toEqual([2, 1]);
  const { suggestions } = await listed({});
  expect(suggestions.permitAttached?.terms).toEqual([
    { term: 'true', count: 2 },
    { term: 'false', count: 1 },
  ]);
  await send(`DELETE /request/status/${first}/permits/${permit?.uuid}`);
  expect(await found()).toEqual([1, 2]);
  await send(`POST /request/status/${second}/erase`);
  expect(await found()).toEqual(left);
});
