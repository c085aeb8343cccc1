import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { arrivedAt, gridRow, heading, renderApp } from '../../../test/harness/harness';
import { smallWorld } from '../../../test/harness/small-world';

const world = smallWorld();
const uuidOf = async (shortName: string) => {
  const all = await world.catalogue.partners.all();
  return all.find((partner) => partner.shortName === shortName)?.uuid ?? '';
};

test('the list is narrowed by country and leads to a provider', async () => {
  const { user } = await renderApp('/partners?size=25', { world });
  await heading(/^\d+ data providers$/);
  await user.click(await screen.findByRole('checkbox', { name: /^United Kingdom/ }));
  await heading('2 data providers');
  await arrivedAt(/^\/partners\?.*f=v[\w-]+/);
  const row = await gridRow('Germplasm collections of the United Kingdom');
  expect(row).toHaveTextContent(/United Kingdom.*3.*0/);
  await user.click(within(row).getByRole('link', { name: 'Germplasm collections of the United Kingdom' }));
  await heading('Germplasm collections of the United Kingdom');
  await arrivedAt(`/partners/${await uuidOf('UK-PGR')}`);
});

test('a provider tells for whom it speaks and what they hold', async () => {
  const { user } = await renderApp(`/partners/${await uuidOf('CRI-Prague')}`, { world });
  await heading('Czech national programme, Crop Research Institute');
  expect(document.title).toMatch(/^Czech national programme/);
  expect(screen.getByRole('link', { name: 'https://www.carc.cz' })).toHaveAttribute('href', 'https://www.carc.cz');
  const institutes = await screen.findByRole('region', { name: 'Institutes' });
  expect(
    within(institutes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Gene Bank, Crop Research Institute · CZE122 · Czechia4',
    'Potato Research Institute Havlíčkův Brod Ltd. · CZE027 · Czechia0',
  ]);
  await screen.findByRole('heading', { level: 2, name: '4 accessions' });
  const related = await screen.findByRole('region', { name: 'Related' });
  await user.click(await within(related).findByRole('link', { name: '2 networks' }));
  await arrivedAt(/^\/network\?f=v[\w-]+$/);
  await heading('2 networks');
});

test('a text out of data is formatted and harmless, an address that is none stays text', async () => {
  const hostile = {
    uuid: 'a-1',
    name: '<img src=x onerror=alert(1)>',
    shortName: 'X',
    description: 'Read [this](javascript:alert(1)) <script>alert(1)</script> **now**',
    urls: ['javascript:alert(1)'],
    email: 'a@b.example?bcc=c@d.example',
    wiewsCodes: [],
    countries: [],
    accessionCount: 0,
  };
  const handlers = [http.get('*/partner/a-1', () => HttpResponse.json(hostile))];
  await renderApp('/partners/a-1', { world, handlers });
  await heading('<img src=x onerror=alert(1)>');
  expect(await screen.findByText('now')).toHaveProperty('tagName', 'STRONG');
  const addresses = within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(addresses.filter((address) => address?.includes('script') || address?.includes('mailto'))).toEqual([]);
  expect(screen.getByText('a@b.example?bcc=c@d.example')).toBeVisible();
  // A provider of no institute has no accessions; it must not show all of them.
  expect(screen.queryByRole('heading', { name: /accessions/i })).toBeNull();
});

test('institutes that cannot be counted say so and come when asked again', async () => {
  const down = http.post('*/wiews/filter', () => HttpResponse.json({ error: 'Out of order' }, { status: 500 }), {
    once: true,
  });
  const { user } = await renderApp(`/partners/${await uuidOf('IPK')}`, { world, handlers: [down] });
  await screen.findByText('Out of order');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /^Genebank, Leibniz/ });
});
