import { screen, within } from '@testing-library/react';
import { arrivedAt, heading, renderApp } from '../../../test/harness';
import { smallWorld } from '../../../test/small-world';

const world = smallWorld();
const card = async (name: string) => (await screen.findByRole('link', { name })).closest('li');

test('crops are found by any of their names and sorted by count', async () => {
  const { user } = await renderApp('/c/', { world });
  await heading(/^\d+ crops$/);
  expect(await card('Wheat')).toHaveTextContent(/^Wheat4/);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Accessions');
  await arrivedAt('/c/?sort=count');
  const names = () =>
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(names().slice(0, 3)).toEqual(['Wheat', 'Barley', 'Maize']);

  await user.type(screen.getByRole('searchbox', { name: 'Find a crop' }), 'ORGE');
  await heading('1 crop');
  expect(names()).toEqual(['Barley']);
  await arrivedAt('/c/?sort=count&q=ORGE');

  await user.type(screen.getByRole('searchbox', { name: 'Find a crop' }), 'xyz');
  await screen.findByRole('heading', { level: 2, name: 'No crop is called that' });
});

test('a link says what was sought', async () => {
  await renderApp('/c/?q=EMMER', { world });
  await heading('1 crop');
  expect(await card('Wheat')).toBeVisible();
});

describe('the page of a crop', () => {
  test('tells its names, taxa, holders and origins, and lists its accessions', async () => {
    const { user } = await renderApp('/c/wheat', { world });
    await heading('Wheat');
    const about = screen.getByRole('region', { name: 'About the crop' });
    expect(about).toHaveTextContent(/durum/);
    expect(within(about).getByText('Triticum').tagName).toBe('I');
    const holders = await screen.findByRole('region', { name: 'Holding institute' });
    await within(holders).findByRole('link', { name: /Gene Bank/ });
    expect(
      within(holders)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'CZE122 Gene Bank, Crop Research Institute3',
      'MEX002 Centro Internacional de Mejoramiento de Maíz y Trigo1',
    ]);
    await screen.findByRole('heading', { level: 2, name: '4 accessions' });
    const origins = screen.getByRole('region', { name: 'Country of origin' });
    await user.click(within(origins).getByRole('link', { name: 'Ethiopia' }));
    await arrivedAt(/^\/a\/v[\w-]+$/);
    await heading('1 accession');
  });
});
