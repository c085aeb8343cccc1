import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { emptyWorld } from '../../../test/harness/empty-world';
import { heading, renderApp } from '../../../test/harness/harness';
import { makeWorld } from '../../../mocks/rules/world/world';

const value = async (part: string, label: string) => {
  const card = within(await screen.findByRole('region', { name: part }));
  const term = (await card.findByText(label)).closest('div');
  return term?.querySelector('dd')?.textContent;
};
const links = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

it('tells what the installation holds and how it is set up', async () => {
  const world = makeWorld({ accessions: 60, settings: { sandbox: true } });
  await renderApp('/admin', { as: 'admin', world, config: { PUBLIC_LANGUAGES: 'en,es', SUPPORT_EMAIL: 'a@b.org' } });
  await heading('Administration');
  const { total } = await world.counts();
  await waitFor(async () => expect(await value('The catalogue', 'Accessions')).toBe(String(total)));
  expect(await value('The server', 'Version')).toBe(world.settings.version);
  expect(await value('The server', 'Sandbox, for trying things out')).toBe('Yes');
  expect(await value('The server', 'AI assistant')).toBe('No');
  expect(await value('The server', 'Most accessions in one file')).toBe('200,000');
  expect(await value('The portal', 'Version')).toBe('2025.2.5');
  expect(await value('The portal', 'Languages for everybody')).toBe('English, Español');
  expect(await value('The portal', 'Also for administrators, translators and content editors')).toMatch(
    /^Français, .*日本語$/,
  );
  expect(screen.getByRole('link', { name: /a@b\.org/ })).toBeVisible();
});

it('leads to the drafts and reviews of everybody, and to the demo mailbox', async () => {
  await renderApp('/admin', { as: 'admin', world: emptyWorld() });
  await screen.findByRole('link', { name: 'Demo mailbox' });
  expect(links('Drafts and reviews of everybody')).toEqual([
    'Drafts /dashboard/drafts',
    'Reviews /dashboard/reviews',
    'Recent changes /dashboard/recent',
  ]);
  expect(links('Accounts and messages')).toEqual(['My Dashboard /dashboard', 'Demo mailbox /demo/mailbox']);
});

it('has no mailbox where the server sends its messages', async () => {
  const world = emptyWorld({ settings: { mailbox: false } });
  await renderApp('/admin', { as: 'admin', world });
  await waitFor(async () => expect(await value('The server', 'AI assistant')).toBe('No'));
  expect(links('Accounts and messages')).toEqual(['My Dashboard /dashboard']);
});

it('says where the server tells nothing, and asks again', async () => {
  const failing = http.get('*/info', () => HttpResponse.json({ error: 'Out of order' }, { status: 503 }));
  const { user, server } = await renderApp('/admin', { as: 'admin', world: emptyWorld(), handlers: [failing] });
  expect(await screen.findByText('Out of order')).toBeVisible();
  expect(screen.getByRole('region', { name: 'The portal' })).toBeVisible();
  server.use(
    http.get('*/info', () =>
      HttpResponse.json({
        version: '9',
        accessionCount: 7,
        instituteCount: 1,
        countryCount: 1,
        exportLimit: 5,
        features: {},
        sandbox: false,
      }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await value('The catalogue', 'Accessions')).toBe('7'));
  // Not told by every server.
  expect(await value('The catalogue', 'Accessions with coordinates')).toBe('–not recorded');
});
