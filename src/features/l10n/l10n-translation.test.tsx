import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../test/harness/harness';
import { smallWorld } from '../../../test/harness/small-world';

const NAME = 'Barley, Name (German)';

/** The names of crops in German, with a machine that translates by capitals. */
async function opened() {
  const world = smallWorld({ translate: async ({ text }) => text.toUpperCase() });
  const config = { MACHINE_TRANSLATION: 'true' };
  const rendered = await renderApp('/dashboard/l10n/crops/?to=de&size=100', { world, config, as: 'translator' });
  const cell = await screen.findByRole('textbox', { name: NAME });
  await rendered.user.click(await screen.findByRole('button', { name: `Suggest translation: ${NAME}` }));
  await waitFor(() => expect(cell).toHaveValue('BARLEY'));
  return { ...rendered, cell, saved: () => world.crops.get('barley')?.translations?.de?.name };
}

test('a suggested name is marked, and saved when a person says so', async () => {
  const { user, cell, saved } = await opened();
  expect(screen.getByText('Machine translation: check it before you save')).toBeVisible();
  // To leave a cell is no word about what a machine wrote.
  await user.click(cell);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText('Machine translation: check it before you save')).toBeVisible();
  expect(saved()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: `Save translation: ${NAME}` }));
  await waitFor(() => expect(saved()).toBe('BARLEY'));
  await waitFor(() => expect(screen.queryByText(/^Machine translation/)).not.toBeInTheDocument());
});

test('Enter in its cell saves it, too, with what was changed', async () => {
  const { user, cell, saved } = await opened();
  await user.clear(cell);
  await user.type(cell, 'Gerste{Enter}');
  await waitFor(() => expect(saved()).toBe('Gerste'));
});

test('it can be taken back, and whoever leaves is asked', async () => {
  const { user, cell, saved } = await opened();
  await user.click(screen.getByRole('link', { name: 'Barley' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: `Undo: ${NAME}` }));
  expect(cell).toHaveValue('');
  expect(saved()).toBeUndefined();
});
