import type { FilteredPage } from '@/contract/page';
import type { RequestStatus } from '@/contract/request/request';
import type { AdminRequest, AdminRequestDetails } from '@/contract/request/request-admin';
import type { OwnRequest } from '@/contract/request/request-lists';
import { testApi } from '../../world/api.fixture';
import { offerDemoRequests } from '../demo-requests';
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

test('the demo has requests with a permit, which opens', async () => {
  const api = testApi({ accessions: 2_000 });
  offerDemoRequests(api.world);
  const token = await api.token('admin@example.org');
  const body = { permitAttached: true };
  const found = await api.call('POST /api/v2/request/filter', { token, body });
  const [row] = ((await found.json()) as FilteredPage<AdminRequest>).content;
  const details = (await (await api.call(`GET /api/v2/request/${row?.uuid}`, { token })).json()) as AdminRequestDetails;
  const permit = details.status.permits?.[0]?.uuid;
  const pdf = await (await api.call(`GET /api/v2/request/${row?.uuid}/permits/${permit}`, { token })).text();
  // Readers find each object by its place in the table.
  const places = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  expect(places.map((place) => pdf.slice(place, place + 7))).toEqual([1, 2, 3, 4, 5].map((each) => `${each} 0 obj`));
  expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1])).startsWith('xref')).toBe(true);
});
