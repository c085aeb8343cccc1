import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Article } from '@/contract/content/article';
import { emptyWorld } from '../../../test/harness/empty-world';
import { smallWorld } from '../../../test/harness/small-world';
import { arrivedAt, gridRow, heading } from '../../../test/harness/harness';
import { badge, box, dialog, open, press, texts } from './article-editing.fixture';

type World = Awaited<ReturnType<typeof open>>['world'];
/** What somebody else does meanwhile. */
const change = async (world: World, slug: string, patch: Partial<Article>) => {
  await world.content.articles.table.one(slug);
  world.content.articles.save(slug, undefined, patch, { by: undefined });
};
const isPublic = async (world: World, wanted: object) =>
  waitFor(async () => expect(await world.content.articles.allPublic()).toContainEqual(expect.objectContaining(wanted)));

test('a typing mistake in a public article is put right in four actions', async () => {
  const { user, world } = await open('/content/legal/terms');
  let actions = 0;
  const act = async (done: Promise<unknown>) => {
    actions += 1;
    await done;
  };
  await heading('Terms of use');
  await act(user.click(await screen.findByRole('link', { name: 'Edit' })));
  await arrivedAt('/admin/content/terms/edit/');
  const text = await box(/^Text/);
  await act(user.tripleClick(text));
  await act(user.keyboard('A sample.'));
  await act(user.click(press('Publish')));
  await isPublic(world, { slug: 'terms', body: 'A sample.' });
  expect(actions).toBeLessThanOrEqual(4);
});

test('Edit is for those who may, and leads to the language that is read', async () => {
  const { user } = await open('/cs/content/about/about');
  await heading('O nás');
  await user.click(await screen.findByRole('link', { name: 'Upravit' }));
  await arrivedAt('/cs/admin/content/about/cs/edit/');
  expect(await box('Název v tomto jazyce: čeština')).toHaveValue('O nás');
});

test.each(['publisher', undefined] as const)('%s is offered no Edit', async (as) => {
  await open('/content/about/about', { as });
  await heading('About us');
  await screen.findByText('We keep lists.');
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test('what is withdrawn is no longer available at its public address', async () => {
  const { user } = await open('/admin/content/terms/edit/');
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const asked = await dialog('Withdraw “Terms of use”?');
  await user.click(asked.getByRole('button', { name: 'Withdraw' }));
  expect(await badge('Withdrawn')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Legal information' }));
  expect(await screen.findByText(/no longer available/)).toBeVisible();
});

test('who publishes over a change of somebody else chooses, and that is published', async () => {
  const { user, world } = await open('/admin/content/terms/edit/');
  await user.type(await box(/^Title/), ' and more');
  await change(world, 'terms', { title: 'Conditions' });
  await user.click(press('Publish'));
  const asked = await dialog('Changed in the meantime');
  expect(asked.getByText('Conditions')).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Keep mine' }));
  await isPublic(world, { slug: 'terms', title: 'Terms of use and more', state: 'PUBLISHED' });
});

test('what is missing is said beside its field, and what was typed is a draft', async () => {
  const { user, world } = await open('/admin/content/edit');
  await user.type(await box(/^Name in the address/), 'news');
  await user.type(await box(/^Title/), 'Later');
  await user.click(press('Publish'));
  const slug = await box(/^Name in the address/);
  expect(await screen.findByText(/^This word is part of the portal’s addresses/)).toBeVisible();
  await user.clear(slug);
  await user.type(slug, 'later');
  await user.click(press('Publish'));
  await waitFor(async () => expect(await box(/^Text/)).toBeInvalid());
  expect(await world.content.articles.table.one('later')).toMatchObject({ state: 'DRAFT', publishedDate: null });
  await user.type(await box(/^Text/), 'Now.');
  await user.click(press('Publish'));
  await arrivedAt('/admin/content/later/edit/');
  await isPublic(world, { slug: 'later', body: 'Now.' });
});

test('what was saved counts as saved, though its publication is refused then', async () => {
  const handlers = [
    http.post('*/article/terms/publish', () => HttpResponse.json(null, { status: 503 }), { once: true }),
  ];
  const { user, world } = await open('/admin/content/terms/edit/', { handlers });
  await user.type(await box(/^Title/), ' and more');
  expect(press('Discard changes')).toBeEnabled();
  await user.click(press('Publish'));
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(press('Discard changes')).toBeDisabled());
  expect(await world.content.articles.table.one('terms')).toMatchObject({ title: 'Terms of use and more' });
  await user.click(press('Publish'));
  await isPublic(world, { slug: 'terms', title: 'Terms of use and more' });
});

test('what was before a change is put back as a draft', async () => {
  const world = emptyWorld({ texts });
  await change(world, 'terms', { title: 'Rules' });
  world.content.articles.publish('terms', undefined, {}, { by: undefined });
  const { user } = await open('/admin/content/terms/edit/', { world });
  await user.click(await screen.findByText('History'));
  await user.click(await screen.findByRole('button', { name: /^Put back what was before the change of/ }));
  expect(await screen.findByText(/^Put back as a draft\./)).toBeVisible();
  await waitFor(async () => expect(await box(/^Title/)).toHaveValue('Terms of use'));
  expect(await badge('Draft – an earlier text is public')).toBeVisible();
  await isPublic(world, { slug: 'terms', title: 'Rules' });
});

test('a draft of a menu is published along, if that is chosen', async () => {
  const { user, world } = await open('/admin/content/terms/edit/');
  const { menus } = world.content;
  await menus.table.all();
  menus.save('about', undefined, { items: [{ id: 'terms', slug: 'terms' }] }, { by: undefined });
  await user.type(await box(/^Title/), '!');
  await user.click(press('Save draft'));
  await user.click(await screen.findByRole('checkbox', { name: 'Publish the menu “about” as well' }));
  await user.click(press('Publish'));
  await badge('Published');
  await waitFor(async () => expect(await menus.table.one('about')).toMatchObject({ state: 'PUBLISHED' }));
});

test('a row of the list is withdrawn', async () => {
  const { user, world } = await open('/admin/content');
  const row = await gridRow('Terms of use');
  await user.click(within(row).getByRole('button', { name: /Terms of use/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
  const asked = await dialog('Withdraw “Terms of use”?');
  await user.click(asked.getByRole('button', { name: 'Withdraw' }));
  expect(await within(await gridRow('Terms of use')).findByText('Withdrawn')).toBeVisible();
  expect(await world.content.articles.table.one('terms')).toMatchObject({ publishedDate: null });
});

test('a page without an article leads editors to a new one that knows what it is about', async () => {
  const { user, world } = await open('/c/wheat', { world: smallWorld() });
  await user.click(await screen.findByRole('link', { name: 'Write an article' }));
  await arrivedAt('/admin/content/crop-wheat/edit/Crop/wheat');
  expect(await box(/^Name in the address/)).toHaveValue('crop-wheat');
  expect(screen.getByRole('combobox', { name: 'About' })).toHaveValue('Crop');
  await user.type(await box(/^Title/), 'All of wheat');
  await user.type(await box(/^Text/), 'It feeds the world.');
  await user.click(press('Publish'));
  await arrivedAt('/admin/content/crop-wheat/edit/');
  await isPublic(world, { slug: 'crop-wheat', className: 'Crop', targetId: 'wheat' });
});

test('a template lists its places and is read with samples in them', async () => {
  const { user } = await open('/admin/content/terms/edit/');
  await user.clear(await box(/^Text/));
  await user.type(await box(/^Text/), 'Dear {{{{name}}!');
  await user.click(screen.getByRole('checkbox', { name: /^Template/ }));
  await user.clear(await box('What stands in for “name”'));
  await user.type(await box('What stands in for “name”'), 'Ada');
  expect(await screen.findByText('Dear Ada!')).toBeVisible();
});
