import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { closeApp } from '../../../../test/harness/close-app';
import { heading, renderApp } from '../../../../test/harness/harness';
import { button, dialog, filesIn, png, worldWith } from './repository.fixture';

/** Of fifty files one is no picture, one has the name of another that is there, and the connection of one is cut. */
const FILES = 50;
const REFUSED = ['07.png', '21.png'];
const CUT = '33.png';

test('of fifty files two are refused and one is cut off: each is named, the cut one sent again, and none is half there', async () => {
  const world = await worldWith({ name: '21.png' });
  let cut = true;
  const handlers = [
    http.post('*/repository/file/*', async ({ request }) => {
      const file = (await request.clone().formData()).get('file');
      if (!(file instanceof File) || file.name !== CUT || !cut) return undefined;
      cut = false;
      return HttpResponse.error();
    }),
  ];
  const names = Array.from({ length: FILES }, (_, at) => `${String(at).padStart(2, '0')}.png`);
  const { user } = await renderApp('/admin/repository/f/news/', { world, as: 'content', handlers });
  await heading('news');
  const sent = names.map((name) => (name === '07.png' ? new File(['<script>'], name) : png(name)));
  await user.upload(screen.getByLabelText('Upload files', { selector: 'input' }), sent);
  expect(await screen.findByText("Some of files weren't loaded")).toBeVisible();
  const kept = names.filter((name) => name !== '07.png' && name !== CUT);
  await waitFor(() => expect(filesIn(world, '/news')).toEqual(kept));
  expect(screen.getByText(/The file "07\.png" is of a kind that is not kept here/)).toBeVisible();
  expect(screen.getByText(/21\.png.*already/)).toBeVisible();
  for (const name of [...REFUSED, CUT]) expect(button(new RegExp(`^Remove.*${name}`))).toBeVisible();
  // Those that arrived stand in the folder, and no longer among what is under way.
  expect(screen.queryByRole('button', { name: /^Remove.*49\.png/ })).toBeNull();
  await user.click(button(new RegExp(`Try again.*${CUT}`)));
  await waitFor(() => expect(filesIn(world, '/news')).toEqual([...kept, CUT].sort()));
});

test('an administrator names who may change a folder, and a content editor who is not named is told so', async () => {
  const world = await worldWith({ name: 'wheat.png' });
  const { user } = await renderApp('/admin/repository/f/news/', { world, as: 'admin' });
  await heading('news');
  await user.click(button('Permissions'));
  const asked = await dialog('Permissions of “/news”');
  expect(await asked.findByText(/^Nobody is named here: all content editors/)).toBeVisible();
  await user.type(asked.getByRole('textbox', { name: /mail/ }), 'admin@example.org{Enter}');
  const named = within(await asked.findByRole('group', { name: /admin@example\.org/ }));
  expect(named.getByRole('checkbox', { name: 'Add files and folders' })).toBeChecked();
  expect(named.queryByRole('checkbox', { name: 'Read' })).toBeNull();
  await user.click(asked.getByRole('button', { name: /^Save/ }));
  await screen.findByText('Permissions saved.');
  closeApp();

  await renderApp('/admin/repository/f/news/', { world, as: 'content' });
  await screen.findByText(/^You may look at this folder, but not change everything/);
  expect(screen.getByRole('link', { name: 'wheat.png' })).toBeVisible();
  for (const name of [/Permissions/, /New folder/, /move/, /Delete/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByLabelText('Upload files')).toBeNull();
  closeApp();

  await renderApp('/admin/repository/g/news/', { world, as: 'content' });
  await heading('Gallery: news');
  expect(screen.getByText(/^You may look at this folder, but not change everything/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the folder' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save gallery' })).toBeNull();
});
