import { screen, within } from '@testing-library/react';
import type { Menu } from '@/contract/content/menu';
import { MENU_ITEMS_MAX } from '@/contract/content/menu';
import { testApi } from '../../../mocks/rules/world/api.fixture';
import { HOSTILE_TEXTS } from '../../../test/browser/hostile/hostile-texts';
import { closeApp } from '../../../test/harness/close-app';
import { heading, renderApp } from '../../../test/harness/harness';
import { expectNothingRuns } from '../../../test/harness/nothing-runs';

const texts = () => Promise.resolve({ 'en/about.md': '---\ntitle: About us\n---\n\nWho we are.\n' });

/** What only blanks are is no title; longer ones are cut. */
const TITLES = HOSTILE_TEXTS.filter((text) => text.trim() !== '').map((text) => text.slice(0, 250));
const MENUS = Array.from(
  { length: Math.ceil(TITLES.length / 90) },
  (_, at) => [at + 1, TITLES.slice(at * 90, (at + 1) * 90)] as const,
);

test.each(MENUS)(
  'two hundred titles are text in the tree, the preview and the public menu: part %i',
  async (_, titles) => {
    const api = testApi({ accessions: 0, texts });
    const token = await api.token('content@example.org');
    const ask = async <T,>(line: string, body?: unknown): Promise<T> => {
      const [method, path] = line.split(' ');
      const response = await api.call(`${method} /api/v2${path}`, { token, body });
      expect([line, response.status]).toEqual([line, 200]);
      return (await response.json()) as T;
    };
    const now = await ask<Menu>('GET /menu/draft/about');
    const items = titles.map((title, at) => ({ id: `h${at}`, title, url: '/a' }));
    expect(items.length).toBeLessThan(MENU_ITEMS_MAX);
    const { version } = await ask<Menu>('PUT /menu/about', {
      version: now.version,
      items: [...items, { id: 'about', slug: 'about' }],
    });
    await ask('POST /menu/about/publish', { version });
    const options = { world: api.world, config: { PUBLIC_LANGUAGES: 'all' } } as const;
    await renderApp('/admin/content/menu/about/edit', { ...options, as: 'content' });
    await screen.findByRole('treeitem', { name: 'About us' });
    expect(screen.getAllByRole('treeitem').length).toBeGreaterThan(titles.length);
    expectNothingRuns();
    await closeApp();
    await renderApp('/content/about/about', options);
    await heading('About us');
    const menu = await screen.findByRole('navigation', { name: 'In this section' });
    expect(within(menu).getAllByRole('link').length).toBeGreaterThanOrEqual(titles.length);
    expectNothingRuns();
  },
);
