import { screen, waitFor, within } from '@testing-library/react';
import Papa from 'papaparse';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { failing } from '../../../../mocks/adapters/scenarios';
import { arrivedAt, heading, renderApp } from '../../../../test/harness/harness';
import { allInSight } from '../../../../test/harness/in-sight';
import { held } from '../../../../test/harness/settled';
import { smallWorld } from '../../../../test/harness/small-world';

const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('says what a result is made of, in names, counts and shares', async () => {
  await renderApp('/a/overview', { world: smallWorld() });
  await heading('10 accessions');
  expect(await screen.findByText(/^Shares are of the 10 accessions/)).toBeVisible();
  const genus = await card('Genus');
  expect(genus.getByRole('button', { name: 'Triticum: 4 accessions, 40.0% of the result' })).toBeVisible();
  expect(genus.getByText('Triticum').tagName).toBe('I');
  expect(genus.getByText('Recorded for all.')).toBeVisible();
  const origin = await card('Country of origin');
  expect(origin.getByRole('button', { name: /^Ethiopia: 2 accessions, 20.0%/ })).toBeVisible();
  expect(origin.getByRole('button', { name: /^Not recorded: 1 accession, 10.0%/ })).toBeVisible();
  expect(origin.getByText('Recorded for 9 of 10.')).toBeVisible();
  const status = await card('Biological status');
  expect(status.getByRole('button', { name: /^Traditional cultivar\/Landrace: 6 accessions/ })).toBeVisible();
  const decades = await card('Decade of collecting');
  expect(decades.getByRole('button', { name: /^Not recorded: 10 accessions, 100.0%/ })).toBeVisible();
});

test('a click narrows the result, a second one takes that away', async () => {
  const { user } = await renderApp('/a/overview', { world: smallWorld() });
  const origin = await card('Country of origin');
  await user.click(origin.getByRole('button', { name: /^Ethiopia/ }));
  await heading('2 accessions');
  await arrivedAt(/^\/a\/overview\/v2/);
  const chosen = await origin.findByRole('button', { name: 'Ethiopia: 2 accessions, 100.0% of the result' });
  expect(chosen).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: /Country of origin: Ethiopia/ })).toBeVisible();
  await user.click(chosen);
  await heading('10 accessions');
  await arrivedAt('/a/overview');
  expect(await origin.findByRole('button', { name: /^Ethiopia: 2 accessions, 20.0%/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('each chart has its table and copies it for a spreadsheet', async () => {
  const { user } = await renderApp('/a/overview', { world: smallWorld() });
  const clipboard = jest.spyOn(navigator.clipboard, 'writeText');
  const copied = () => Papa.parse<string[]>(clipboard.mock.lastCall?.[0] ?? '', { skipEmptyLines: true }).data;
  const origin = await card('Country of origin');
  await user.click(origin.getByRole('button', { name: 'As a table' }));
  const rows = within(origin.getByRole('table', { name: 'Country of origin' })).getAllByRole('row');
  expect(rows.map(({ children }) => [...children].map((one) => one.textContent))).toEqual(
    expect.arrayContaining([
      ['Country of origin', 'Accessions', 'Share'],
      ['Ethiopia', '2', '20.0%'],
      ['Not recorded', '1', '10.0%'],
    ]),
  );
  await user.click(origin.getByRole('button', { name: 'Copy as CSV' }));
  expect(await origin.findByRole('button', { name: 'Copied' })).toBeVisible();
  const [header, ...lines] = copied();
  expect(header).toEqual(['Country of origin', 'Accessions', 'Share in percent']);
  expect(lines).toHaveLength(rows.length - 1);
  expect(lines.at(-1)).toEqual(['Not recorded', '1', '10']);
  const flags = await card('Yes or no');
  await user.click(flags.getByRole('button', { name: 'Copy as CSV' }));
  await waitFor(() => expect(copied()).toContainEqual(['Availability', 'Yes', '10', '100']));
});

test('shows more terms at wish, and always what is left', async () => {
  const world = makeWorld({ accessions: 2500 });
  const { overview } = await world.accessions.overview({}, ['taxonomy.genusSpecies'], 1000);
  const terms = overview['taxonomy.genusSpecies']?.terms ?? [];
  const rest = (from: number) => terms.slice(from).reduce((sum, { count }) => sum + count, 0);
  const { user } = await renderApp('/a/overview', { world });
  const species = await card('Species');
  const bars = () => species.getAllByRole('listitem').length;
  const other = () => within(species.getByText('Other values').parentElement ?? document.body);
  expect(bars()).toBe(11);
  expect(other().getByText(rest(10).toLocaleString('en'))).toBeVisible();
  await user.click(species.getByRole('button', { name: 'Show more' }));
  expect(other().getByText(rest(50).toLocaleString('en'))).toBeVisible();
  await user.click(species.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(bars()).toBe(terms.length));
  expect(species.queryByText('Other values')).toBeNull();
  expect(species.queryByRole('button', { name: 'Show more' })).toBeNull();
  await user.click(species.getByRole('button', { name: 'Show fewer' }));
  expect(bars()).toBe(11);
});

test('keeps the charts while the next ones are on their way', async () => {
  const { user, server } = await renderApp('/a/overview', { world: smallWorld() });
  const genus = await card('Genus');
  const charts = held('POST /acn/overview');
  server.use(charts.handler);
  await user.click(genus.getByRole('button', { name: /^Triticum/ }));
  await heading('4 accessions');
  expect(genus.getByText('Zea')).toBeVisible();
  expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull();
  charts.gate.release();
  await waitFor(() => expect(genus.queryByText('Zea')).toBeNull());
  expect(genus.getByRole('button', { name: /^Triticum: 4 accessions, 100.0%/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a failure is told where the charts would be, and tried again', async () => {
  const { user, server } = await renderApp('/a/overview', {
    world: smallWorld(),
    handlers: [failing('POST /acn/overview')],
  });
  await heading('10 accessions');
  expect(await screen.findByText('The server failed.')).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Genus')).toBeDefined();
});

test('says when nothing matches', async () => {
  const world = smallWorld();
  const code = await world.filterCodes.encode({ taxonomy: { genus: ['Oryza'] } });
  await renderApp(`/a/overview/${code}`, { world });
  expect(await screen.findByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
});

test('on the page of an item the charts tell of its accessions, and a bar lists what it counts', async () => {
  allInSight();
  const world = makeWorld({ accessions: 300 });
  const subsets = await world.catalogue.subsets.all();
  const uuid = subsets.find(({ state, current }) => state === 'PUBLISHED' && current)?.uuid ?? '';
  const { overview } = await world.accessions.overview({ subsets: [uuid] });
  const [top] = overview['countryOfOrigin.code3']?.terms ?? [];
  const { user } = await renderApp(`/subsets/${uuid}?size=25`, { world });
  const part = await screen.findByRole('region', { name: 'Overview' });
  await within(part).findByText(/^Shares are of the/);
  const charts = () => within(part).getAllByRole('heading', { level: 2 }).length - 1;
  expect(charts()).toBe(3);
  await user.click(within(part).getByRole('button', { name: 'Show all charts' }));
  await waitFor(() => expect(charts()).toBeGreaterThan(3));
  const origin = within(within(part).getByRole('region', { name: 'Country of origin' }));
  const [bar] = origin.getAllByRole('button', { name: new RegExp(`: ${top?.count} accessions?, `) });
  await user.click(bar ?? document.body);
  await arrivedAt(/^\/a\/v2/);
  await heading(new RegExp(`^${top?.count} accession`));
});
