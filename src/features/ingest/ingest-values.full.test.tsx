import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../test/harness/harness';
import { ingestWorld } from './ingest.fixture';

const { world, draft, numbers } = ingestWorld();

/** How many observations of the dataset have each text. */
async function observed(uuid: string): Promise<Record<string, number>> {
  const { columns } = await world.catalogue.observationsOf(world.catalogue.datasetRows.get(uuid)?.observed ?? null);
  const found: Record<string, number> = {};
  for (const { codes, terms } of columns)
    for (const code of codes ?? []) found[terms?.[code] ?? ''] = (found[terms?.[code] ?? ''] ?? 0) + 1;
  return found;
}

test('words are read as yes and no, empty cells as a default; the report accounts for every cell', async () => {
  const texts = ['short', 'long', 'x', ''];
  const rows = (await numbers()).map((number, i) => [number, texts[i % 4] ?? '']);
  const { uuid, path } = await draft([['ACCENUMB', 'Awn form'], ...rows]);
  const { user } = await renderApp(path, { world, as: 'publisher' });
  await screen.findByText(
    'All 60 cells: observations 23; accession, method or year 30; ignored 0; empty or missing 7.',
  );
  await user.click(await screen.findByRole('button', { name: 'Change: Awn form' }));
  const opened = within(screen.getByRole('group', { name: 'Awn form' }));
  await user.selectOptions(opened.getByRole('combobox', { name: /^Data type/ }), 'Yes or no');
  await user.click(opened.getByText('How each value is read (3)'));
  const reads = (text: string) => opened.getByRole('combobox', { name: `Read “${text}” as` });
  await user.selectOptions(reads('short'), 'No');
  await user.selectOptions(reads('long'), 'Yes');
  await user.selectOptions(reads('x'), 'No value');
  await user.type(opened.getByRole('textbox', { name: 'Value for empty cells' }), 'no');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText(/^All 60 cells: observations 23; .* empty or missing 7\. .* a value you chose: 7\.$/);
  await user.click(screen.getByRole('button', { name: 'Import 23 observations' }));
  await waitFor(() => expect(world.catalogue.datasetRows.get(uuid)?.observationCount).toBe(23));
  expect(await observed(uuid)).toEqual({ false: 15, true: 8 });
});

test('meanings in place of codes are read as their codes, which can be changed', async () => {
  const [seed] = await world.catalogue.descriptors.all();
  if (!seed) throw new Error('The demo has descriptors');
  const terms = [
    { code: '1', title: 'Short' },
    { code: '2', title: 'Long' },
  ];
  world.catalogue.descriptors.create(
    {
      ...seed,
      uuid: crypto.randomUUID(),
      title: 'Beard',
      translations: {},
      columnName: 'beard',
      state: 'PUBLISHED',
      current: true,
      dataType: 'CODED',
      terms,
      crop: null,
    },
    { by: undefined },
  );
  const rows = (await numbers()).map((number, i) => [number, ['short', 'long', 'shrt', '2'][i % 4] ?? '']);
  const { uuid, path } = await draft([['ACCENUMB', 'Beard'], ...rows]);
  const { user } = await renderApp(path, { world, as: 'publisher' });
  await user.click(await screen.findByRole('button', { name: 'Change: Beard' }));
  const opened = within(screen.getByRole('group', { name: 'Beard' }));
  const reads = (text: string) => opened.getByRole('combobox', { name: `Read “${text}” as` });
  await waitFor(() => expect(reads('short')).toHaveDisplayValue('1 – Short'));
  expect(reads('long')).toHaveDisplayValue('2 – Long');
  await user.selectOptions(reads('shrt'), '1 – Short');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.click(await screen.findByRole('button', { name: 'Import 30 observations' }));
  await waitFor(() => expect(world.catalogue.datasetRows.get(uuid)?.observationCount).toBe(30));
  expect(await observed(uuid)).toEqual({ 1: 15, 2: 15 });
});
