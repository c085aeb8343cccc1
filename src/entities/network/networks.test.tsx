import { screen, within } from '@testing-library/react';
import { arrivedAt, gridRow, heading, renderApp } from '../../../test/harness/harness';
import { smallWorld } from '../../../test/harness/small-world';

const world = smallWorld();

test('the list shows who belongs together, and is searched', async () => {
  const { user } = await renderApp('/network?size=25', { world });
  await heading('5 networks');
  const row = await gridRow('AEGIS');
  // Four accessions in CZE122, two in DEU146.
  expect(row).toHaveTextContent(/A European Genebank Integrated System.*AEGIS.*5.*5.*6/);
  await user.type(screen.getByRole('combobox', { name: 'Search in this result …' }), 'germplasm{Enter}');
  await heading('1 network');
  await user.click(await screen.findByRole('link', { name: 'US National Plant Germplasm System' }));
  await heading('US National Plant Germplasm System');
  await arrivedAt('/network/NPGS');
});

test('a network shows its members, and the accessions of its members only', async () => {
  const { user } = await renderApp('/network/AEGIS', { world });
  await heading('A European Genebank Integrated System');
  expect(await screen.findByText('European Collection')).toBeVisible();
  expect(screen.getByText('Founded').nextElementSibling).toHaveTextContent(/2009/);
  const institutes = await screen.findByRole('region', { name: 'Institutes' });
  expect(within(institutes).getAllByRole('listitem')).toHaveLength(5);
  expect(within(institutes).getByRole('link', { name: 'Gene Bank, Crop Research Institute' })).toHaveAttribute(
    'href',
    '/wiews/CZE122',
  );
  await screen.findByRole('heading', { level: 2, name: '6 accessions' });
  expect(screen.getByRole('heading', { name: 'Where they come from' })).toBeVisible();
  const related = await screen.findByRole('region', { name: 'Related' });
  await user.click(await within(related).findByRole('link', { name: '5 institutes' }));
  await arrivedAt(/^\/wiews\/v[\w-]+$/);
  await heading('5 institutes');
});

test('many members stand behind a button', async () => {
  const { user } = await renderApp('/network/EURISCO', { world });
  const institutes = await screen.findByRole('region', { name: 'Institutes' });
  expect(within(institutes).getAllByRole('listitem')).toHaveLength(12);
  await user.click(within(institutes).getByRole('button', { name: 'Show 15 more institutes' }));
  expect(within(institutes).getAllByRole('listitem')).toHaveLength(27);
});
