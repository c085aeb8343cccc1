import { screen, within } from '@testing-library/react';
import { isRepositoryName } from '@/contract/repository/repository-schema';
import { HOSTILE_TEXTS } from '../../../../test/browser/hostile/hostile-texts';
import { smallWorld } from '../../../../test/harness/small-world';
import { heading, renderApp } from '../../../../test/harness/harness';
import { expectNothingRuns } from '../../../../test/harness/nothing-runs';
import { worldWith } from './repository.fixture';

/** Each as the title, and as the name where it may be one. */
const GIVEN = HOSTILE_TEXTS.map((title, at) => {
  const name = `${at} ${title}.png`;
  return { name: isRepositoryName(name) ? name : `${at}.png`, title };
});

test('two hundred hostile names and titles are texts of a folder', async () => {
  const world = await worldWith(...GIVEN);
  await renderApp('/admin/repository/f/news/', { world, as: 'content' });
  await heading('news');
  const table = await screen.findByRole('table', { name: 'Files in this folder' });
  expect(within(table).getAllByRole('rowheader')).toHaveLength(GIVEN.length);
  for (const { name } of GIVEN) expect(table.textContent).toContain(name);
  expectNothingRuns();
});

test('and of the documents and the gallery of an institute', async () => {
  const world = smallWorld();
  const { files, galleries } = world.catalogue.repository;
  await Promise.all([files.all(), galleries.all()]);
  const images = GIVEN.map(({ name, title }, at) => {
    const uuid = `${String(at).padStart(8, '0')}-0000-4000-8000-000000000000`;
    const row = { uuid, folder: '/wiews/CZE122/shown', name, title, contentType: 'image/png', size: 70, url: '' };
    files.create({ ...row, _class: 'RepositoryImage' }, { by: undefined });
    return uuid;
  });
  const title = HOSTILE_TEXTS.slice(0, 20).join(' ');
  galleries.create({ path: '/wiews/CZE122/shown', title, images }, { by: undefined });
  await renderApp('/wiews/CZE122/files/shown', { world });
  await screen.findByRole('heading', { level: 1, name: /script/ });
  const links = within(screen.getByRole('main')).getAllByRole<HTMLAnchorElement>('link');
  const shown = links.filter(({ pathname }) => pathname.startsWith('/wiews/CZE122/files/shown/'));
  expect(shown.length).toBeGreaterThanOrEqual(images.length);
  expectNothingRuns();
});
