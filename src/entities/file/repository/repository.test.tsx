import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { HOSTILE_TEXTS } from '../../../../test/browser/hostile/hostile-texts';
import { emptyWorld } from '../../../../test/harness/empty-world';
import { arrivedAt, heading, renderApp } from '../../../../test/harness/harness';
import { button, dialog, filesIn, png, worldWith } from './repository.fixture';

test('of three files one is refused, which is said, and one is cut off and then sent again', async () => {
  const world = await worldWith({ name: 'wheat.png' });
  let cut = true;
  const handlers = [
    http.post('*/repository/file/*', async ({ request }) => {
      const file = (await request.clone().formData()).get('file');
      if (!(file instanceof File) || file.name !== 'oats.png' || !cut) return undefined;
      cut = false;
      return HttpResponse.error();
    }),
  ];
  const { user } = await renderApp('/admin/repository/f/news/', { world, as: 'content', handlers });
  await heading('news');
  const input = screen.getByLabelText('Upload files', { selector: 'input' });
  await user.upload(input, [png('rye.png'), new File(['<script>'], 'page.png'), png('oats.png')]);
  await screen.findByText("Some of files weren't loaded");
  expect(screen.getByText(/The file "page\.png" is of a kind that is not kept here/)).toBeVisible();
  await waitFor(() => expect(filesIn(world, '/news')).toEqual(['rye.png', 'wheat.png']));
  await user.click(await screen.findByRole('button', { name: /Try again.*oats\.png/ }));
  await waitFor(() => expect(filesIn(world, '/news')).toEqual(['oats.png', 'rye.png', 'wheat.png']));
  await user.click(button(/Remove.*page\.png/));
  await waitFor(() => expect(screen.queryByText("Some of files weren't loaded")).toBeNull());
  expect(await screen.findByRole('link', { name: 'oats.png' })).toBeVisible();
});

test('folders are made, gone through, moved and deleted, and what is in them stays at its pages', async () => {
  const world = await worldWith({ name: 'wheat.png', folder: '/news/2026' });
  const { user } = await renderApp('/admin/repository/f/', { world, as: 'content' });
  await heading('Files');
  await user.click(button('New folder'));
  const made = await dialog('New folder');
  await user.type(made.getByRole('textbox', { name: 'Name' }), '../etc');
  await user.click(made.getByRole('button', { name: 'Create folder' }));
  expect(made.getByText(/^Enter a name without slashes/)).toBeVisible();
  await user.clear(made.getByRole('textbox', { name: 'Name' }));
  await user.type(made.getByRole('textbox', { name: 'Name' }), 'Früh & spät{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Früh & spät' }));
  await arrivedAt('/admin/repository/f/Fr%C3%BCh%20%26%20sp%C3%A4t/');
  await heading('Früh & spät');
  await user.click(button('Delete folder'));
  await user.click((await dialog('Delete Früh & spät')).getByRole('button', { name: 'Delete' }));
  await heading('Files');

  await user.click(await screen.findByRole('link', { name: 'news' }));
  await heading('news');
  await user.click(button('Delete folder'));
  const filled = await dialog('Delete news');
  expect(filled.getByText(/^Only an empty folder/)).toBeVisible();
  expect(filled.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await user.click(filled.getByRole('button', { name: 'Cancel' }));
  await user.click(button('Rename or move folder'));
  const moved = await dialog('Rename or move folder');
  await user.clear(moved.getByRole('textbox', { name: 'Name' }));
  await user.type(moved.getByRole('textbox', { name: 'Name' }), 'old{Enter}');
  await arrivedAt('/admin/repository/f/old/');
  await heading('old');
  await user.click(await screen.findByRole('link', { name: '2026' }));
  await heading('2026');
  expect(
    within(screen.getByRole('navigation', { name: 'Folders above' })).getByRole('link', { name: 'old' }),
  ).toBeVisible();
  expect(filesIn(world, '/old/2026')).toEqual(['wheat.png']);
});

test('a file that an article shows is not deleted, and where it is used is said; moved, it is shown as before', async () => {
  const world = await worldWith({ name: 'wheat.png' }, { name: 'rye.png' });
  const file = world.catalogue.repository.fileAt('/news/wheat.png');
  const { table } = world.content.articles;
  await table.all();
  const body = `![Ears](/repository/image/${file?.uuid})`;
  const row = {
    slug: 'of-ears',
    template: false,
    title: 'Of ears',
    body,
    publishedDate: null,
    state: 'DRAFT' as const,
  };
  table.create(row, { by: undefined });
  const { user } = await renderApp('/admin/repository/f/news/', { world, as: 'content' });
  await heading('news');
  await user.click(button('Delete: wheat.png'));
  const used = await dialog('Delete wheat.png');
  expect(await used.findByText('Of ears')).toBeVisible();
  expect(used.getByRole('listitem')).toHaveTextContent('Article: Of ears');
  expect(used.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await user.click(used.getByRole('button', { name: 'Cancel' }));

  await user.click(button('Rename or move: wheat.png'));
  const move = await dialog('Rename or move wheat.png');
  await user.clear(move.getByRole('textbox', { name: 'Folder' }));
  await user.type(move.getByRole('textbox', { name: 'Folder' }), '/ears{Enter}');
  await waitFor(() => expect(filesIn(world, '/ears')).toEqual(['wheat.png']));
  expect(world.catalogue.repository.fileAt('/ears/wheat.png')?.uuid).toBe(file?.uuid);

  await user.click(button('Delete: rye.png'));
  const unused = await dialog('Delete rye.png');
  expect(await unused.findByText(/^No page of the portal uses this file/)).toBeVisible();
  await user.click(unused.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(filesIn(world, '/news')).toEqual([]));
});

test('what is said of a file is saved; what somebody else saved meanwhile is not lost, and that is said', async () => {
  const world = await worldWith({ name: 'wheat.png' });
  const { files } = world.catalogue.repository;
  const uuid = world.catalogue.repository.fileAt('/news/wheat.png')?.uuid ?? '';
  const { user } = await renderApp(`/admin/repository/edit/${uuid}`, { world, as: 'content' });
  await heading('wheat.png');
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Ears of wheat');
  await user.click(button('Save metadata'));
  await waitFor(() => expect(files.get(uuid)?.title).toBe('Ears of wheat'));
  expect(await screen.findByText('Metadata updated.')).toBeVisible();
  files.change(uuid, undefined, { title: 'Awns' }, { by: undefined });
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' in May');
  await user.click(button('Save metadata'));
  expect(await screen.findByText(/^Could not update metadata: \S/)).toBeVisible();
  expect(files.get(uuid)?.title).toBe('Awns');
});

test('a gallery takes pictures in by a click and out by another, in an order', async () => {
  const world = await worldWith({ name: 'a.png', title: 'Ear' }, { name: 'b.png', title: 'Awn' });
  const { galleries, files } = world.catalogue.repository;
  const { user } = await renderApp('/admin/repository/f/news/', { world, as: 'content' });
  await heading('news');
  await user.click(screen.getByRole('link', { name: 'New gallery' }));
  await heading('Gallery: news');
  for (const name of ['Awn', 'Ear', 'Awn', 'Awn']) await user.click(await screen.findByRole('button', { name }));
  expect(button('Ear')).toHaveAttribute('aria-pressed', 'true');
  await user.click(button(/Move up: Awn|Awn.*up/i));
  await user.click(button('Save gallery'));
  await screen.findByText('Gallery saved.');
  const named = galleries.get('/news')?.images.map((uuid) => files.get(uuid)?.title);
  expect(named).toEqual(['Awn', 'Ear']);
  await user.click(button('Delete gallery'));
  await user.click((await dialog('Delete news')).getByRole('button', { name: 'Delete' }));
  await arrivedAt('/admin/repository/f/news/');
  expect(galleries.get('/news')).toBeUndefined();
});

test('without pictures there is no gallery to make, which is said', async () => {
  const world = await worldWith();
  const { user } = await renderApp('/admin/repository/g/', { world, as: 'content' });
  await heading('Gallery: Files');
  expect(screen.getByText(/^A gallery shows the pictures of its folder/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Open the folder' }));
  await heading('Files');
});

test('hostile names of files and titles stay text', async () => {
  const names = HOSTILE_TEXTS.map((text) => text.replaceAll('/', '∕')).slice(0, 200);
  const world = await worldWith(...names.slice(0, 10).map((name, at) => ({ name: `${at}${name}.png`, title: name })));
  await renderApp('/admin/repository/f/news/', { world, as: 'content' });
  await heading('news');
  expect(await screen.findAllByRole('link', { name: /\.png$/ })).toHaveLength(10);
  expect(document.querySelector('script:not([src]), iframe, [onerror], [onload]')).toBeNull();
});

test('the dashboard of editors leads there, that of others does not', async () => {
  const world = emptyWorld({});
  const { user } = await renderApp('/dashboard', { world, as: 'content' });
  await user.click(await screen.findByRole('link', { name: /^Files/ }));
  await arrivedAt('/admin/repository/f/');
  await heading('Files');
});
