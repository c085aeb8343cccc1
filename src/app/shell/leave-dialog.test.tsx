import { screen, within } from '@testing-library/react';
import { MY_LIST_KEY } from '@/contract/constants';
import { renderApp } from '../../../test/harness/harness';

const UUID = '11111111-2222-4333-8444-555555555555';
const TITLE = 'You are logged out';

/** What somebody leaves in the browser. */
const LEFT: Readonly<Record<string, string>> = {
  [MY_LIST_KEY]: JSON.stringify({ count: 1, accessions: [UUID] }),
  'myList.kept1': 'damaged',
  myLists: JSON.stringify({
    current: { id: 'first', name: 'Mine', note: '' },
    lists: [{ id: 'b', name: 'Secret trial', note: '', accessions: [UUID] }],
    notes: { [UUID]: 'for Bea' },
    seen: {},
  }),
  requests: JSON.stringify([{ uuid: UUID, at: '2026-01-01T00:00:00.000Z' }]),
  'request-info': JSON.stringify({ fullName: 'Bea Breeder', email: 'bea@example.org' }),
};

async function leave(left: Readonly<Record<string, string>>) {
  for (const [key, text] of Object.entries(left)) localStorage.setItem(key, text);
  const { user, store } = await renderApp('/legal', { as: 'user' });
  await user.click(await screen.findByRole('button', { name: 'Account of Uma User' }));
  await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Log out' }));
  return { user, store };
}

test('who logs out is asked once whether what lies in this browser goes, too', async () => {
  const { user, store } = await leave(LEFT);
  const asked = within(await screen.findByRole('dialog', { name: TITLE }));
  // Whoever walks away from the question is logged out.
  expect(store.getState().session.claims).toBeNull();
  await user.click(asked.getByRole('button', { name: 'Remove them from this device' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/11111111|Secret|Mine|Bea|damaged/);
});

test('what somebody keeps stays as it was', async () => {
  const { user } = await leave(LEFT);
  await user.click(
    within(await screen.findByRole('dialog', { name: TITLE })).getByRole('button', { name: 'Keep them here' }),
  );
  expect({ ...localStorage }).toMatchObject(LEFT);
});

test.each(Object.keys(LEFT).filter((key) => key !== 'myList.kept1'))('%s alone is asked about', async (key) => {
  await leave({ [key]: LEFT[key] ?? '' });
  expect(await screen.findByRole('dialog', { name: TITLE })).toBeVisible();
});

test('where nothing lies there, nobody is asked', async () => {
  await leave({});
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
