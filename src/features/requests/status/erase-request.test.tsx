import { screen, within } from '@testing-library/react';
import { idOf, requestRows } from '../../../../mocks/rules/requests/request-rows';
import { validateFor } from '../../../../mocks/rules/requests/requests';
import { askable, filedRequest } from '../../../../mocks/rules/requests/requests.fixture';
import { makeWorld, type World } from '../../../../mocks/rules/world/world';
import { MY_LIST_KEY } from '@/contract/constants';
import { heading, renderApp } from '../../../../test/harness/harness';

const ACTION = 'Erase my personal data';

const filed = async (world: World, by?: string) =>
  validateFor(world, await filedRequest(world, await askable(world, 6), {}, by), {});

const dialog = async () => within(await screen.findByRole('dialog'));

test.each(['the status page', 'my requests'])(
  'a person erases who asked from %s; states and numbers stay',
  async (from) => {
    const world = makeWorld({ accessions: 300 });
    const request = await filed(world, world.users.byEmail('user@example.org')?.uuid);
    const path =
      from === 'my requests' ? `/dashboard/my-requests/${idOf(request)}` : `/requests/status/${request.uuid}`;
    const { user } = await renderApp(path, { world, ...(from === 'my requests' && { as: 'user' as const }) });
    await user.click(await screen.findByRole('button', { name: ACTION }));
    const asked = await dialog();
    expect(asked.getByText(/To tell them, withdraw the request first/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Erase' }));
    expect(await screen.findByText(/^Personal data erased on /)).toBeVisible();
    expect(screen.getAllByText(/^Sent to the genebanks/)[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: ACTION })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Withdraw request' })).toBeNull();
    expect(JSON.stringify(requestRows(world).get(request.uuid))).not.toContain('bea@example.org');
  },
);

test('an administrator erases who asked, and nothing else can be done but to remove it', async () => {
  const world = makeWorld({ accessions: 300 });
  const request = await filed(world);
  const { user } = await renderApp(`/admin/requests/${idOf(request)}`, { world, as: 'admin' });
  await heading('Request from Bea Breeder');
  await user.click(screen.getByRole('button', { name: 'Erase the requester’s details' }));
  await user.click((await dialog()).getByRole('button', { name: 'Erase the requester’s details' }));
  await heading('Request without personal data');
  expect(screen.getByRole('button', { name: 'Remove the request' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Resend to the genebanks' })).toBeNull();
  expect(document.body).not.toHaveTextContent('bea@example.org');
});

test('the second step of asking says how long personal data are kept', async () => {
  const world = makeWorld({ accessions: 300, settings: { requestDays: 400 } });
  const [uuid] = await askable(world, 1);
  localStorage.setItem(MY_LIST_KEY, JSON.stringify({ count: 1, accessions: [uuid] }));
  await renderApp('/requests/create/request-info', { world });
  expect(await screen.findByText(/^We keep these details for 400 days after the last update/)).toBeVisible();
});
