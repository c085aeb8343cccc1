import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { arrivedAt, followMenu, heading, renderApp } from '../../../../test/harness/harness';
import { Gate, settled } from '../../../../test/harness/settled';
import { smallWorld } from '../../../../test/harness/small-world';

const world = smallWorld();
const FILTER = 'http://localhost/api/v2/acn/filter';

interface Asked {
  filter: unknown;
  signal: AbortSignal;
}

/** Opens the list; from then on each posted filter waits at the gate that is its own. */
async function openList(path: string, gateOf: (nth: number) => Gate | undefined = () => undefined) {
  const portal = await renderApp(path, { world });
  await heading(/^\d+ accessions$/);
  await screen.findAllByRole('row');
  const asked: Asked[] = [];
  portal.server.use(
    http.post(FILTER, async (call) => {
      asked.push({ filter: await call.request.clone().json(), signal: call.request.signal });
      return gateOf(asked.length)?.pass(call);
    }),
  );
  return { ...portal, asked };
}

const tick = (name: RegExp) => within(screen.getByRole('group', { name: 'Filters' })).getByRole('checkbox', { name });
const wheat = { crop: ['wheat'] };

test('a late answer never overwrites a newer one, and is not waited for', async () => {
  const late = new Gate();
  const { user, asked } = await openList('/a', (nth) => (nth === 1 ? late : undefined));
  await user.click(tick(/^Wheat/));
  await user.click(tick(/^Wheat/));
  await user.click(tick(/^Maize/));
  await heading('3 accessions');
  await arrivedAt(/^\/a\/v/);
  const shown = window.location.href;
  expect(asked[0]?.filter).toEqual(wheat);
  expect(asked[0]?.signal.aborted).toBe(true);
  late.release();
  await settled();
  expect(window.location.href).toBe(shown);
  expect(screen.queryByRole('alert')).toBeNull();
  await heading('3 accessions');
});

test('leaving the page while an answer is awaited forgets the change', async () => {
  const late = new Gate();
  const { user, asked } = await openList('/a', () => late);
  await user.click(tick(/^Wheat/));
  await waitFor(() => expect(asked).toHaveLength(1));
  await followMenu(user, 'Reference', 'Crops');
  await heading(/crops$/i);
  await waitFor(() => expect(asked[0]?.signal.aborted).toBe(true));
  late.release();
  await settled();
  await arrivedAt('/c/');
  await heading(/crops$/i);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Back while an answer is awaited wins', async () => {
  const { user, server, asked } = await openList('/a');
  await user.click(tick(/^Wheat/));
  await heading('4 accessions');
  const late = new Gate();
  server.use(http.post(FILTER, late.pass));
  await user.click(tick(/^Maize/));
  expect(tick(/^Maize/)).toBeChecked();
  window.history.back();
  await arrivedAt('/a');
  await heading('10 accessions');
  expect(tick(/^Maize/)).not.toBeChecked();
  late.release();
  await settled();
  await arrivedAt('/a');
  await heading('10 accessions');
  // What was no longer wanted is not waited for.
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, true]);
});

test('a change starts at the first page and keeps the order and the columns', async () => {
  const { user } = await openList('/a?size=25&sort=doi&dir=desc&columns=doi');
  await user.click(tick(/^Wheat/));
  await heading('4 accessions');
  await arrivedAt(/^\/a\/v[\w-]+\?size=25&sort=doi&dir=desc&columns=doi$/);
});

test('further changes build on one that failed only when it is tried again', async () => {
  const { user, server, asked } = await openList('/a');
  server.use(http.post(FILTER, () => HttpResponse.error(), { once: true }));
  await user.click(tick(/^Wheat/));
  await screen.findByRole('alert');
  await user.click(tick(/^Maize/));
  await heading('3 accessions');
  expect(asked.at(-1)?.filter).toEqual({ crop: ['maize'] });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('nothing is asked twice: the answer to a change is the page of its address', async () => {
  const { user, asked } = await openList('/a');
  await user.click(tick(/^Wheat/));
  await heading('4 accessions');
  window.history.back();
  await heading('10 accessions');
  window.history.forward();
  await heading('4 accessions');
  expect(asked).toHaveLength(1);
});
