import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { DEMO_PASSWORD } from '../../../mocks/data/users/demo-users';
import { countedService } from '../../../mocks/data/accessions/counted.fixture';
import { makeWorld, type World } from '../../../mocks/rules/world/world';
import { heading, renderApp } from '../../../test/harness/harness';

const HERE = '/dashboard/api-tokens';
const DAY = 86_400_000;

const small = () => makeWorld({ accessions: countedService() });
const person = (world: World) => world.users.byEmail('user@example.org')?.uuid ?? '';
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

async function open(world = small(), options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(HERE, { as: 'user', world, ...options });
  await heading('API tokens');
  return app;
}

const withTokens = async (...labels: string[]) => {
  const world = small();
  for (const label of labels) await world.apiTokens.make(person(world), { label, active: true, expires: inDays(30) });
  return world;
};

const card = async () => {
  const form = await screen.findByRole('region', { name: 'New token' });
  await within(form).findByLabelText('Label');
  return form;
};
const password = async () => within(await card()).getByLabelText('Your password');
const rowOf = async (label: string) => {
  const name = await screen.findByText(label, { selector: 'bdi' });
  const row = name.closest('li');
  if (!row) throw new Error(`${label} is in no row`);
  return row;
};

test('a token is shown this once, works, and is kept nowhere in the browser', async () => {
  const { user, store, world, address } = await open();
  expect(await screen.findByText('You have no tokens yet')).toBeVisible();
  await user.type(within(await card()).getByLabelText('Label'), 'R on my laptop');
  await user.type(await password(), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Create the token' }));

  const title = await screen.findByRole('heading', { name: 'New token “R on my laptop”' });
  expect(title).toHaveFocus();
  const token = screen.getByLabelText('Token').textContent;
  expect(screen.getByText(/it is not shown again/)).toBeVisible();
  const response = await fetch('http://localhost/api/v2/me/profile', {
    headers: { Authorization: `API-Token ${token}` },
  });
  expect(await response.json()).toMatchObject({ email: 'user@example.org' });

  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy as curl' }));
  expect(copied).toHaveBeenLastCalledWith(
    `curl -sS 'http://localhost/api/v2/me/profile' \\\n  -H 'Authorization: API-Token ${token}'`,
  );
  await user.click(screen.getByRole('button', { name: 'Copy the token' }));
  expect(copied).toHaveBeenLastCalledWith(token);

  const row = await rowOf('R on my laptop');
  expect(row).toHaveTextContent(`…${token.slice(-4)}`);
  expect(row).toHaveTextContent('Active');
  const expires = world.apiTokens.of(person(world))[0]?.expires ?? '';
  expect(Date.parse(expires) - Date.now()).toBeGreaterThan(364 * DAY);
  for (const place of [store.getState(), { ...sessionStorage }, { ...localStorage }, document.cookie, address()])
    for (const secret of [token, DEMO_PASSWORD]) expect(JSON.stringify(place)).not.toContain(secret);

  await user.click(screen.getByRole('link', { name: 'My requests' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Leave before you have copied it?' }));
  await user.click(asked.getByRole('button', { name: 'Stay and copy it' }));
  expect(screen.getByLabelText('Token')).toHaveTextContent(token);
  await user.click(screen.getByRole('button', { name: 'I have copied it' }));
  expect(document.body).not.toHaveTextContent(token);
  expect(within(await card()).getByLabelText('Label')).toHaveValue('');
});

test('a token that never expires', async () => {
  const { user, world } = await open();
  await user.type(within(await card()).getByLabelText('Label'), 'Nightly job');
  await user.click(screen.getByLabelText('Never expires'));
  expect(within(await card()).getByLabelText('Last day')).toBeDisabled();
  await user.type(await password(), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Create the token' }));
  expect(await rowOf('Nightly job')).toHaveTextContent('Never expires');
  expect(world.apiTokens.of(person(world))).toMatchObject([{ expires: null }]);
});

test('what is wrong stands beside its field, and nothing typed is lost', async () => {
  const { user } = await open(await withTokens('Taken'));
  const form = within(await card());
  await user.click(form.getByRole('button', { name: 'Create the token' }));
  expect(await form.findAllByText('Required')).toHaveLength(2);
  await waitFor(() => expect(form.getByLabelText('Label')).toHaveFocus());

  await user.type(form.getByLabelText('Label'), 'taken');
  await user.clear(form.getByLabelText('Last day'));
  await user.type(form.getByLabelText('Last day'), '2020-02-29');
  await user.click(form.getByRole('button', { name: 'Create the token' }));
  expect(await form.findByText('Choose a day after today')).toBeVisible();

  await user.clear(form.getByLabelText('Last day'));
  await user.type(form.getByLabelText('Last day'), '2099-02-28');
  await user.type(await password(), 'Wrong-2025!');
  await user.click(form.getByRole('button', { name: 'Create the token' }));
  await waitFor(async () => expect(await password()).toHaveAccessibleDescription('This is not your current password'));
  expect(await password()).toHaveFocus();
  await user.clear(await password());
  await user.type(await password(), DEMO_PASSWORD);
  await user.click(form.getByRole('button', { name: 'Create the token' }));
  expect(await form.findByText('Another token of yours has this label. Choose another one.')).toBeVisible();
  expect(form.getByLabelText('Label')).toHaveValue('taken');
  expect(form.getByLabelText('Last day')).toHaveValue('2099-02-28');
});

test('who logs in through a provider has no password to say', async () => {
  const external = http.get('*/me/profile', () =>
    HttpResponse.json({ uuid: 'u', email: 'user@example.org', fullName: 'Uma', roles: [], accountType: 'EXTERNAL' }),
  );
  let sent: unknown;
  const make = http.post('*/me/tokens', async ({ request }) => {
    sent = await request.json();
    return HttpResponse.json({ error: 'server_error', error_description: 'Out of order' }, { status: 500 });
  });
  const { user } = await open(small(), { handlers: [external, make] });
  await user.type(within(await card()).getByLabelText('Label'), 'R');
  expect(within(await card()).queryByLabelText('Your password')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Create the token' }));
  expect(await screen.findByText('Out of order')).toBeVisible();
  expect(sent).toEqual({ label: 'R', active: true, expires: expect.any(String) as string });
});

test('whoever guesses is told to wait', async () => {
  const world = small();
  const { user } = await open(world);
  for (let at = 0; at < 10; at += 1) world.limits.signIn.attempt('user@example.org', 'somebody');
  await user.type(within(await card()).getByLabelText('Label'), 'R');
  await user.type(await password(), `${DEMO_PASSWORD}{Enter}`);
  expect(await screen.findByText(/Too many attempts/)).toBeVisible();
  expect(world.apiTokens.of(person(world))).toEqual([]);
});

test('a token is renamed, switched off and given another end', async () => {
  const world = await withTokens('Old name');
  const { user } = await open(world);
  await user.click(await screen.findByRole('button', { name: 'Edit Old name' }));
  const row = within(await rowOf('Old name'));
  expect(row.getByLabelText('Label')).toHaveFocus();
  await user.clear(row.getByLabelText('Label'));
  await user.type(row.getByLabelText('Label'), 'New name');
  await user.clear(row.getByLabelText('Last day'));
  await user.type(row.getByLabelText('Last day'), '2099-12-31');
  await user.click(row.getByLabelText('Active: programs can use it'));
  await user.click(row.getByRole('button', { name: 'Save' }));
  expect(await rowOf('New name')).toHaveTextContent('Switched off');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit New name' })).toHaveFocus());
  expect(world.apiTokens.of(person(world))).toMatchObject([
    { label: 'New name', active: false, expires: '2099-12-31T23:59:59.999Z' },
  ]);
});

test('a change of the label leaves the time of the end as it was', async () => {
  const world = small();
  const expires = '2099-06-01T08:30:00.000Z';
  await world.apiTokens.make(person(world), { label: 'By a program', active: true, expires });
  const { user } = await open(world);
  await user.click(await screen.findByRole('button', { name: 'Edit By a program' }));
  const row = within(await rowOf('By a program'));
  await user.type(row.getByLabelText('Label'), '!');
  await user.click(row.getByRole('button', { name: 'Save' }));
  await rowOf('By a program!');
  expect(world.apiTokens.of(person(world))).toMatchObject([{ expires }]);
});

test('a token is deleted once that was confirmed', async () => {
  const world = await withTokens('First', 'Second');
  const { user } = await open(world);
  await user.click(await screen.findByRole('button', { name: 'Delete Second' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Delete “Second”?');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Delete Second' }));
  await user.click(screen.getByRole('button', { name: 'Delete the token' }));
  await waitFor(() => expect(screen.queryByText('Second')).not.toBeInTheDocument());
  expect(screen.getByText('First')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your tokens' })).toHaveFocus());
  expect(world.apiTokens.of(person(world))).toHaveLength(1);
});

test('an expired token is marked, and its end may stay while it is renamed', async () => {
  const world = small();
  const { clock } = world;
  const past = new Date(Date.now() - 10 * DAY).toISOString();
  world.clock = { now: () => Date.now() - 20 * DAY };
  const now = Date.now;
  Date.now = () => now() - 20 * DAY;
  try {
    await world.apiTokens.make(person(world), { label: 'Of last month', active: true, expires: past });
  } finally {
    Date.now = now;
    world.clock = clock;
  }
  const { user } = await open(world);
  expect(await rowOf('Of last month')).toHaveTextContent('Expired');
  await user.click(screen.getByRole('button', { name: 'Edit Of last month' }));
  const row = within(await rowOf('Of last month'));
  await user.type(row.getByLabelText('Label'), ' gone by');
  await user.click(row.getByRole('button', { name: 'Save' }));
  expect(await rowOf('Of last month gone by')).toHaveTextContent('Expired');
});

test('what was typed is there again when the page is opened anew', async () => {
  const { user } = await open(makeWorld({ accessions: 60 }));
  await user.type(within(await card()).getByLabelText('Label'), 'Half typed');
  await user.click(screen.getByRole('link', { name: 'PGR Portal' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'API tokens' })).not.toBeInTheDocument());
  window.history.back();
  await heading('API tokens');
  expect(within(await card()).getByLabelText('Label')).toHaveValue('Half typed');
  expect(await screen.findByText(/We restored what you typed here before/)).toBeVisible();
});

test('a list that cannot be fetched says so and is tried again', async () => {
  let failing = true;
  const handler = http.get('*/api/v2/me/tokens', () =>
    failing
      ? HttpResponse.json({ error: 'server_error', error_description: 'Out of order.' }, { status: 500 })
      : undefined,
  );
  const { user } = await open(await withTokens('There'), { handlers: [handler] });
  expect(await screen.findByText('Out of order.')).toBeVisible();
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rowOf('There')).toBeVisible();
});

test('where the API lives in the browser, nobody is told that the command works', async () => {
  const controller = { scriptURL: 'http://localhost/mockServiceWorker.js' };
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
  try {
    const { user } = await open();
    await user.type(within(await card()).getByLabelText('Label'), 'Out of reach');
    await user.type(await password(), DEMO_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Create the token' }));
    expect(await screen.findByText(/runs inside your browser/)).toBeVisible();
    expect(screen.queryByText(/this command asks/)).not.toBeInTheDocument();
  } finally {
    Reflect.deleteProperty(navigator, 'serviceWorker');
  }
});

test('hostile labels are text', async () => {
  const label = '<img src=x onerror=alert(1)> \u202Eevil ${1} {{x}}';
  await open(await withTokens(label));
  expect(await rowOf(label)).toBeVisible();
  expect(document.querySelector('main img')).toBeNull();
});
