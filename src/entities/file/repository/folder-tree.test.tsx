import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { arrivedAt, heading, renderApp } from '../../../../test/harness/harness';
import { filesIn, worldWith } from './repository.fixture';

const tree = () => screen.findByRole('tree', { name: 'Folders' });
const item = (name: string) => screen.getByRole('treeitem', { name });
const open = async (path: string, world: Awaited<ReturnType<typeof worldWith>>) => {
  const app = await renderApp(`/admin/repository/f${path}`, { world, as: 'content' });
  await tree();
  return app;
};

test('folders are gone through, opened and unfolded by keyboard, each read when it is unfolded', async () => {
  const world = await worldWith(
    { name: 'a.png', folder: '/news/2025' },
    { name: 'b.png', folder: '/news/2026/may' },
    { name: 'c.png', folder: '/pages' },
  );
  const { user } = await open('/', world);
  await heading('Files');
  expect(item('Files')).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('treeitem', { name: '2026' })).toBeNull();
  await user.click(within(item('news')).getByText('news'));
  await arrivedAt('/admin/repository/f/news/');
  await heading('news');
  expect(item('news')).toHaveAttribute('aria-selected', 'true');
  expect(item('Files')).toHaveAttribute('aria-selected', 'false');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(item('2026')).toHaveFocus();
  expect(await screen.findByRole('treeitem', { name: 'may' })).toBeVisible();
  // Going through them opens none.
  await arrivedAt('/admin/repository/f/news/');
  await user.keyboard('{ArrowRight}{Enter}');
  await arrivedAt('/admin/repository/f/news/2026/may/');
  await heading('may');
  expect(item('may')).toHaveFocus();
  expect(await screen.findByRole('link', { name: 'b.png' })).toBeVisible();
});

test('a folder is renamed and moved by keyboard, with all that is in it, and what is open follows', async () => {
  const world = await worldWith({ name: 'a.png', folder: '/news/2025' }, { name: 'b.png', folder: '/pages' });
  const { user } = await open('/news/2025/', world);
  await heading('2025');
  await user.click(within(item('news')).getByText('news'));
  await user.keyboard('{F2}');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.keyboard('{Control>}a{/Control}stories{Enter}');
  await arrivedAt('/admin/repository/f/stories/');
  await heading('stories');
  expect(filesIn(world, '/stories/2025')).toEqual(['a.png']);
  expect(screen.getByText('Renamed: stories')).toBeVisible();
  expect(await screen.findByRole('treeitem', { name: '2025' })).toBeVisible();
  expect(item('stories')).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await arrivedAt('/admin/repository/f/pages/stories/');
  expect(filesIn(world, '/pages/stories/2025')).toEqual(['a.png']);
  expect(screen.getByText('stories is now in /pages')).toBeVisible();
  expect(item('stories')).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(screen.getByText(/^Folders are listed by name/)).toBeVisible();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await arrivedAt('/admin/repository/f/stories/');
  expect(filesIn(world, '/stories/2025')).toEqual(['a.png']);
});

test('a name that cannot be, and one that is taken, are said, and the folder keeps its own', async () => {
  const world = await worldWith({ name: 'a.png' }, { name: 'b.png', folder: '/pages' });
  const { user } = await open('/news/', world);
  await heading('news');
  await user.click(within(item('news')).getByText('news'));
  await user.keyboard('{F2}{Control>}a{/Control}a/b{Enter}');
  expect(screen.getByText(/^Enter a name without slashes/)).toBeVisible();
  expect(item('news')).toBeVisible();
  await user.keyboard('{F2}{Control>}a{/Control}pages{Enter}');
  expect(await screen.findByText(/^It could not be renamed or moved: .*\/pages/)).toBeVisible();
  expect(screen.queryByText(/^Enter a name without slashes/)).toBeNull();
  expect(item('news')).toBeVisible();
  await user.keyboard('{F2}{Control>}a{/Control}{Backspace}{Enter}');
  expect(item('news')).toBeVisible();
  expect(filesIn(world, '/news')).toEqual(['a.png']);
  await user.keyboard('{Home}{F2}');
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(screen.getByText('Files stays where it is.')).toBeVisible();
});

test('a folder that cannot be read says so in its place, and many are left to their page', async () => {
  const world = await worldWith({ name: 'a.png', folder: '/news/2025' });
  const subFolders = Array.from({ length: 102 }, (_, at) => ({ path: `/f${at}`, name: `f${at}` }));
  const handlers = [
    http.get('*/repository/folder', () =>
      HttpResponse.json({ path: '/', name: '', subFolders, files: [], fixed: true, gallery: false }),
    ),
    http.get('*/repository/folder/:path', () => HttpResponse.json({}, { status: 404 })),
  ];
  const { user } = await renderApp('/admin/repository/f/', { world, as: 'content', handlers });
  await tree();
  const inTree = within(await tree());
  expect(await inTree.findByText('2 more folders')).toBeVisible();
  await user.click(inTree.getByText('f7'));
  expect(await inTree.findByText('This folder could not be read')).toBeVisible();
});
