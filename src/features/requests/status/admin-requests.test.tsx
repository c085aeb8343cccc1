import { screen, waitFor, within } from '@testing-library/react';
import { ADMIN_ACTIONS, adminMay } from '@/contract/request/request-admin';
import { REQUEST_STATES } from '@/contract/request/request';
import request from '../../../../locales/en/request.json';
import { idOf, requestRows } from '../../../../mocks/rules/requests/request-rows';
import { validateFor } from '../../../../mocks/rules/requests/requests';
import { askable, filedRequest } from '../../../../mocks/rules/requests/requests.fixture';
import { makeWorld, type World } from '../../../../mocks/rules/world/world';
import { closeApp } from '../../../../test/harness/close-app';
import { arrivedAt, heading, renderApp } from '../../../../test/harness/harness';

const filed = async (world: World, name = 'Bea Breeder') =>
  filedRequest(world, await askable(world, 6), { fullName: name });

const dialog = async () => within(await screen.findByRole('dialog'));

test('the buttons of a request are those that the API allows in its state', async () => {
  const world = makeWorld({ accessions: 300 });
  const sent = await filed(world);
  for (const state of REQUEST_STATES) {
    requestRows(world).set(sent.uuid, { ...sent, state });
    await renderApp(`/admin/requests/${idOf(sent)}`, { world, as: 'admin' });
    await heading('Request from Bea Breeder');
    const drawn = ADMIN_ACTIONS.filter((action) => screen.queryByRole('button', { name: request.actions[action] }));
    expect(drawn).toEqual(ADMIN_ACTIONS.filter((action) => adminMay(state, action)));
    closeApp();
  }
});

test('an administrator confirms, looks the PID up, sends again and removes', async () => {
  const world = makeWorld({ accessions: 300 });
  const sent = await filed(world);
  const { user } = await renderApp('/admin/requests', { world, as: 'admin' });
  await heading('1 request');
  await user.click(await screen.findByRole('link', { name: 'Bea Breeder' }));
  await heading('Request from Bea Breeder');
  expect(screen.getByText('Not registered')).toBeVisible();
  const act = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    await user.click((await dialog()).getByRole('button', { name }));
  };
  await act('Confirm for the requester');
  expect((await screen.findAllByText(/^Sent to the genebanks/)).length).toBeGreaterThan(0);
  const letters = () => world.outbox.all().filter(({ subject }) => subject.startsWith('Request for plant')).length;
  expect(letters()).toBe(sent.holders.length);
  await act('Resend to the genebanks');
  await waitFor(() => expect(letters()).toBe(2 * sent.holders.length));
  await act('Remove the request');
  await arrivedAt('/admin/requests');
  await heading('0 requests');
});

test('requests are confirmed together, and those for which it failed are named', async () => {
  const world = makeWorld({ accessions: 300 });
  await filed(world, 'Ann');
  const other = await filed(world, 'Ben');
  const { user } = await renderApp('/admin/requests', { world, as: 'admin' });
  await heading('2 requests');
  await user.click(await screen.findByRole('button', { name: /select/i }));
  for (const name of [/Ann/, /Ben/]) await user.click(await screen.findByRole('checkbox', { name }));
  // Meanwhile somebody withdrew.
  requestRows(world).set(other.uuid, { ...other, state: 'WITHDRAWN' });
  await user.click(await screen.findByRole('button', { name: /^Confirm for the requester/ }));
  await user.click((await dialog()).getByRole('button', { name: /^Confirm for the requester/ }));
  expect(await screen.findByText('Request failed for some items.', { selector: 'h2' })).toBeVisible();
  expect((await dialog()).getByRole('rowheader', { name: 'Ben' })).toBeVisible();
});

test('requests to genebanks lead to the whole request', async () => {
  const world = makeWorld({ accessions: 300 });
  const sent = await filed(world);
  await renderApp('/admin/subrequests', { world, as: 'admin' });
  await heading('0 requests to genebanks');
  expect(document.title).toMatch(/^Requests to genebanks/);
  await validateFor(world, sent, {});
  closeApp();
  const { user } = await renderApp('/admin/subrequests', { world, as: 'admin' });
  await heading(/^\d requests to genebanks$/);
  const [first] = await screen.findAllByRole('link', { name: 'Bea Breeder' });
  if (first) await user.click(first);
  await arrivedAt(`/admin/requests/${idOf(sent)}`);
});
