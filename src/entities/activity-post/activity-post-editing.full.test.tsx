import { screen, waitFor, within } from '@testing-library/react';
import { CONTENT_LANGUAGES } from '@/contract/constants';
import { editorAddress, href } from '@/routes/href';
import { matchRoute } from '@/routes/match-route';
import { HOSTILE_TEXTS } from '../../../test/browser/hostile/hostile-texts';
import { closeApp } from '../../../test/harness/close-app';
import { emptyWorld } from '../../../test/harness/empty-world';
import { arrivedAt, gridRow, heading, renderApp } from '../../../test/harness/harness';
import { allInSight } from '../../../test/harness/in-sight';
import { testApi } from '../../../mocks/rules/world/api.fixture';
import { activityPostEditor } from './editor';

const file = (title: string, published: string) =>
  `---\ntitle: ${title}\npublished: ${published}\n---\n\nThe text of ${title}.\n`;

const texts = () =>
  Promise.resolve({
    'en/post-wheat.md': file('Wheat came', '2025-03-01'),
    'cs/post-wheat.md': file('Přišla pšenice', '2025-03-01'),
    'es/post-wheat.md': file('Llegó el trigo', '2025-03-01'),
    'fr/post-wheat.md': file('Le blé est arrivé', '2025-03-01'),
    'en/post-rice.md': file('Rice came', '2025-06-01'),
  });

const open = (path: string, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(path, { world: emptyWorld({ texts }), config: { PUBLIC_LANGUAGES: 'all' }, as: 'content', ...options });
const press = (name: string) => screen.getByRole('button', { name });
const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const main = () => within(screen.getByRole('main'));
const badge = (name: string) => main().findByText(name);
const seedOf = async (world: ReturnType<typeof emptyWorld>, slug: string) => {
  const found = (await world.content.posts.allPublic()).find((post) => post.slug === slug);
  if (!found) throw new Error(`There is no post "${slug}"`);
  return found;
};

test('a post is written, translated and published: it stands first in the news and on the first page', async () => {
  const { user, world } = await open('/admin/content/activity-post');
  const fill = async (name: string | RegExp, text: string) => {
    await user.click(await box(name));
    await user.paste(text);
  };
  await heading('2 news items');
  await user.click(screen.getByRole('link', { name: 'New activity post' }));
  await heading('New activity post');
  await fill(/^Title/, 'Oats came');
  await fill(/^Text/, 'Come and **see**.');
  await fill(/^Name in the address/, 'oats');
  expect(screen.getByText(/If you leave it empty: the day of publishing/)).toBeVisible();
  await user.click(press('Save draft'));
  await arrivedAt(/^\/admin\/content\/activity-post\/[\da-f-]{36}\/edit$/);
  await heading('Oats came');
  await user.click(await screen.findByRole('link', { name: 'Czech: missing' }));
  await arrivedAt(/\/edit\/cs$/);
  await fill('Title in this language: Czech', 'Přišel oves');
  await fill('Text in this language: Czech', 'Přijďte.');
  await user.click(press('Save draft'));
  await screen.findByText('Saved.');
  await user.click(screen.getByRole('link', { name: 'Activity posts' }));
  await heading('3 news items');
  const row = await gridRow('Oats came');
  expect(row).toHaveTextContent('Day of publishing');
  expect(row).toHaveTextContent('Draft');
  expect(row).not.toHaveTextContent('Czech');
  await user.click(within(row).getByRole('link', { name: 'Oats came' }));
  const today = () => new Date().toISOString().slice(0, 10);
  const begun = today();
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await badge('Published');
  const { date } = await seedOf(world, 'oats');
  // Midnight may have come.
  expect([begun, today()]).toContain(date);
  await closeApp();

  await open('/cs/content/news', { world, as: undefined });
  await heading('3 aktuality');
  const first = () => main().getAllByRole('link', { name: /came|Přiš/ })[0];
  expect(first()).toHaveTextContent('Přišel oves');
  await closeApp();

  allInSight();
  await open('/cs', { world, as: undefined });
  await screen.findByRole('region', { name: 'Aktuality' });
  expect(first()).toHaveTextContent('Přišel oves');
});

test('an edit of what is public begins on its page and stays a draft', async () => {
  const world = emptyWorld({ texts });
  const { uuid, slug } = await seedOf(world, 'rice');
  const { user } = await open(href('activityPost', { uuid, slug }), { world });
  await heading('Rice came');
  await user.click(await screen.findByRole('link', { name: 'Edit' }));
  await arrivedAt(href('editActivityPost', { uuid }));
  const title = await box(/^Title/);
  await user.clear(title);
  await user.type(title, 'Rice has come');
  await user.click(press('Save draft'));
  await badge('Draft – an earlier text is public');
  expect(await seedOf(world, 'rice')).toMatchObject({ title: 'Rice came' });
  await closeApp();

  await open(href('activityPost', { uuid, slug }), { world, as: undefined });
  await heading('Rice came');
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test('the day can be chosen, and taken back', async () => {
  const world = emptyWorld({ texts });
  const { uuid } = await seedOf(world, 'rice');
  const { user } = await open(href('editActivityPost', { uuid }), { world });
  const day = await screen.findByLabelText(/^Date/);
  expect(day).toHaveValue('2025-06-01');
  await user.clear(day);
  await user.type(day, '2024-01-31');
  await user.click(press('Publish'));
  await badge('Published');
  await waitFor(async () => expect(await seedOf(world, 'rice')).toMatchObject({ date: '2024-01-31' }));
});

test('what is withdrawn is gone from the list, the feed and the sitemap, and its address says so', async () => {
  const api = testApi({ accessions: 0, texts });
  const { world } = api;
  const { uuid, slug } = await seedOf(world, 'rice');
  const said = async (path: string) => (await api.call(`GET ${path}`)).text();
  for (const path of ['/feeds/news.xml', '/sitemap.xml']) expect(await said(path)).toContain(uuid);
  const { user } = await open(href('editActivityPost', { uuid }), { world });
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Withdraw “Rice came”?' }));
  await user.click(asked.getByRole('button', { name: 'Withdraw' }));
  await badge('Withdrawn');
  for (const path of ['/feeds/news.xml', '/sitemap.xml']) expect(await said(path)).not.toContain(uuid);
  await user.click(screen.getByRole('link', { name: 'Activity posts' }));
  expect(await gridRow('Rice came')).toHaveTextContent('Withdrawn');
  await closeApp();

  const { user: reader } = await open('/content/news', { world, as: undefined });
  await heading('1 news item');
  await reader.click(main().getByRole('link', { name: 'Wheat came' }));
  await heading('Wheat came');
  expect(main().queryByText('Rice came')).toBeNull();
  await closeApp();

  await open(href('activityPost', { uuid, slug }), { world, as: undefined });
  await screen.findByText(/is no longer available/);
});

test('the list is narrowed by state, missing language and year', async () => {
  const { user } = await open('/admin/content/activity-post');
  await heading('2 news items');
  await user.click(await screen.findByRole('checkbox', { name: /^Czech/ }));
  await heading('1 news item');
  await gridRow('Rice came');
  await user.click(press('Clear all'));
  await heading('2 news items');
  await user.click(await screen.findByRole('checkbox', { name: /^2025/ }));
  await arrivedAt(/^\/admin\/content\/activity-post\/v/);
  await heading('2 news items');
  expect(screen.getByRole('checkbox', { name: /^Published/ })).toBeVisible();
});

test('an editor finds the posts on the home of the dashboard; a translator does not', async () => {
  const { user } = await open('/dashboard');
  await user.click(await main().findByRole('link', { name: 'Activity posts' }));
  await arrivedAt('/admin/content/activity-post');
  await closeApp();
  await open('/dashboard', { as: 'translator' });
  await heading(/./);
  expect(main().queryByRole('link', { name: 'Activity posts' })).toBeNull();
});

test('nothing runs that is said in drafts', async () => {
  const world = emptyWorld({ texts });
  const { uuid } = await seedOf(world, 'rice');
  const all = HOSTILE_TEXTS.join('\n\n');
  world.content.posts.save(
    uuid,
    1,
    { title: all.slice(0, 250), description: all.slice(0, 160), body: all },
    { by: undefined },
  );
  const harmless = () => {
    const shown = screen.getByRole('main');
    expect(shown.querySelectorAll('script, iframe, img, object, [onerror], [onload]')).toHaveLength(0);
    expect(window).not.toHaveProperty('__pwned');
  };
  await open('/admin/content/activity-post', { world });
  await heading('2 news items');
  await gridRow('Draft – an earlier text is public');
  harmless();
  await closeApp();
  await open(href('editActivityPost', { uuid, lang: 'cs' }), { world });
  await box('Title in this language: Czech');
  harmless();
});

test('every language has its step in the address', () => {
  const { editHref } = editorAddress('editActivityPost');
  expect(activityPostEditor.steps.map(({ name }) => name)).toEqual(CONTENT_LANGUAGES);
  for (const lang of CONTENT_LANGUAGES) expect(matchRoute(editHref('1', lang))).toMatchObject({ params: { lang } });
});
