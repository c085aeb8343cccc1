import { screen } from '@testing-library/react';
import { makeWorld } from '../../../mocks/rules/world/world';
import { arrivedAt, renderApp } from '../../../test/harness/harness';

const box = (name: string) => screen.getByRole('textbox', { name });

test('a place that is none is said beside its box, stays typed, and is put right', async () => {
  const { user } = await renderApp('/a/analogues', { world: makeWorld({ accessions: 400 }) });
  const find = await screen.findByRole('button', { name: 'Find similar areas' });
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(box('Latitude'), '91');
  expect(screen.getByRole('alert')).toHaveTextContent(/latitudes lie between -90 and 90/);
  await user.click(find);
  expect(screen.getByText(/Longitude: a number is missing/)).toBeVisible();
  expect(box('Latitude')).toHaveValue('91');
  expect(box('Latitude')).toBeInvalid();
  await arrivedAt('/a/analogues');
  await user.clear(box('Latitude'));
  await user.type(box('Latitude'), '48.21');
  await user.type(box('Longitude'), '16,37{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  await arrivedAt('/a/analogues?place=48.21_16.37');
});
