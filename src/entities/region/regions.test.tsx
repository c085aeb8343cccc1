import { screen, within } from '@testing-library/react';
import { heading, renderApp } from '../../../test/harness/harness';
import { smallWorld } from '../../../test/harness/small-world';

const world = smallWorld();

test('regions stand below the ones that hold them, with their counts', async () => {
  const { user } = await renderApp('/iso3166/regions', { world });
  await heading('Regions');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  const names = rows.map((row) => within(row).queryByRole('link')?.textContent);
  expect(names.slice(1, 6)).toEqual(['World', 'Africa', 'Northern Africa', 'Sub-Saharan Africa', 'Eastern Africa']);
  const [, world1, africa] = rows;
  expect(world1).toHaveTextContent(/9$/);
  expect(africa).toHaveTextContent(/2$/);

  await user.click(within(africa as HTMLElement).getByRole('link'));
  await heading('Africa');
  expect(screen.getByRole('link', { name: 'World' })).toHaveAttribute('href', '/iso3166/region/001');
  await screen.findByRole('heading', { level: 2, name: '2 accessions' });
});

test('a region names its countries in alphabetical order', async () => {
  await renderApp('/iso3166/region/013', { world });
  await heading('Central America');
  const countries = screen.getByRole('region', { name: 'Countries' });
  const items = within(countries).getAllByRole('listitem');
  expect(items.slice(0, 4).map((item) => item.textContent)).toEqual([
    'Belize0',
    'Costa Rica0',
    'El Salvador0',
    'Guatemala1',
  ]);
});
