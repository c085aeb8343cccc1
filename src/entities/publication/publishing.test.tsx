import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { referenceApi } from '../../../mocks/adapters/node';
import { testApi } from '../../../mocks/rules/world/api.fixture';
import { awaitsAnswers } from '../../../test/api/all-answered';
import type { Acl } from '@/contract/publication/acl';
import type { AuditEntry } from '@/contract/publication/history';
import type { SubsetDetails } from '@/contract/subset/subset';
import { REASON_MAX } from '@/contract/publication/workflow';
import { subsetApi } from '@/entities/subset/api';
import { setTokenPort } from '@/shared/api/token-port';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { draw } from './publishing.fixture';
import ReviewStep from './workflow/ReviewStep';

const api = testApi({ accessions: 60 });
const server = referenceApi(api.world);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const Preview = ({ item }: { item: { title: string } }) => <p>Seen: {item.title}</p>;

const tokens = { admin: '', publisher: '' };
type Name = keyof typeof tokens;
const AUTHORITIES = { admin: ['ROLE_USER', 'ROLE_ADMINISTRATOR'], publisher: ['ROLE_USER', 'ROLE_VETTEDUSER'] };
beforeAll(async () => {
  for (const name of ['admin', 'publisher'] as const) tokens[name] = await api.token(`${name}@example.org`);
});

const ask = async <T,>(line: string, as: Name, body?: unknown): Promise<T> => {
  const [method, path] = line.split(' ');
  const answer = await api.call(`${method} /api/v2${path}`, { token: tokens[as], body });
  return (await answer.json()) as T;
};

/** A new subset of the publisher, in this state. */
async function made(change: Partial<SubsetDetails> = {}): Promise<SubsetDetails> {
  const { subsets } = api.world.catalogue;
  const seed = (await subsets.all()).find(({ state, accessionCount }) => state === 'PUBLISHED' && accessionCount > 0);
  const by = api.world.users.byEmail('publisher@example.org')?.uuid;
  if (!seed) throw new Error('There is no subset.');
  const row = { ...seed, uuid: crypto.randomUUID(), firstVersion: null, current: true, title: 'Dry wheat' };
  return subsets.create({ ...row, state: 'DRAFT', ...change }, { by });
}

function Screen({ uuid }: { uuid: string }) {
  return (
    <DetailOutcome query={subsetApi.endpoints.subset.useQuery(uuid)} name={uuid}>
      {(item) => (
        <ReviewStep
          kind="subset"
          item={item}
          editHref={(key, step) => ['/edit', key, step].filter(Boolean).join('/')}
          listHref="/list"
          Preview={Preview}
        />
      )}
    </DetailOutcome>
  );
}

async function open(uuid: string, as: Name) {
  setTokenPort({ token: () => Promise.resolve(tokens[as]), unauthorized: () => Promise.resolve('stop') });
  const store = draw(<Screen uuid={uuid} />, AUTHORITIES[as]);
  await screen.findByRole('group', { name: 'What you can do' });
  return { user: userEvent.setup(), store };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Asked first, as everywhere. */
async function send(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await button('Send to review'));
  const asked = await dialog('Send “Dry wheat” to review?');
  expect(asked.getByText(/^Administrators are told of it/)).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Send to review' }));
}

describe('the last step', () => {
  test('says what is missing, each leading to its step, and sends once nothing is', async () => {
    const { uuid } = await made({ accessionCount: 0, rights: null });
    const { user } = await open(uuid, 'publisher');
    expect(screen.getByRole('link', { name: 'Licence' })).toHaveAttribute('href', `/edit/${uuid}`);
    expect(screen.getByRole('link', { name: 'Accessions' })).toHaveAttribute(
      'href',
      `/edit/${uuid}/list-of-accessions`,
    );
    await send(user);
    expect(await screen.findByText(/^Still missing: .*Licence/)).toBeVisible();

    api.world.catalogue.subsets.change(uuid, undefined, { accessionCount: 3, rights: 'CC-BY-4.0' }, { by: undefined });
    await send(user);
    await user.click(await button('Reload'));
    await screen.findByText('Nothing is missing.');
    await send(user);
    await button('Withdraw');
    expect(screen.getByRole('group', { name: 'What you can do' })).toHaveFocus();
    expect(screen.getByText('Seen: Dry wheat')).toBeVisible();
    const history = within(screen.getByRole('region', { name: 'History' }));
    await waitFor(() => expect(history.getAllByText(/by Pavel Publisher/)).toHaveLength(2));
    const lines = history.getAllByRole('listitem').map(({ textContent }) => textContent);
    for (const line of ['Sent to review', 'Accessions: 0 → 3', 'Licence set to CC-BY-4.0', 'Created'])
      expect(lines).toContain(line);
  });

  test('deletes after it said what goes', async () => {
    const { uuid } = await made({ accessionCount: 12, translations: { cs: { title: 'Suchá pšenice' } } });
    const { user } = await open(uuid, 'publisher');
    await user.click(await button('Delete'));
    const asked = await dialog('Delete “Dry wheat”?');
    expect(asked.getByText(/12 accessions goes with it. The accessions themselves stay/)).toBeVisible();
    expect(asked.getByText(/1 translation goes/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(window.location.pathname).toBe('/list'));
    expect(await api.world.catalogue.subsets.one(uuid)).toBeUndefined();
  });
});

test('a rejection needs a reason, which is kept and told', async () => {
  const { uuid } = await made({ state: 'REVIEWING' });
  const { user, store } = await open(uuid, 'admin');
  await user.click(await button('Reject'));
  const asked = await dialog('Reject “Dry wheat”');
  await user.click(asked.getByRole('button', { name: 'Reject' }));
  expect(await asked.findByRole('alert')).toHaveTextContent('Required');
  await user.click(asked.getByRole('textbox', { name: /Reason/ }));
  await user.paste('x'.repeat(REASON_MAX + 1));
  expect(await asked.findByText('Must be 2000 characters or less')).toBeVisible();
  await user.clear(asked.getByRole('textbox', { name: /Reason/ }));
  await user.paste('The licence is wrong.');
  // Somebody else changes it meanwhile.
  api.world.catalogue.subsets.change(uuid, undefined, { source: 'Field book' }, { by: undefined });
  await user.click(asked.getByRole('button', { name: 'Reject' }));
  await user.click(await asked.findByRole('button', { name: 'Reload' }));
  await screen.findByText(/Field book$/);
  // That is the history; what is rejected is the item as it is now.
  await waitFor(() => expect(awaitsAnswers(store)).toBe(false));
  await user.click(asked.getByRole('button', { name: 'Reject' }));
  await button('Send to review');
  expect(await screen.findByText('The licence is wrong.')).toBeVisible();
  const log = await ask<AuditEntry[]>(`GET /audit/subset/${uuid}`, 'admin');
  expect(log[0]).toMatchObject({ property: 'state', value: 'DRAFT', reason: 'The licence is wrong.' });
});

test('what is accepted is asked for first', async () => {
  const { uuid } = await made({ state: 'REVIEWING', accessionCount: 3, rights: 'CC-BY-4.0' });
  const { user } = await open(uuid, 'admin');
  await user.click(await button('Accept and publish'));
  await user.click((await dialog('Publish “Dry wheat”?')).getByRole('button', { name: 'Cancel' }));
  expect(api.world.catalogue.subsets.get(uuid)?.state).toBe('REVIEWING');
  await user.click(await button('Accept and publish'));
  await user.click((await dialog('Publish “Dry wheat”?')).getByRole('button', { name: 'Accept and publish' }));
  await button('Unpublish');
  expect(api.world.catalogue.subsets.get(uuid)?.state).toBe('PUBLISHED');
});

test('what is unpublished needs a reason, after it was said what breaks', async () => {
  const first = await made({ state: 'PUBLISHED', current: false, versionTag: '1.0' });
  const { uuid } = await made({
    state: 'PUBLISHED',
    versionTag: '1.1',
    firstVersion: first.uuid,
    accessionCount: 1_200,
  });
  const { user } = await open(uuid, 'admin');
  await user.click(await button('Unpublish'));
  const asked = await dialog('Unpublish “Dry wheat”');
  expect(asked.getByText(/links and citations lead there\.$/)).toBeVisible();
  expect(asked.getByText('Accessions whose pages no longer name it: 1,200.')).toBeVisible();
  expect(await asked.findByText('Version 1.0 becomes the current version.')).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Unpublish' }));
  expect(await asked.findByRole('alert')).toHaveTextContent('Required');
  expect(api.world.catalogue.subsets.get(uuid)?.state).toBe('PUBLISHED');
  await user.type(asked.getByRole('textbox', { name: /Reason/ }), 'Wrong wheats.');
  await user.click(asked.getByRole('button', { name: 'Unpublish' }));
  await button('Send to review');
  expect(await screen.findByText('Wrong wheats.')).toBeVisible();
  expect(api.world.catalogue.subsets.get(first.uuid)?.current).toBe(true);
});

describe('permissions', () => {
  const acl = (uuid: string) => ask<Acl>(`GET /acl/subset/${uuid}`, 'admin');

  test('are given and taken, person by person and role by role', async () => {
    const { uuid } = await made();
    const { user } = await open(uuid, 'publisher');
    await user.click(await button('Permissions'));
    const shown = await dialog('Permissions of “Dry wheat”');
    expect(await shown.findByText(/^Owner: Pavel Publisher/)).toBeVisible();
    await user.click(shown.getByRole('checkbox', { name: /^Inherit the permissions of / }));
    const address = shown.getByRole('textbox', { name: 'Email address of the account' });
    await user.type(address, 'nobody@example.org');
    await user.click(shown.getByRole('button', { name: 'Save' }));
    expect(await shown.findByText(/^Add this address, or clear it/)).toBeVisible();
    await user.type(address, ', user@{Enter}');
    expect(await shown.findByText('Some email addresses are invalid')).toBeVisible();
    await user.type(address, 'example.org');
    const typed = address.getAttribute('value') ?? '';
    fireEvent.change(address, {
      target: { value: Array.from({ length: 101 }, (_, n) => `p${n}@example.org`).join(' ') },
    });
    await user.type(address, '{Enter}');
    expect(await shown.findByText('There can be 100 entries at most.')).toBeVisible();
    fireEvent.change(address, { target: { value: typed } });
    await user.type(address, '{Enter}');
    expect(address).toHaveAccessibleDescription(/^The permissions hold as soon as somebody has an account/);
    await user.selectOptions(shown.getByRole('combobox', { name: 'Who' }), 'ROLE_DIVTREE');
    await user.click(shown.getByRole('button', { name: 'Add' }));
    const entry = (name: string) => within(shown.getByRole('group', { name }));
    await user.click(entry('user@example.org').getByRole('checkbox', { name: 'Write' }));
    await user.click(shown.getByRole('button', { name: 'Remove nobody@example.org' }));
    await user.click(shown.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () =>
      expect(await acl(uuid)).toMatchObject({
        inherits: false,
        entries: [
          { sid: 'user@example.org', read: true, write: true, manage: false },
          { sid: 'ROLE_DIVTREE', read: true, write: false },
        ],
      }),
    );
  });

  test('that somebody else changed meanwhile are put in place of theirs, or theirs are taken', async () => {
    const { uuid } = await made();
    const { user } = await open(uuid, 'publisher');
    await user.click(await button('Permissions'));
    const shown = await dialog('Permissions of “Dry wheat”');
    await user.click(await shown.findByRole('checkbox', { name: /^Inherit/ }));
    const { version } = await acl(uuid);
    const entries = [{ sid: 'citations@example.org', read: true }];
    await ask(`PUT /acl/subset/${uuid}`, 'admin', { version, inherits: true, entries });
    await user.click(shown.getByRole('button', { name: 'Save' }));
    await user.click(await shown.findByRole('button', { name: 'Take theirs' }));
    expect(shown.getByRole('group', { name: 'citations@example.org' })).toBeVisible();
    expect(shown.getByRole('checkbox', { name: /^Inherit/ })).toBeChecked();
    await user.click(shown.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The page behind it is brought up to date meanwhile.
    await waitFor(async () => expect((await acl(uuid)).entries).toHaveLength(1));
  });
});
