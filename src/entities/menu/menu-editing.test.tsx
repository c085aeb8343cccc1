import { screen, waitFor, within } from '@testing-library/react';
import type { Menu, MenuItem } from '@/contract/content/menu';
import { allItems } from '@/contract/content/menu-schema';
import { matchRoute } from '@/routes/match-route';
import { closeApp } from '../../../test/harness/close-app';
import { sampled } from '../../../test/samples/sampled';
import { emptyWorld } from '../../../test/harness/empty-world';
import { testApi } from '../../../mocks/rules/world/api.fixture';
import { arrivedAt, gridRow, heading, renderApp } from '../../../test/harness/harness';

const file = (title: string) => `---\ntitle: ${title}\n---\n\nThe text of ${title}.\n`;

const texts = () =>
  Promise.resolve({
    'en/about.md': file('About us'),
    'ar/about.md': file('من نحن'),
    'en/faq.md': file('Questions'),
    'en/contact.md': file('Contact'),
    'ar/contact.md': file('اتصل بنا'),
  });

const ADDRESS = '/admin/content/menu/about/edit';

const open = (path = ADDRESS, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(path, { world: emptyWorld({ texts }), config: { PUBLIC_LANGUAGES: 'all' }, as: 'content', ...options });
type World = ReturnType<typeof emptyWorld>;

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const item = (name: string | RegExp) => screen.findByRole('treeitem', { name });
const main = () => within(screen.getByRole('main'));
const badge = (name: string) => main().findByText(name);
const preview = () => screen.getByRole('region', { name: 'As readers will see it' });
const links = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => link.textContent);

const publicMenu = async (world: World) => {
  const found = (await world.content.menus.allPublic()).find(({ key }) => key === 'about');
  return allItems(found?.items ?? []).map(({ title, slug, url }) => title ?? slug ?? url);
};

/** The API of a portal that somebody else edits as well. */
function others() {
  const api = testApi({ accessions: 0, texts });
  async function ask<T>(line: string, body?: unknown): Promise<T> {
    const [method, path] = line.split(' ');
    const token = await api.token('content@example.org');
    return (await (await api.call(`${method} /api/v2${path}`, { token, body })).json()) as T;
  }
  const draft = () => ask<Menu>('GET /menu/draft/about');
  /** These items before those that there are. */
  const add = async (items: MenuItem[]) => {
    const now = await draft();
    return ask<Menu>('PUT /menu/about', { version: now.version, items: [...items, ...now.items] });
  };
  return { world: api.world, ask, draft, add };
}

test('by keyboard an item is added, named, translated and nested; what is public stays until it is published', async () => {
  const { user, world } = await open();
  const before = await publicMenu(world);
  (await item('About us')).focus();
  await user.tab({ shift: true });
  await user.click(press('Add: Items'));
  await user.keyboard('Partners{Enter}');
  expect(await item('Partners')).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(screen.getByText('Partners: level 2, place 1 of 1')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'An address' }));
  await user.type(await box('Address'), '/partner');
  const arabic = await box('Arabic');
  expect(arabic).toHaveAttribute('dir', 'rtl');
  await user.type(arabic, 'الشركاء');
  await user.click(press('Save draft'));
  await badge('Draft – an earlier text is public');
  expect(await publicMenu(world)).toEqual(before);
  await user.click(press('Publish'));
  await badge('Published');
  expect((await publicMenu(world)).slice(0, 3)).toEqual(['about', 'Partners', 'what-is']);
  await closeApp();

  await open('/content/about/about', { world, as: undefined });
  await heading('About us');
  expect(await main().findByRole('link', { name: 'Partners' })).toHaveAttribute('href', '/partner');
  await closeApp();
  await open('/ar/content/about/about', { world, as: undefined });
  expect(await main().findByRole('link', { name: 'الشركاء' })).toBeVisible();
});

test('items are put in another order, renamed, removed and put back', async () => {
  const { user, world } = await open();
  (await item('Contact')).focus();
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}{F2}{Control>}a{/Control}Write to us{Enter}');
  expect(await item('Write to us')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  const above = document.activeElement?.getAttribute('aria-label') ?? '';
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('treeitem', { name: above })).toBeNull();
  await user.keyboard('{Control>}z{/Control}');
  expect(await item(above)).toHaveFocus();
  await user.click(press('Publish'));
  await badge('Published');
  const names = await publicMenu(world);
  expect(names).toHaveLength(8);
  expect(names.indexOf('Write to us')).toBe(5);
});

test('what is not public is marked, and readers are shown what they will see, in their language', async () => {
  const { world, add } = others();
  const items = [
    { id: 'head', title: 'Help', translations: { ar: { title: 'مساعدة' } }, items: [{ id: 'f', slug: 'faq' }] },
    { id: 'empty', title: 'Nothing below' },
  ];
  await add(items);
  const { user } = await open(ADDRESS, { world });
  expect(await item(/^what-is \(Not shown: there is no such page\)$/)).toBeVisible();
  await waitFor(() => expect(links(preview())).toEqual(['Questions', 'About us', 'Questions', 'Contact']));
  expect(within(preview()).getByText('Help')).toBeVisible();
  expect(within(preview()).queryByText('Nothing below')).toBeNull();
  await user.selectOptions(within(preview()).getByRole('combobox', { name: 'Language' }), 'Arabic');
  expect(links(preview())).toEqual(['Questions', 'من نحن', 'Questions', 'اتصل بنا']);
  expect(within(preview()).getByText('مساعدة')).toBeVisible();
  expect(within(preview()).getByText('مساعدة').closest('[dir]')).toHaveAttribute('dir', 'rtl');
});

test('an item leads to an article that is found by its title, has its title, and none that is not published is shown', async () => {
  const { world, ask, draft } = others();
  await ask('POST /article', { slug: 'soon', title: 'Coming soon' });
  const { user } = await open(ADDRESS, { world });
  await item('About us');
  await user.click(press('Add: Items'));
  await user.keyboard('{Enter}');
  expect(await item('Untitled')).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'An article' }));
  await user.type(screen.getByRole('combobox', { name: 'Article' }), 'coming');
  await user.click(await screen.findByRole('option', { name: /Coming soon/ }));
  expect(await item('Coming soon (Not shown until it is published)')).toBeVisible();
  expect(links(preview())).not.toContain('Coming soon');
  await user.click(press('Save draft'));
  await badge('Draft – an earlier text is public');
  expect((await draft()).items[1]).toMatchObject({ slug: 'soon' });
});

test.each(sampled(['javascript:alert(1)', '//evil.example/', String.raw`/\evil.example`, 'data:text/html,x'], 1))(
  'an item that leads to %s is refused beside its field, whichever item is shown',
  async (address) => {
    const { user, world } = await open();
    await item('About us');
    await user.click(press('Add: Items'));
    await user.keyboard('Trap{Enter}');
    await user.click(screen.getByRole('radio', { name: 'An address' }));
    await user.click(await box('Address'));
    await user.paste(address);
    (await item('Contact')).focus();
    await user.click(press('Publish'));
    expect(await item('Trap (To be corrected)')).toHaveAttribute('aria-selected', 'true');
    expect(await box('Address')).toBeInvalid();
    expect(await publicMenu(world)).not.toContain('Trap');
  },
);

test('an item needs a title or an article', async () => {
  const { user } = await open();
  await item('About us');
  await user.click(press('Add: Items'));
  await user.keyboard('{Enter}');
  await user.click(press('Publish'));
  expect(await box('Title in English')).toHaveAccessibleDescription(/Required/);
});

test('what somebody else saved meanwhile is not overwritten', async () => {
  const { world, add, draft } = others();
  const { user } = await open(ADDRESS, { world });
  (await item('Contact')).focus();
  await user.keyboard('{F2}{Control>}a{/Control}Mine{Enter}');
  await add([{ id: 'theirs', title: 'Theirs', url: '/a' }]);
  await user.click(press('Save draft'));
  const asked = within(await screen.findByRole('dialog'));
  await user.click(asked.getByRole('button', { name: /theirs/i }));
  expect(await item('Theirs')).toBeVisible();
  expect((await draft()).items[0]).toMatchObject({ title: 'Theirs' });
});

test('a new menu has a name of its own, and an address by it', async () => {
  const { user } = await open('/admin/content/menu');
  await heading('3 menus');
  expect(await gridRow('about')).toHaveTextContent('8');
  await user.click(screen.getByRole('link', { name: 'New menu' }));
  await heading('New menu');
  await user.type(await box(/^Name/), 'news');
  await user.click(press('Save draft'));
  expect(await box(/^Name/)).toBeInvalid();
  await user.type(await box(/^Name/), '-links');
  await user.click(press('Save draft'));
  await arrivedAt('/admin/content/menu/news-links/edit');
  await badge('Draft');
  await user.click(
    within(screen.getByRole('navigation', { name: 'You are here' })).getByRole('link', { name: 'Menus' }),
  );
  await heading('4 menus');
  expect((await screen.findAllByRole('row'))[1]).toHaveTextContent('news-links');
});

test('content managers find menus on the home of the dashboard; nobody else does', async () => {
  const { user } = await open('/dashboard');
  await user.click(await main().findByRole('link', { name: 'Menus' }));
  await arrivedAt('/admin/content/menu');
  await closeApp();
  await open('/dashboard', { as: 'translator' });
  await heading(/./);
  expect(main().queryByRole('link', { name: 'Menus' })).toBeNull();
});

test('the addresses of articles take none from those of menus', () => {
  expect(matchRoute('/admin/content/menu')).toMatchObject({ name: 'menus' });
  expect(matchRoute('/admin/content/menu/edit')).toMatchObject({ name: 'newMenu' });
  expect(matchRoute('/admin/content/menu/fr/edit')).toMatchObject({ name: 'editMenu', params: { key: 'fr' } });
});
