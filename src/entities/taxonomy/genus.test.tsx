import { screen, within } from '@testing-library/react';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { smallWorld } from '../../../test/harness/small-world';

const world = smallWorld();

test('a genus shows its taxa, and each leads to its accessions', async () => {
  const { user } = await renderApp('/t/Triticum?size=25', { world });
  await heading('Triticum');
  expect(document.title).toMatch(/^Triticum – /);
  const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(crumbs.getByText('Triticum')).toHaveAttribute('lang', 'la');
  expect(crumbs.getByText('Accessions')).not.toHaveAttribute('lang');
  expect(await screen.findByRole('link', { name: 'Wheat' })).toHaveAttribute('href', '/c/wheat');
  await screen.findByRole('heading', { level: 2, name: '2 taxa' });
  const [cell] = await screen.findAllByRole('gridcell', { name: /durum/ });
  const row = cell?.closest<HTMLElement>('[role="row"]');
  await user.click(within(row as HTMLElement).getByRole('link', { name: '1' }));
  await arrivedAt(/^\/a\/v[\w-]+$/);
  await heading('1 accession');
});

test('the names of a genus are searched, other names too', async () => {
  const { user } = await renderApp('/t/Triticum?size=25', { world });
  await screen.findByRole('heading', { level: 2, name: '2 taxa' });
  await user.type(screen.getByRole('combobox', { name: 'Search in this result …' }), 'vulgare Vill.{Enter}');
  await screen.findByRole('heading', { level: 2, name: '1 taxon' });
  await arrivedAt(/^\/t\/Triticum\?.*f=v[\w-]+/);
  // Genus and epithet in italics, the author upright.
  const epithet = await screen.findByText('vulgare');
  expect(epithet).toHaveProperty('tagName', 'I');
  expect(epithet.parentElement).toHaveTextContent('Triticum vulgare Vill.');
  expect(screen.getByText('sativum').parentElement?.lastChild).toHaveTextContent('Lam.');
});

test('GRIN is linked where its number is known', async () => {
  await renderApp('/t/Hordeum?size=25', { world });
  await screen.findByRole('heading', { level: 2, name: '2 taxa' });
  expect(await screen.findByRole('link', { name: 'Hordeum vulgare L.' })).toHaveAttribute(
    'href',
    'https://npgsweb.ars-grin.gov/gringlobal/taxon/taxonomydetail?id=317403',
  );
});

test('an accession leads to its genus', async () => {
  const { content } = await world.accessions.page({ taxonomy: { genus: ['Zea'] } }, { l: 1 });
  const { user } = await renderApp(`/a/${content[0]?.uuid}`, { world });
  await user.click(await screen.findByRole('link', { name: 'Zea' }));
  await arrivedAt('/t/Zea');
  await heading('Zea');
});

test('the address of a taxon in the web of data is told to people and programs', async () => {
  const ours = smallWorld();
  const taxon = (await ours.catalogue.taxa.all()).find(({ genus }) => genus === 'Triticum');
  const rdfUri = 'https://example.org/taxon/1';
  ours.catalogue.taxa.change(taxon?.id ?? '', taxon?.version ?? 0, { overrides: true, rdfUri }, { by: 'nobody' });
  await renderApp('/t/Triticum?size=25&columns=taxonName,rdfUri', { world: ours });
  expect(await screen.findByRole('link', { name: rdfUri })).toHaveAttribute('href', rdfUri);
  const told = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(told)).toMatchObject({
    '@type': 'Taxon',
    name: 'Triticum',
    childTaxon: [{ '@id': rdfUri, name: taxon?.taxonName }],
  });
});
