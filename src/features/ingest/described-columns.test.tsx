import { screen, waitFor } from '@testing-library/react';
import { filePath } from '../../../mocks/data/catalogue/datasets';
import { closeApp } from '../../../test/harness/close-app';
import { renderApp } from '../../../test/harness/harness';
import { ingestWorld } from './ingest.fixture';

const { world, draft, numbers } = ingestWorld();

const DESCRIBED = [
  ['Descriptor', 'Description', 'Type', 'Unit', 'Min', 'Max', 'Codes'],
  ['Awn span', 'Between the tips, at maturity', 'numeric', 'mm', '0', '300', ''],
  ['Awn form', 'Of the longest awn', 'coded', '', '', '', 's=straight; b=bent'],
];

test('columns are described by another file of the dataset, as on the command line', async () => {
  const { datasetRows, descriptors } = world.catalogue;
  const rows = (await numbers()).map((number, i) => [number, String(80 + ((i * 7) % 30)), i % 2 ? 's' : 'b']);
  const { uuid, path } = await draft([['ACCENUMB', 'Awn span', 'Awn form'], ...rows]);
  await renderApp(path, { world, as: 'publisher' });
  await screen.findByText(
    /^To describe the columns, add a sheet, .* Descriptor, Description, Type, Unit, Min, Max, Codes\.$/,
  );
  closeApp();

  const bytes = new TextEncoder().encode(DESCRIBED.map((cells) => cells.join('\t')).join('\n'));
  const file = {
    uuid: crypto.randomUUID(),
    name: 'columns.tsv',
    contentType: 'text/tab-separated-values',
    size: bytes.length,
    table: true,
  };
  await world.store.files.put(filePath(file), bytes);
  const files = [...(datasetRows.get(uuid)?.files ?? []), file];
  datasetRows.change(uuid, undefined, { files }, { by: undefined });
  const { user } = await renderApp(path, { world, as: 'publisher' });
  await screen.findByText(/^Meanings of columns and codes read from: /);
  await user.click(await screen.findByRole('button', { name: 'Import 60 observations' }));
  await waitFor(() => expect(datasetRows.get(uuid)?.descriptorCount).toBe(2));
  expect(datasetRows.get(uuid)?.descriptorUuids.map((each) => descriptors.get(each))).toMatchObject([
    { description: 'Between the tips, at maturity', dataType: 'NUMERIC', uom: 'mm', minValue: 0, maxValue: 300 },
    {
      description: 'Of the longest awn',
      dataType: 'CODED',
      terms: [
        { code: 'b', title: 'bent' },
        { code: 's', title: 'straight' },
      ],
    },
  ]);
});
