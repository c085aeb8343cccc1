import { screen, within } from '@testing-library/react';
import { closeApp } from '../../../../test/harness/close-app';
import { heading, renderApp } from '../../../../test/harness/harness';
import { button, dialog, worldWith } from './repository.fixture';

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
