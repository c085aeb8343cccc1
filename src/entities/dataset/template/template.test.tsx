import { screen, waitFor, within } from '@testing-library/react';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { sheetOf } from '../../../../mocks/rules/ingest/sheets.fixture';
import { DescriptorIndex } from '../../../../mocks/rules/ingest/descriptor-index';
import { proposeIngest } from '../../../../mocks/rules/ingest/propose';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import { readSheets } from '@/tables/xlsx/read-workbook';
import { heading, renderApp } from '../../../../test/harness/harness';
import { templateSheets } from './template-sheets';

const world = makeWorld({ accessions: 60 });

const TEXTS = { observations: 'Observations', meanings: 'Columns', accession: 'Its number', institute: 'Who holds it' };

test('a template that was filled in is read by the descriptors it was made of', async () => {
  const [seed] = await world.catalogue.descriptors.all();
  if (!seed) throw new Error('The demo has descriptors');
  const base = { ...seed, translations: {}, crop: null, state: 'PUBLISHED' as const, current: true, uom: null };
  const bare = { ...base, columnName: null, minValue: null, maxValue: null, terms: [] };
  const made: Descriptor[] = [
    { ...bare, uuid: 'a', title: 'Awn span', dataType: 'NUMERIC', uom: 'cm' },
    { ...bare, uuid: 'b', title: 'Awn gloss', dataType: 'SCALE', minValue: 1, maxValue: 9 },
    {
      ...bare,
      uuid: 'c',
      title: 'Awn form',
      dataType: 'CODED',
      terms: [
        { code: 'a;b', title: 'straight, or "nearly"' },
        { code: '2', title: 'bent' },
      ],
    },
  ];
  const [table, meanings] = templateSheets(made, TEXTS);
  const [head = []] = table?.rows ?? [];
  expect(head).toEqual(['INSTCODE', 'ACCENUMB', 'Awn span (cm)', 'Awn gloss (1-9)', 'Awn form']);
  const rows = Array.from({ length: 12 }, (_, i) => ['DEU146', `TRI ${i}`, `${i},5`, String(1 + (i % 9)), '2']);
  const sheets = [sheetOf('Observations', [head, ...rows]), sheetOf('Columns', meanings?.rows ?? [])];
  const known = async (numbers: readonly string[]) => numbers.length;
  const again = await proposeIngest(sheets, 0, { descriptors: new DescriptorIndex(made), known });
  expect(again.legends).toEqual(['Columns']);
  expect(again.descriptors.map((each) => 'uuid' in each && [each.uuid, each.certainty])).toEqual([
    ['a', 'sure'],
    ['b', 'sure'],
    ['c', 'sure'],
  ]);
  // What its codes mean is read even where the catalogue does not have the descriptors.
  const anew = await proposeIngest(sheets, 0, { descriptors: new DescriptorIndex([]), known });
  expect(anew.descriptors.at(-1)?.guessed).toMatchObject({
    dataType: 'CODED',
    terms: [
      { code: '2', title: 'bent' },
      { code: 'a;b', title: 'straight, or "nearly"' },
    ],
  });
});

test('a template is made of descriptors of the dataset and others', async () => {
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const [seed] = await world.catalogue.datasetRows.all();
  const [first, second] = await world.catalogue.descriptors.all();
  if (!seed || !first || !second) throw new Error('The demo has a dataset with descriptors');
  const own = { uuid: crypto.randomUUID(), state: 'DRAFT' as const, current: true, descriptorUuids: [first.uuid] };
  const by = world.users.byEmail('publisher@example.org')?.uuid;
  const { uuid, title } = world.catalogue.datasetRows.create({ ...seed, ...own }, { by });
  const { user } = await renderApp(`/dashboard/datasets/${uuid}/edit/files`, { world, as: 'publisher' });
  await heading(title);
  await user.click(await screen.findByRole('button', { name: 'Make a template …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Template for observations' }));
  await user.type(await dialog.findByRole('combobox', { name: /^Descriptors/ }), second.title);
  const [option] = await screen.findAllByRole('option', { name: new RegExp(`^${second.title}`) });
  await user.click(option as HTMLElement);
  await user.click(dialog.getByRole('button', { name: 'Download template' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const bytes = new Uint8Array(await (files[0] as Blob).arrayBuffer());
  const [observations, columns] = readSheets(bytes);
  const [head, ...empty] = observations?.rows ?? [];
  expect(head?.cells.map((cell) => cell.replace(/ \([^)]*\)$/, ''))).toEqual([
    'INSTCODE',
    'ACCENUMB',
    first.title.replace(/ \([^)]*\)$/, ''),
    second.title.replace(/ \([^)]*\)$/, ''),
  ]);
  expect(empty).toEqual([]);
  expect(columns?.rows.map(({ cells }) => cells[0])).toEqual(['Descriptor', ...(head?.cells ?? [])]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
