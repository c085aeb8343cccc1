import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../test/harness/harness';
import { ingestWorld } from './ingest.fixture';

const { world, draft, numbers } = ingestWorld();

test('what was loaded is followed up: accessions that are not held, and what a reviewer should know', async () => {
  const rows = (await numbers()).map((number, i) => [number, '', i === 3 ? '12' : String(1 + ((i * 7) % 9))]);
  const stray = ['Stray 7', 'DEU146', '4'];
  const { uuid, path } = await draft([['ACCENUMB', 'INSTCODE', 'Awn gloss (1-9)'], ...rows, stray], { crops: [] });
  const { user } = await renderApp(path, { world, as: 'publisher' });
  await user.click(await screen.findByRole('button', { name: 'Check' }));
  await user.click(await screen.findByRole('button', { name: 'Import 30 observations' }));
  await waitFor(() => expect(world.catalogue.datasetRows.get(uuid)?.observationCount).toBe(30));

  await user.click(await screen.findByRole('link', { name: 'Review and publish' }));
  await screen.findByText(/Awn gloss.*: 1 observation is outside its range or coding table, 12/);
  await user.click(screen.getByRole('link', { name: /Files/ }));
  expect(await screen.findByText('30 of 31 observations imported')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /List of accessions/ }));
  expect(await screen.findByText('0 accessions chosen beside those observed')).toBeVisible();
  expect(screen.getByText(/^The dataset has 30 accessions/)).toBeVisible();
  expect(screen.getByText(/The last import names 1 accession that the catalogue does not hold:/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Put into the box below' }));
  expect(await screen.findByRole('textbox', { name: 'References' })).toHaveValue(
    'instCode\tacceNumb\tgenus\tdoi\nDEU146\tStray 7\t\t',
  );
  await user.click(screen.getByRole('button', { name: 'Save these references' }));
  await screen.findByText(/^The dataset has 31 accessions/);
  expect(screen.queryByText(/The last import names/)).not.toBeInTheDocument();
});

test.each([
  ['page', (uuid: string) => `/datasets/${uuid}`],
  ['wizard', (uuid: string) => `/dashboard/datasets/${uuid}/edit`],
])('what is published says so on its %s', async (_, pathOf) => {
  const all = await world.catalogue.datasetRows.all();
  const item = all.find(({ state, current }) => state === 'PUBLISHED' && current);
  await renderApp(pathOf(item?.uuid ?? ''), { world, as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: item?.title ?? '' });
  expect(within(screen.getByRole('main')).getByText('Published')).toBeVisible();
});
