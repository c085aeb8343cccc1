import { screen, within } from '@testing-library/react';
import { closeApp } from '../../../test/harness/close-app';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { smallWorld } from '../../../test/harness/small-world';

const ACCEPTED = 'Triticum turgidum subsp. durum (Desf.) Husn.';

const world = smallWorld();
const found = () => world.accessions.count({ taxonomy: { currentTaxonomySpecies: { eq: [ACCEPTED] } } });
const as = 'admin' as const;

test('an accepted name that an administrator sets is followed everywhere, and the external one comes back', async () => {
  const { user } = await renderApp('/dashboard/t?size=25', { world, as });
  await heading('5 taxa');
  await user.click(await screen.findByRole('link', { name: 'Triticum durum' }));
  await arrivedAt(/^\/dashboard\/t\/\d+$/);
  const address = location.pathname;
  await heading('Triticum durum');
  expect(screen.getByText('Name unknown')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Accepted name' }), ACCEPTED);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(await screen.findByText('Names set here')).toBeVisible();
  expect(await found()).toBe(1);
  closeApp();

  await renderApp('/t/Triticum?size=25', { world });
  const cell = await screen.findByRole('gridcell', { name: `Accepted name: ${ACCEPTED}` });
  expect(cell).toBeVisible();
  closeApp();

  const again = await renderApp(address, { world, as });
  await again.user.click(await screen.findByRole('button', { name: 'Use external names' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(ACCEPTED, { selector: 'del' })).toBeVisible();
  await again.user.click(dialog.getByRole('button', { name: 'Use external names' }));
  expect(await screen.findByText(/^These are the names of the external taxonomy/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Accepted name' })).toHaveValue('');
  expect(screen.queryByText('Names set here')).toBeNull();
  expect(await found()).toBe(0);
  closeApp();

  await renderApp('/admin/auditlog', { world, as });
  expect((await screen.findAllByRole('link', { name: 'Triticum durum' }))[0]).toHaveAttribute('href', address);
});

test('taxa are narrowed by what is to be looked at', async () => {
  const { user } = await renderApp('/dashboard/t?size=25', { world, as });
  const group = within(await screen.findByRole('group', { name: 'In the external taxonomy' }));
  await user.click(await group.findByRole('checkbox', { name: /^No/ }));
  await arrivedAt(/^\/dashboard\/t\/v/);
  await heading('3 taxa');
});

test('an address that is none is told beside it, and stays', async () => {
  const [taxon] = await world.catalogue.taxa.all();
  const { user } = await renderApp(`/dashboard/t/${taxon?.id}`, { world, as });
  const input = await screen.findByRole('textbox', { name: 'RDF URI' });
  await user.type(input, 'nowhere');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Invalid URL')).toBeVisible();
  expect(input).toHaveValue('nowhere');
});
