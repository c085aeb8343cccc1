import { screen, waitFor, within } from '@testing-library/react';
import { PDF, PNG } from '../../../../mocks/rules/requests/permits/permits.fixture';
import { attachPermit } from '../../../../mocks/rules/requests/permits/permits';
import { incomingParts } from '../../../../mocks/rules/requests/request-lists';
import { idOf, requestAt, requestRows } from '../../../../mocks/rules/requests/request-rows';
import { actByLink } from '../../../../mocks/rules/requests/requests';
import { askable, filedRequest, tokenFor } from '../../../../mocks/rules/requests/requests.fixture';
import { makeWorld, type World } from '../../../../mocks/rules/world/world';
import { PERMIT_MAX } from '@/contract/constants';
import { arrivedAt, heading, renderApp } from '../../../../test/harness/harness';

const EMAIL = 'bea@example.org';

/** Sent to genebanks: to those named, or to whoever holds the first accessions. */
async function asked(world: World, by?: string, code?: string[]) {
  const uuids = code
    ? (await world.accessions.page({ historic: false, institute: { code } }, { l: 2 })).content.map(({ uuid }) => uuid)
    : await askable(world, 6);
  const { uuid } = await filedRequest(world, uuids, {}, by);
  await actByLink(world, tokenFor(world, EMAIL, 'validate'), 'validate');
  return uuid;
}

const attached = (world: World, uuid: string, name: string, bytes = PDF) =>
  attachPermit(world, () => requestAt(world, uuid), [{ field: 'file', name, type: '', bytes }], {});
const permitsOf = (world: World, uuid: string) => requestRows(world).get(uuid)?.permits ?? [];
const input = () => screen.findByLabelText('Import permits', { selector: 'input' });
const list = async () => within(await screen.findByRole('list', { name: 'Import permits' }));

/** What the browser is given to keep. */
function downloads() {
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}

test.each(['the status page', 'my requests'])(
  'a requester attaches permits on %s, downloads one and removes one',
  async (from) => {
    const files = downloads();
    const world = makeWorld({ accessions: 300 });
    const uuid = await asked(world, world.users.byEmail('user@example.org')?.uuid);
    const path = from === 'my requests' ? `/dashboard/my-requests/${idOf({ uuid })}` : `/requests/status/${uuid}`;
    const { user, store } = await renderApp(path, { world, ...(from === 'my requests' && { as: 'user' as const }) });
    await user.upload(await input(), [new File([PDF], 'permit.pdf'), new File([PNG], 'scan.png')]);
    expect(await screen.findByText('Attached: 2 of 3')).toBeVisible();
    expect(screen.getAllByText(/^Import permit attached ·/)).toHaveLength(2);
    await user.click((await list()).getByRole('button', { name: 'Download scan.png' }));
    await waitFor(() => expect(files.map(({ size }) => size)).toEqual([PNG.length]));
    await user.click((await list()).getByRole('button', { name: 'Remove permit.pdf' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Attached: 1 of 3')).toBeVisible();
    expect(screen.getByText(/^Import permit removed ·/)).toBeVisible();
    expect(permitsOf(world, uuid).map(({ name }) => name)).toEqual(['scan.png']);
    expect(JSON.stringify(store.getState())).not.toMatch(/scan\.png|permit\.pdf/);
  },
);

test('what is no permit is refused beside the input, and what is right is attached all the same', async () => {
  const world = makeWorld({ accessions: 300 });
  const uuid = await asked(world);
  const { user } = await renderApp(`/requests/status/${uuid}`, { world });
  expect(await screen.findByText('PDF, JPEG or PNG, up to 5 MB each')).toBeVisible();
  await user.upload(await input(), [
    new File(['<script>alert(1)</script>'], 'page.pdf'),
    new File([new Uint8Array(PERMIT_MAX + 1)], 'large.pdf'),
    new File([PDF], 'permit.pdf'),
  ]);
  expect(await screen.findByText('Attached: 1 of 3')).toBeVisible();
  expect(screen.getByText(/^"page\.pdf" is not a PDF, JPEG or PNG file/)).toBeVisible();
  expect(screen.getByText('Larger than 5 MB')).toBeVisible();
  expect(permitsOf(world, uuid).map(({ name }) => name)).toEqual(['permit.pdf']);
});

test('of four the fourth is refused, and with three no more are taken before one is removed', async () => {
  const world = makeWorld({ accessions: 300 });
  const uuid = await asked(world);
  const { user } = await renderApp(`/requests/status/${uuid}`, { world });
  await user.upload(
    await input(),
    [1, 2, 3, 4].map((each) => new File([PDF], `${each}.pdf`)),
  );
  expect(await screen.findByText(/^A request can have 3 import permits/)).toBeVisible();
  expect(screen.getByText('Attached: 3 of 3 Remove one to attach another.')).toBeVisible();
  const choose = screen.getByRole('button', { name: /^Choose files/ });
  expect(choose).toBeDisabled();
  await user.click((await list()).getByRole('button', { name: 'Remove 1.pdf' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(choose).toBeEnabled());
});

test('before the address is confirmed, and after the end, the page says why none is attached', async () => {
  const world = makeWorld({ accessions: 300 });
  const uuid = await asked(world);
  const sent = (await attached(world, uuid, 'permit.pdf')) ?? undefined;
  requestRows(world).set(uuid, { ...sent, state: 'WITHDRAWN' });
  const { user } = await renderApp(`/requests/status/${uuid}`, { world });
  expect(await screen.findByText('This request has ended. Permits can no longer be attached.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Choose files/ })).toBeNull();
  expect((await list()).getByRole('button', { name: 'Remove permit.pdf' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Erase my personal data' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText(/^Personal data erased on /)).toBeVisible();
  expect(screen.queryByText('permit.pdf')).toBeNull();
});

test('an unconfirmed request says what comes first', async () => {
  const world = makeWorld({ accessions: 300 });
  const { uuid } = await filedRequest(world, await askable(world, 2));
  await renderApp(`/requests/status/${uuid}`, { world });
  expect(await screen.findByText('Confirm your e-mail address to attach a permit.')).toBeVisible();
});

const HOSTILE = '<img src=x onerror=alert(1)>.pdf';

test.each(['in the dashboard', 'by the link of its letter', 'as an administrator'])(
  'who handles the request %s reads permits, and neither attaches nor removes',
  async (how) => {
    const files = downloads();
    const world = makeWorld({ accessions: 600 });
    const uuid = await asked(world);
    await attached(world, uuid, HOSTILE);
    await attached(world, uuid, 'scan.png', PNG);
    const parts = await incomingParts(world, { authorities: ['ROLE_ADMINISTRATOR'] });
    const part = parts.find(({ row }) => ['CZE122', 'DEU146', 'NLD037'].includes(row.instCode))?.row;
    const [path, as] = {
      'in the dashboard': [`/dashboard/requests/${part?.instCode}/${part?.uuid}`, 'requests'] as const,
      'by the link of its letter': [`/request/${tokenFor(world, part?.instEmail ?? '', 'answer')}/answer`] as const,
      'as an administrator': [`/admin/requests/${idOf({ uuid })}`, 'admin'] as const,
    }[how] ?? [''];
    const { user } = await renderApp(path, { world, ...(as && { as }) });
    const shown = await list();
    expect(screen.getByText('Import permit attached')).toBeVisible();
    expect(shown.getByText(HOSTILE)).toBeVisible();
    expect(screen.queryByRole('img', { name: '' })).toBeNull();
    expect(shown.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Choose files/ })).toBeNull();
    await user.click(shown.getByRole('button', { name: 'Download scan.png' }));
    await waitFor(() => expect(files.map(({ size }) => size)).toEqual([PNG.length]));
  },
);

test('the printed order says which permits are attached', async () => {
  const world = makeWorld({ accessions: 600 });
  const uuid = await asked(world);
  await attached(world, uuid, 'permit.pdf');
  await attached(world, uuid, 'scan.png', PNG);
  const parts = await incomingParts(world, { authorities: ['ROLE_ADMINISTRATOR'] });
  const part = parts.find(({ row }) => ['CZE122', 'DEU146', 'NLD037'].includes(row.instCode))?.row;
  await renderApp(`/dashboard/requests/${part?.instCode}/${part?.uuid}`, { world, as: 'requests' });
  await heading('Request from Bea Breeder');
  const term = screen.getByText('Import permits', { selector: 'dt' });
  expect(term.nextElementSibling).toHaveTextContent(/^2 attached: .?permit\.pdf.?, .?scan\.png.?$/);
});

test.each([
  ['/dashboard/requests', 'requests', 'to a genebank'],
  ['/admin/requests', 'admin', ''],
] as const)('the list at %s is narrowed to requests with a permit, and to those without', async (path, as, where) => {
  const world = makeWorld({ accessions: 600 });
  for (const permit of ['permit.pdf', undefined]) {
    const uuid = await asked(world, undefined, ['CZE122']);
    if (permit !== undefined) await attached(world, uuid, permit);
  }
  const { user } = await renderApp(path, { world, as });
  await heading(where ? '2 requests to genebanks' : '2 requests');
  const filter = within(await screen.findByRole('group', { name: 'Import permit attached' }));
  await user.click(filter.getByRole('checkbox', { name: 'Yes 1' }));
  await heading(['1 request', where].join(' ').trim());
  await arrivedAt(new RegExp(`^${path}/v[\\w-]+$`));
  await user.click(await screen.findByRole('button', { name: 'Import permit attached: Yes' }));
  await heading(where ? '2 requests to genebanks' : '2 requests');
  await user.click(filter.getByRole('checkbox', { name: 'No 1' }));
  expect(await screen.findByRole('button', { name: 'Import permit attached: No' })).toBeVisible();
  await heading(['1 request', where].join(' ').trim());
});
