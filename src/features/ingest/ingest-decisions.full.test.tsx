import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../test/harness/harness';
import { ingestWorld } from './ingest.fixture';

const { world, draft, numbers } = ingestWorld();

const commas = (i: number) => `${40 + (i % 20)},${i % 10}`;

test('a column that cannot be read stops the load until its decimal sign or what is missing is chosen', async () => {
  const rows = (await numbers()).map((number, i) => [number, i < 2 ? 'Ausfall' : i < 4 ? 'n.a.' : commas(i)]);
  const { uuid, path } = await draft([['ACCENUMB', 'TKW (g)'], ...rows]);
  const { user } = await renderApp(path, { world, as: 'publisher' });
  await user.click(await screen.findByRole('button', { name: 'Change: TKW (g)' }));
  const column = within(screen.getByRole('group', { name: 'TKW (g)' }));
  const sign = column.getByRole('combobox', { name: 'Decimal sign' });
  expect(sign).toHaveDisplayValue('Comma (12,5)');
  const marks = screen.getByRole('textbox', { name: /^Marks for missing values/ });
  expect(marks).toHaveValue('n.a.');

  await user.selectOptions(sign, 'Point (12.5)');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const told = await screen.findByText(/^TKW \(g\): 28 of 28 refused, such as \S+ – decimal comma\?$/);
  expect(told).toBeVisible();
  expect(screen.getByText(/We could not read any value of these columns/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();

  await user.selectOptions(sign, 'Comma (12,5)');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText('TKW (g): 2 of 28 refused, such as Ausfall – a mark for missing values?');
  expect(screen.getByRole('button', { name: 'Import 26 observations' })).toBeVisible();
  await user.type(marks, '{Enter}Ausfall');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText(/26 observations:/);
  await user.click(screen.getByRole('button', { name: 'Import 26 observations' }));
  await waitFor(() => expect(world.catalogue.datasetRows.get(uuid)?.observationCount).toBe(26));
});

test('of several descriptors with one title one decides, told apart by crop and unit', async () => {
  const { content } = await world.accessions.page({ crop: ['wheat'] }, { l: 10 });
  const [seed] = await world.catalogue.descriptors.all();
  if (!seed) throw new Error('The demo has descriptors');
  const height = (crop: string, uom: string) =>
    world.catalogue.descriptors.create(
      {
        ...seed,
        uuid: crypto.randomUUID(),
        title: 'Awn span',
        translations: {},
        columnName: 'x',
        state: 'PUBLISHED',
        current: true,
        dataType: 'NUMERIC',
        minValue: null,
        maxValue: null,
        crop,
        uom,
      },
      { by: undefined },
    );
  const [inches] = [height('wheat', 'in'), height('wheat', 'mm'), height('barley', 'cm')];
  const rows = content.map(({ accessionNumber }, i) => [accessionNumber, commas((i * 7) % 20)]);
  const { uuid, path } = await draft([['ACCENUMB', 'Awn span'], ...rows], { crops: ['barley'] });
  const { user } = await renderApp(path, { world, as: 'publisher' });
  await screen.findByText('1 descriptor needs your choice.');
  expect(screen.getByText('The rows are accessions of Wheat, but the dataset is about Barley.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const box = screen.getByRole('combobox', { name: /^Existing descriptor/ });
  await waitFor(() => expect(box).toBeInvalid());
  await user.click(box);
  const offered = within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(offered.map((text) => text?.replace(/\d.*/, ''))).toEqual(['Awn span · Wheat · in', 'Awn span · Wheat · mm']);
  await user.click(screen.getByRole('option', { name: /Awn span · Wheat · in/ }));
  expect(screen.getByText('Awn span · Wheat · in', { selector: 'bdi' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.click(await screen.findByRole('button', { name: 'Import 10 observations' }));
  await waitFor(() => expect(world.catalogue.datasetRows.get(uuid)?.descriptorUuids).toEqual([inches?.uuid]));
});
