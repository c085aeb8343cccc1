import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accessionBuilder } from '../../../mocks/data/accessions/kept/builder';
import { ACCESSION_REFERENCE } from '../../../mocks/data/reference/reference';
import { makeWorld } from '../../../mocks/rules/world/world';
import { closeApp } from '../../../test/harness/close-app';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { accessionUuid } from '@/mcpd/accession-uuid';
import { emptyRecord } from '@/mcpd/record';

const builder = accessionBuilder();
builder.add({
  ...emptyRecord('CZE122', '01C0100001', 'Triticum'),
  puid: '10.18730/1CJ6N',
  species: 'aestivum',
  spAuthor: 'L.',
  acceName: 'Červená perla',
  cropName: 'wheat',
  origCty: 'CZE',
  collSite: 'Vysočina, <b>near</b> the mill',
  decLatitude: 49.5,
  decLongitude: 15.25,
  elevation: 0,
  collDate: '193807--',
  acqDate: '19520000',
  sampStat: 300,
  storage: [13, 40],
  donorCode: 'DEU146',
  donorNumb: 'HOR 77',
  otherNumb: [{ usedBy: 'DEU146', number: 'TRI 5' }],
  duplSite: ['NOR051'],
  remarks: 'Awned; spring type.',
  mlsStat: true,
  available: false,
});
builder.add({ ...emptyRecord('DEU146', 'HOR 1', 'Hordeum'), species: 'vulgare', historic: true });
const world = makeWorld({ accessions: builder.build(ACCESSION_REFERENCE) });

const perla = accessionUuid('CZE122', '01C0100001', 'Triticum');
const hordeum = accessionUuid('DEU146', 'HOR 1', 'Hordeum');
/** What stands beside a label. */
const field = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const open = (path: string) => renderApp(path, { world });

test('an accession tells what it is, where it comes from and who keeps it', async () => {
  await open(`/a/${perla}`);
  await heading('01C0100001');
  expect(document.title).toMatch(/^01C0100001 – /);
  expect(field('Accession name')).toHaveTextContent('Červená perla');
  const holder = within(field('Holding institute') as HTMLElement).getByRole('link', {
    name: 'Gene Bank, Crop Research Institute',
  });
  expect(holder).toHaveAttribute('href', '/wiews/CZE122');
  expect(field('Holding institute')).toHaveTextContent('Gene Bank, Crop Research Institute · CZE122');
  expect(field('Country of origin')).toHaveTextContent('Czechia');
  expect(field('Collecting site')).toHaveTextContent('Vysočina, <b>near</b> the mill');
  expect(field('Coordinates')).toHaveTextContent('49.5°, 15.25°');
  expect(field('Elevation')).toHaveTextContent('0 m');
  expect(field('Collecting date')).toHaveTextContent(/July 1938|Jul 1938/);
  expect(field('Acquired')).toHaveTextContent(/^1952$/);
  expect(field('Type of storage')).toHaveTextContent('Seed collection, long term');
  expect(field('Type of storage')).toHaveTextContent('Cryopreserved collection');
  expect(field('Other numbers and names')).toHaveTextContent('TRI 5');
  expect(field('Availability')).toHaveTextContent('No');
  expect(field('Remarks')).toHaveTextContent('Awned; spring type.');
  expect(within(field('DOI') as HTMLElement).getByRole('link')).toHaveAttribute('href', '/10.18730/1CJ6N');
  // What is not recorded has no line of its own.
  expect(screen.queryByText('Breeder', { selector: 'dt' })).toBeNull();
  expect(screen.getByText('Multilateral System (MLS)')).toBeVisible();
  expect(screen.queryByText(/^Historic record: /)).toBeNull();
});

test('a DOI opens the same page, and speaks to machines', async () => {
  await open('/10.18730/1CJ6N');
  await heading('01C0100001');
  const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'BioSample',
    '@id': 'https://doi.org/10.18730/1CJ6N',
    url: `http://localhost/a/${perla}`,
  });
  // One address, whichever it is opened by.
  const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
  await waitFor(() => expect(canonical()).toBe(`http://localhost/a/${perla}`));
  const card = (name: string) => document.head.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
  expect(card('type')).toBe('website');
  expect(card('title')).toBe('01C0100001');
  expect(card('description')).toMatch(/^Triticum aestivum.*Červená perla/);
});

test('a record that is gone says so', async () => {
  const gone = http.get('http://localhost/api/v2/acn/details/:uuid', () =>
    HttpResponse.json({ error: 'gone' }, { status: 410 }),
  );
  await renderApp(`/a/${perla}`, { world, handlers: [gone] });
  await screen.findByRole('heading', { level: 1, name: 'No longer available' });
  expect(screen.getByText(`The requested data for ${perla} is no longer available.`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a historic record says so', async () => {
  await open(`/a/${hordeum}`);
  await heading('HOR 1');
  expect(screen.getByText('Historic record: no longer kept')).toBeVisible();
});

test('completeness comes with its parts, which add up', async () => {
  const { user } = await open(`/a/${perla}`);
  const card = within(await screen.findByRole('region', { name: 'Passport data completeness' }));
  const score = Number(card.getByText(/^\d\.\d$/, { selector: 'strong' }).textContent);
  expect(score).toBeGreaterThan(5);
  await user.click(card.getByText('What is missing, and how it is counted'));
  expect(await card.findByText(/^Missing: .*Collecting number/)).toBeVisible();
  const parts = card.getAllByRole('row').slice(1);
  const points = parts.map((row) => Number(/(\d+(?:\.\d+)?) of/.exec(row.textContent ?? '')?.[1]));
  // The score is rounded to one digit.
  expect(Math.abs(points.reduce((sum, one) => sum + one, 0) - score)).toBeLessThanOrEqual(0.051);
});

test('the page tells the names of the taxon, the networks of the holder and the climate of the place', async () => {
  await open(`/a/${perla}`);
  await heading('01C0100001');
  expect(field('Current GRIN taxon')).toHaveTextContent(/^Triticum aestivum/);
  expect(field('Synonym')).toHaveTextContent(/Triticum/);
  const network = within(field('Genebank networks') as HTMLElement).getAllByRole('link')[0];
  expect(network).toHaveAttribute('href', expect.stringMatching(/^\/network\//));
  const climate = within(await screen.findByRole('table', { name: /^The catalogue’s climate/ }));
  expect(climate.getAllByRole('row')).toHaveLength(19);
  const mean = Number(/^(-?[\d.]+) °C$/.exec(climate.getAllByRole('cell')[0]?.textContent ?? '')?.[1]);
  // The filter finds it by the value that is shown.
  const found = async (filter: object) => world.accessions.count({ uuid: [perla], geo: { climate: { bio1: filter } } });
  expect(await found({ ge: mean, le: mean })).toBe(1);
  expect(await found({ gt: mean })).toBe(0);

  await closeApp();
  await open(`/a/${hordeum}`);
  await heading('HOR 1');
  const grin = within(field('GRIN taxon name') as HTMLElement).getByRole('link');
  expect(grin).toHaveAttribute('href', expect.stringMatching(/taxonomydetail\?id=317403$/));
  expect(field('GRIN taxon ID')).toHaveTextContent(/^317403$/);
  expect(screen.queryByRole('table', { name: /^The catalogue’s climate/ })).toBeNull();
});

test('the citation is copied, and where the browser refuses, that is said', async () => {
  const { user } = await open(`/a/${perla}`);
  const card = within(await screen.findByRole('region', { name: 'Cite as' }));
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  copy.mockRejectedValueOnce(new DOMException('Denied', 'NotAllowedError'));
  await user.click(card.getByRole('button', { name: 'Copy' }));
  await card.findByRole('button', { name: 'Copying was refused: select the text' });
  copy.mockResolvedValueOnce();
  await user.click(card.getByRole('button', { name: /^Copying was refused/ }));
  await card.findByRole('button', { name: 'Copied' });
  expect(copy).toHaveBeenLastCalledWith(
    'Gene Bank, Crop Research Institute (CZE122): 01C0100001 (Červená perla), Triticum aestivum L. https://doi.org/10.18730/1CJ6N',
  );
  await user.selectOptions(card.getByRole('combobox', { name: 'Format' }), 'BibTeX');
  expect(card.getByText(/^@misc\{CZE122-01C0100001,/)).toHaveTextContent(
    'author = {{Gene Bank, Crop Research Institute}}',
  );
});

test('from the list to an accession and back, the list is as it was', async () => {
  const { user } = await open('/a?size=25&sort=doi');
  await user.click(await screen.findByRole('link', { name: '01C0100001' }));
  await heading('01C0100001');
  window.history.back();
  await heading('1 accession');
  await arrivedAt('/a?size=25&sort=doi');
  await waitFor(() => expect(screen.getByRole('link', { name: '01C0100001' })).toBeVisible());
});

test('an accession is compared with those in My List, and where there are none that is said', async () => {
  const { user } = await open(`/a/${perla}`);
  const compare = await screen.findByRole('button', { name: 'Compare with My List' });
  expect(compare).toHaveAccessibleDescription(/^Add other accessions to My List/);
  closeApp();
  localStorage.setItem('myList', JSON.stringify({ count: 2, accessions: [hordeum, perla] }));
  await open(`/a/${perla}`);
  await user.click(await screen.findByRole('button', { name: 'Compare with My List' }));
  await heading('2 accessions');
  await arrivedAt(/^\/a\/v2[\w-]+\?view=compare$/);
});

test('from the head one gets to the citation, the address and the record for other programs', async () => {
  const { user } = await open(`/a/${perla}`);
  await user.click(await screen.findByRole('button', { name: 'Cite' }));
  expect(screen.getByRole('region', { name: 'Cite as' })).toHaveFocus();
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(copy).toHaveBeenLastCalledWith(`http://localhost/a/${perla}`);
  await user.click(screen.getByRole('button', { name: 'Copy as …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy 01C0100001 as …' }));
  expect(dialog.getByRole('region', { name: 'Institute code and accession number' })).toHaveTextContent(
    'CZE122 01C0100001',
  );
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Form' }), 'Passport data (MCPD), for a spreadsheet');
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  const [head = '', row = ''] = String(copy.mock.lastCall?.[0]).split('\n');
  const cells = row.split('\t');
  const cell = (column: string) => cells[head.split('\t').indexOf(column)];
  expect(['PUID', 'ACCENUMB', 'COLLDATE', 'REMARKS', 'MLSSTAT'].map(cell)).toEqual(
    ['10.18730/1CJ6N', '01C0100001', '193807--', 'Awned; spring type.', '1'],
  ); // oxfmt-ignore
  expect(dialog.getByText('DECLATITUDE', { exact: false })).toBeVisible();
});

test('where the device can share, the address goes there', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user } = await open(`/a/${perla}`);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: '01C0100001', url: `http://localhost/a/${perla}` });
  Reflect.deleteProperty(navigator, 'share');
});
