import { screen, waitFor, within } from '@testing-library/react';
import { emptyWorld } from '../../../test/harness/empty-world';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';

const open = (path: string, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(path, { world: emptyWorld(), ...options });

const shown = () => [document.documentElement.lang, document.documentElement.dir];

it.each([
  ['/en/c/?x=1#y', '/c/?x=1#y'],
  ['/en', '/'],
  // Not open to visitors, disabled.
  ['/ar/c/', '/c/'],
  ['/de/c/', '/c/'],
])('takes the prefix from %s', async (path, expected) => {
  const { address } = await open(path);
  await waitFor(() => expect(address()).toBe(expected));
  expect(shown()).toEqual(['en', 'ltr']);
});

it('keeps a prefix that is open to visitors, on every link', async () => {
  const { address } = await open('/es/c/');
  await screen.findByRole('heading', { level: 1 });
  expect(address()).toBe('/es/c/');
  await waitFor(() => expect(shown()).toEqual(['es', 'ltr']));
  for (const link of within(screen.getByRole('banner')).getAllByRole('link')) {
    expect(link.getAttribute('href')).toMatch(/^\/es(\/|$)/);
  }
});

it('makes no second entry of the history for a link to where one is', async () => {
  const { user, address } = await open('/es/c/');
  await screen.findByRole('heading', { level: 1 });
  const entries = window.history.length;
  const menu = within(screen.getByRole('navigation', { name: 'Menú principal' }));
  await user.click(menu.getByRole('button', { current: true }));
  await user.click(menu.getByRole('link', { current: true }));
  expect([address(), window.history.length]).toEqual(['/es/c/', entries]);
});

it('opens every language where the installation does', async () => {
  const { address } = await open('/ja/c/', { config: { PUBLIC_LANGUAGES: 'all' } });
  await screen.findByRole('heading', { level: 1 });
  expect(address()).toBe('/ja/c/');
});

it('shows Arabic to a translator from right to left, and to nobody after logging out', async () => {
  const { user, address } = await open('/ar/c/', { as: 'translator' });
  await waitFor(() => expect(shown()).toEqual(['ar', 'rtl']));
  expect(address()).toBe('/ar/c/');
  await user.click(await screen.findByRole('button', { name: /Tomás Translator/ }));
  const items = await screen.findAllByRole('menuitem');
  const logOut = items.at(-1);
  if (logOut) await user.click(logOut);
  await arrivedAt('/c/');
  await waitFor(() => expect(shown()).toEqual(['en', 'ltr']));
});

it('keeps what was typed when the language changes, and on the way back', async () => {
  const { user } = await open('/login');
  const field = await screen.findByLabelText('E-mail');
  await user.type(field, 'someone@example.org');
  await user.click(screen.getByRole('link', { name: 'Français' }));
  await arrivedAt('/fr/login');
  await waitFor(() => expect(shown()).toEqual(['fr', 'ltr']));
  expect(screen.getByDisplayValue('someone@example.org')).toBe(field);
  window.history.back();
  await arrivedAt('/login');
  await waitFor(() => expect(shown()).toEqual(['en', 'ltr']));
  expect(screen.getByDisplayValue('someone@example.org')).toBe(field);
  await heading('Log in');
});
