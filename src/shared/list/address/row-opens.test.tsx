import { screen, within } from '@testing-library/react';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { arrivedAt, gridRow, heading, renderApp } from '../../../../test/harness/harness';
import { smallWorld } from '../../../../test/harness/small-world';

test('a row opens from anywhere in it, unless something else is pressed or a text is marked', async () => {
  const { user, address } = await renderApp('/a', { world: smallWorld() });
  const row = await gridRow('HOR 1');
  await user.click(within(row).getByRole('checkbox'));
  await screen.findByRole('region', { name: 'Selection' });
  const cell = within(row).getByText(/Landrace/);
  await user.pointer({ target: cell, keys: '[MouseLeft>]' });
  globalThis.getSelection()?.selectAllChildren(cell);
  await user.pointer({ target: cell, keys: '[/MouseLeft]' });
  expect(address()).toBe('/a');
  globalThis.getSelection()?.removeAllRanges();
  await user.click(cell);
  await heading('HOR 1');
  // It knows the result that it came from.
  await screen.findAllByText(/of 10$/);
});

test('Enter on the cell that names a row opens it', async () => {
  const { user } = await renderApp('/subsets', { world: makeWorld({ accessions: 60 }) });
  const [cell] = within(await gridRow('Core collection of wheat')).getAllByRole('gridcell');
  cell?.focus();
  await user.keyboard('{Enter}');
  await heading('Core collection of wheat');
  await arrivedAt(/^\/subsets\/[\da-f-]{36}$/);
});
