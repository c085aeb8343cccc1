import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failing } from '../../../mocks/adapters/scenarios';
import { handlers } from '../../../mocks/adapters/handlers';
import { makeWorld } from '../../../mocks/rules/world/world';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { AWNED, HABIT, HEIGHT, RUST, TRIAL, trialWorld } from './trial.fixture';

const world = trialWorld();
const open = async (tab: string, search = '') => {
  const portal = await renderApp(`/datasets/${TRIAL}/${tab}${search}`, { world });
  await heading('Wheat trial');
  return portal;
};
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const numbers = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('rowheader')
    .map((head) => head.querySelector('bdi')?.textContent);
/** The count of the result, not of the dataset. */
const COUNT = { selector: 'strong' };
const FOUND = 'Accessions found, with their observations';

/** The text of the file that was saved last. */
const saved = async (file: Blob | undefined) =>
  new TextDecoder('utf-8', { ignoreBOM: false }).decode(await file?.arrayBuffer());

test('the table has a row each accession, in the order of their numbers, and every value', async () => {
  await open('data');
  const table = await screen.findByRole('table', { name: 'Observations of each accession' });
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent?.replace(/ [↕↑↓]$/, ''));
  expect(heads.slice(3)).toEqual(['Plant height (cm)', 'Rust score', 'Growth habit', 'Awned', 'Sown', 'Remark']);
  expect(within(table).getByRole('link', { name: 'Plant height' })).toHaveAttribute('href', `/descriptors/${HEIGHT}`);
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows).toHaveLength(8);
  expect(await numbers('Observations of each accession')).toEqual(
    ['W 1', 'W 2', 'W 3', 'W 4', 'W 5', 'W 6', 'W 7', 'W 99'],
  ); // oxfmt-ignore
  const second = rows[1] ?? table;
  expect(cells(second).slice(2)).toEqual([
    '90; 94',
    '3',
    '1 · Erect; 2 · <i>Spreading</i>',
    'No',
    '–not recorded',
    'late & lodged',
  ]);
  // What the catalogue does not know has no page to lead to.
  expect(within(table).queryByRole('link', { name: 'W 99' })).toBeNull();
  expect(within(table).getByRole('link', { name: 'W 7' })).toBeVisible();
  expect(screen.getByText('1–8 of 8')).toBeVisible();
});

test('a column sorts both ways, accessions without a value last, and the address keeps it', async () => {
  const { user, address } = await open('data');
  const sort = async () => user.click(await screen.findByRole('button', { name: 'Sort: Plant height' }));
  const order = () => numbers('Observations of each accession');
  await sort();
  await waitFor(async () => expect((await order()).slice(0, 3)).toEqual(['W 1', 'W 2', 'W 99']));
  expect((await order()).at(-1)).toBe('W 7');
  expect(screen.getByRole('columnheader', { name: /Plant height/ })).toHaveAttribute('aria-sort', 'ascending');
  await sort();
  await waitFor(async () => expect((await order()).slice(0, 2)).toEqual(['W 6', 'W 5']));
  expect((await order()).at(-1)).toBe('W 7');
  expect(address()).toContain(`order=-${HEIGHT}`);
  await user.click(screen.getByRole('button', { name: 'Sort: Accession number' }));
  await waitFor(async () => expect((await order()).at(0)).toBe('W 1'));
  expect(address()).not.toContain('order=');
});

test.each([1280, 390])('at %i px every row of the data goes on paper with every value in words', async (width) => {
  Object.assign(window, { innerWidth: width });
  await open('data');
  await screen.findByRole('table', { name: 'Observations of each accession' });
  fireEvent(window, new Event('beforeprint'));
  const printed = screen.getByRole('table', { name: 'Observations of each accession' });
  const rows = within(printed).getAllByRole('row');
  expect(rows).toHaveLength(9);
  expect(cells(rows[2] ?? printed)).toEqual(
    ['CZE122', 'Triticum aestivum', '90; 94', '3', '1 · Erect; 2 · <i>Spreading</i>', 'No', '–not recorded', 'late & lodged'],
  ); // oxfmt-ignore
  expect(within(printed).queryByRole('button')).toBeNull();
  fireEvent(window, new Event('afterprint'));
  expect(await screen.findByRole('button', { name: 'Sort: Plant height' })).toBeVisible();
});

test('each value says in which season it was observed', async () => {
  const { user } = await renderApp('/datasets', { world: makeWorld({ accessions: 600 }) });
  await user.click(await screen.findByRole('link', { name: 'Rust of winter wheat under artificial infection' }));
  await user.click(await screen.findByRole('link', { name: 'Data' }));
  const table = await screen.findByRole('table', { name: 'Observations of each accession' });
  const seasons = within(table)
    .getAllByRole('cell')
    .filter(({ textContent }) => /^Season 2018 \d+Season 2019 \d+$/.test(textContent ?? ''));
  expect(seasons.length).toBeGreaterThan(0);
});

test('columns are chosen, and the address keeps them', async () => {
  const { user, address } = await open('data');
  await user.click(await screen.findByText('Columns (6 of 6)'));
  await user.click(screen.getByRole('checkbox', { name: 'Rust score' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Rust score' })).toBeNull());
  expect(address()).toContain(`columns=${HEIGHT}%2C${HABIT}`);
  expect(screen.getByText('Columns (5 of 6)')).toBeVisible();
});

test('all data are saved, and the file says what the table counts', async () => {
  let file: Blob | undefined;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:x';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await open('data');
  await user.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await screen.findByText('The file has 8 accessions.');
  const lines = (await saved(file)).trim().split('\r\n');
  expect(lines[0]).toBe(
    'uuid,accessionNumber,institute.code,doi,taxonomy.genusSpecies,Plant height (cm),Rust score,Growth habit,Awned,Sown,Remark',
  );
  expect(lines).toHaveLength(9);
  expect(lines[2]).toContain('W 2,CZE122,,Triticum aestivum,90; 94,3,1; 2,false,,late & lodged');
});

test('a bar of a distribution leads to the accessions behind it', async () => {
  const { user } = await open('overview');
  const card = within(await screen.findByRole('region', { name: 'Growth habit' }));
  expect(card.getByText('Observed in 7 accessions of 8. 8 values.')).toBeVisible();
  await user.click(card.getByRole('button', { name: /Erect: 4 observations, 50.0%/ }));
  await arrivedAt(`/datasets/${TRIAL}/observations?where=${HABIT}_eq1`);
  expect(await numbers(FOUND)).toEqual(['W 1', 'W 2', 'W 6', 'W 99']);
});

test('a step of a histogram asks for what it counts', async () => {
  const { user } = await open('overview');
  const card = within(await screen.findByRole('region', { name: 'Plant height (cm)' }));
  expect(card.getByText('Mean').nextSibling).toHaveTextContent('106.1');
  // What counts nothing leads nowhere.
  expect(card.getAllByTitle(/to below .* cm: 0 observations/).length).toBeGreaterThan(0);
  expect(card.queryByRole('button', { name: /: 0 observations/ })).toBeNull();
  const steps = card.getAllByRole('button', { name: /to below .* cm: 1 observation,/ });
  await user.click(steps[0] ?? document.body);
  await arrivedAt(new RegExp(`where=${HEIGHT}_ge80_lt`));
  expect(await numbers(FOUND)).toEqual(['W 1']);
  expect(await screen.findByText(/this number left out/)).toBeVisible();
});

test('height 80 to 120 and rust 3 or less: count, table, address, list of accessions', async () => {
  const { user, address } = await open('observations');
  await screen.findByText('8 accessions', COUNT);
  await user.click(await screen.findByRole('button', { name: /^Plant height/ }));
  const from = await screen.findByRole('textbox', { name: 'Plant height: From (cm)' });
  expect(screen.getByText('Observed: 80 to 140 cm')).toBeVisible();
  await user.type(from, '80');
  await user.type(screen.getByRole('textbox', { name: 'Plant height: To (cm)' }), '120{Enter}');
  await screen.findByText('5 accessions', COUNT);
  await user.click(screen.getByRole('button', { name: /^Rust score/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Rust score: To' }), '3{Enter}');
  await screen.findByText('4 accessions', COUNT);
  expect(screen.getByText(/3 of them are in the catalogue; 1 is not/)).toBeVisible();
  await waitFor(async () => expect(await numbers(FOUND)).toEqual(['W 1', 'W 2', 'W 4', 'W 99']));
  expect(address()).toBe(`/datasets/${TRIAL}/observations?where=${HEIGHT}_ge80_le120__${RUST}_le3`);
  await user.click(screen.getByRole('button', { name: 'Add to My List' }));
  await screen.findByText('3 accessions were added to My List.');
  await user.click(screen.getByRole('button', { name: 'Show as a list of accessions' }));
  await heading('3 accessions');
});

test('an address is opened as it was asked; Back takes a criterion away', async () => {
  const { user, address } = await open('observations', `?where=${HEIGHT}_ge100`);
  await screen.findByText('4 accessions', COUNT);
  await user.click(screen.getByRole('button', { name: /^Awned/ }));
  await user.click(await screen.findByRole('checkbox', { name: /Yes/ }));
  await screen.findByText('2 accessions', COUNT);
  expect(address()).toContain(`${AWNED}_eqtrue`);
  window.history.back();
  await screen.findByText('4 accessions', COUNT);
});

test('what is typed wrong is said beside the input, and asks nothing', async () => {
  const { user } = await open('observations', `?where=${HEIGHT}`);
  await user.type(await screen.findByRole('textbox', { name: 'Plant height: From (cm)' }), '1x{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Type numbers only');
  expect(await screen.findByText('8 accessions', COUNT)).toBeVisible();
});

test.each(['?where=nonsense', `?where=${HEIGHT}_getall`, '?where=0a0b0c0d-0000-4000-8000-000000000099_ge3'])(
  'criteria that cannot be read are told, not left out: %s',
  async (search) => {
    await open('observations', search);
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be read');
    expect(screen.queryByText('8 accessions', COUNT)).toBeNull();
  },
);

test('nothing found is said, with what to do', async () => {
  await open('observations', `?where=${HEIGHT}_ge500`);
  await screen.findByText(/No accession meets all criteria/);
  expect(screen.getByRole('button', { name: 'Save as CSV' })).toBeDisabled();
});

test('a call that fails is drawn where its answer would be, and tried again', async () => {
  const { user, server } = await renderApp(`/datasets/${TRIAL}/data`, {
    world,
    handlers: [failing('POST /dataset/data')],
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  server.use(...handlers(world, 'http://localhost'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await numbers('Observations of each accession')).toHaveLength(8);
});

test('two descriptors are set against each other, the dots reached with the keyboard', async () => {
  const { user, address } = await open('analyze');
  const plot = await screen.findByRole('slider', { name: /of 6 accessions/ });
  expect(
    screen.getByText(
      /6 accessions with both values · 2 accessions lack a value and are left out · Pearson correlation r = 0\.\d{3}\./,
    ),
  ).toBeVisible();
  plot.focus();
  await user.keyboard('{ArrowRight}');
  expect(plot).toHaveAttribute('aria-valuetext', 'W 1: Plant height 80 cm; Rust score 1');
  await user.keyboard('{End}');
  expect(plot).toHaveAttribute('aria-valuetext', 'W 5: Plant height 130 cm; Rust score 9');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Across' }), 'Rust score');
  await waitFor(() => expect(address()).toContain(`x=${RUST}`));
  await user.keyboard('{Enter}');
});

test('values by group: boxes, and who is left out', async () => {
  const { user } = await open('analyze');
  const card = within(await screen.findByRole('region', { name: 'Plant height (cm) · Country of origin' }));
  expect(
    card.getByText(
      'Ethiopia: median 92, middle half 87.5 to 95.5, whiskers 80 to 100. Values: 4, of these outliers: 0',
    ),
  ).toBeInTheDocument();
  expect(card.getByText(/fewer than 3 values: Czechia \(2\)/)).toBeVisible();
  expect(card.getByText(/2 values belong to no group/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Grouped by' }), 'Growth habit');
  const habits = within(await screen.findByRole('region', { name: 'Plant height (cm) · Growth habit' }));
  fireEvent.click(habits.getByRole('button', { name: 'As a table' }));
  expect(habits.getByRole('rowheader', { name: '1 · Erect' })).toBeVisible();
});

test('the accessions of the dataset are a list, and who is missing there is told', async () => {
  await open('subset', '?size=25');
  await screen.findByText('1 accession of this dataset is not in the catalogue, so the list does not show it.');
  await screen.findByRole('heading', { level: 2, name: '7 accessions' });
  const name = 'References to accessions that are not in the catalogue';
  const rows = within(await screen.findByRole('group', { name })).getAllByRole('row');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toHaveTextContent(/^W 99.*Triticum/);
});
