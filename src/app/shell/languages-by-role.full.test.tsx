import { screen, waitFor } from '@testing-library/react';
import { emptyWorld } from '../../../test/harness/empty-world';
import { closeApp } from '../../../test/harness/close-app';
import { arrivedAt, heading, renderApp, type Persona } from '../../../test/harness/harness';

const world = emptyWorld();
const OPEN = ['English', 'Español', 'Français', 'Português (Brasil)'];

const readsAll: Persona[] = ['admin', 'translator', 'content'];
const readsOpen: (Persona | undefined)[] = ['publisher', 'divtree', 'citations', 'requests', 'user', undefined];

/** The language of the page, once what the address asks for is decided. */
async function shownAt(path: string, as: Persona | undefined) {
  const { address } = await renderApp(path, { as, world });
  await screen.findByRole('heading', { level: 1 });
  const found = [address(), document.documentElement.lang];
  closeApp();
  return found;
}

it.each(readsAll)('%s reads every language that is enabled, and no other', async (as) => {
  expect(await shownAt('/cs/c/', as)).toEqual(['/cs/c/', 'cs']);
  expect(await shownAt('/es/c/', as)).toEqual(['/es/c/', 'es']);
  expect(await shownAt('/de/c/', as)).toEqual(['/c/', 'en']);
  const { user } = await renderApp('/c/', { as, world });
  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  expect(await screen.findAllByRole('menuitemradio')).toHaveLength(8);
});

it.each(readsOpen)('%s reads those that are open to everybody', async (as) => {
  expect(await shownAt('/cs/c/', as)).toEqual(['/c/', 'en']);
  expect(await shownAt('/pt-BR/c/', as)).toEqual(['/pt-BR/c/', 'pt-BR']);
  if (!as) return;
  const { user } = await renderApp('/c/', { as, world });
  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  expect((await screen.findAllByRole('menuitemradio')).map((item) => item.textContent)).toEqual(OPEN);
});

async function logOut(user: Awaited<ReturnType<typeof renderApp>>['user'], name: RegExp) {
  await user.click(await screen.findByRole('button', { name }));
  const last = (await screen.findAllByRole('menuitem')).at(-1);
  if (last) await user.click(last);
}

it('who logs out of a page in a language of their role stays on it in English', async () => {
  const { user, address } = await renderApp('/cs/c/wheat?x=1#y', { as: 'translator', world });
  await logOut(user, /Tomás Translator/);
  await waitFor(() => expect(address()).toBe('/c/wheat?x=1#y'));
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
});

it('who logs out of a page in an open language goes on reading it', async () => {
  const { user, address } = await renderApp('/es/c/', { as: 'user', world });
  await logOut(user, /Uma User/);
  await waitFor(() => expect(document.querySelector('header a[href^="/es/login"]')).toBeVisible());
  expect(address()).toBe('/es/c/');
});

it('who logs out of the dashboard is asked to log in, and comes back to it', async () => {
  const { user } = await renderApp('/cs/dashboard/drafts', { as: 'admin', world });
  await logOut(user, /Ada Administrator/);
  await arrivedAt('/login?from=%2Fdashboard%2Fdrafts');
  await heading('Log in');
});

it('the working areas keep the language on all their links', async () => {
  await renderApp('/fr/dashboard', { as: 'admin', world });
  const links = () => [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href'));
  await waitFor(() => expect(links().length).toBeGreaterThan(10));
  const own = links();
  // A file has one address.
  expect(own.filter((href) => !href?.match(/^\/fr(\/|$)|\.txt$/))).toEqual([]);
});
