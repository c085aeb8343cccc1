import { workbookBytes } from '@/tables/xlsx/xlsx-writer';
import Papa from 'papaparse';
import { observationTable, valueAt } from '../../observations/observation-table';
import type { ObservedDataset, SourceFile } from '../../observations/observed-dataset';
import type { DatasetPlan } from './dataset-table';
import { demoUuid } from './demo-descriptors';

type Dataset = Omit<ObservedDataset, 'files'>;
type Kind = DatasetPlan['files'][number];

/** One row an accession; several values in one cell behind each other. */
function dataRows({ accessions, ...dataset }: Dataset): string[][] {
  const table = observationTable([{ accessions, ...dataset, files: [] }]);
  const columns = dataset.descriptors.flatMap(({ uuid }) => table.column(uuid) ?? []);
  const header = [
    'INSTCODE',
    'ACCENUMB',
    'DOI',
    'GENUS',
    'SPECIES',
    ...columns.map(({ descriptor }) => descriptor.columnName ?? descriptor.title),
  ];
  const rows = Array.from(table.order(), (place) => {
    const { instCode, acceNumb, doi, genus, species } = accessions[place] ?? { instCode: '', acceNumb: '' };
    const values = columns.map((column) => {
      const { start, values: places } = column.rows;
      return [...places.subarray(start[place], start[place + 1])].map((at) => valueAt(column, at)).join('; ');
    });
    return [instCode, acceNumb, doi ?? '', genus ?? '', species ?? '', ...values];
  });
  return [header, ...rows];
}

function descriptorRows({ descriptors }: Dataset): string[][] {
  const header = ['COLUMN', 'TITLE', 'TYPE', 'UNIT', 'CODES', 'DESCRIPTION'];
  return [
    header,
    ...descriptors.map(({ columnName, title, dataType, uom, terms = [], description }) => [
      columnName ?? '',
      title,
      dataType,
      uom ?? '',
      terms.map((term) => `${term.code}=${term.title}`).join('; '),
      description ?? '',
    ]),
  ];
}

const notes = ({ head, methods, descriptors }: Dataset): string =>
  [
    head.title,
    '',
    head.description ?? '',
    '',
    `Licence: ${head.rights ?? 'none'}`,
    `Seasons: ${methods.length > 0 ? methods.join(', ') : (head.startDate ?? '').slice(0, 4)}`,
    ...descriptors.map(({ columnName, title, uom }) => `${columnName ?? ''}: ${title}${uom ? ` (${uom})` : ''}`),
    '',
  ].join('\r\n');

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const KINDS: Readonly<
  Record<
    Kind,
    { name: string; label: string; contentType: string; make: (dataset: Dataset) => Uint8Array<ArrayBuffer> }
  >
> = {
  csv: {
    name: 'observations.csv',
    label: 'Observations',
    contentType: 'text/csv',
    make: (dataset) => bytes(Papa.unparse(dataRows(dataset))),
  },
  tsv: {
    name: 'observations.tsv',
    label: 'Observations, tab separated',
    contentType: 'text/tab-separated-values',
    make: (dataset) => bytes(Papa.unparse(dataRows(dataset), { delimiter: '\t' })),
  },
  xlsx: {
    name: 'observations.xlsx',
    label: 'Observations and descriptors',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    make: (dataset) =>
      workbookBytes([
        { name: 'Observations', rows: dataRows(dataset) },
        { name: 'Descriptors', rows: descriptorRows(dataset) },
      ]),
  },
  txt: {
    name: 'notes.txt',
    label: 'Notes on the trial',
    contentType: 'text/plain; charset=utf-8',
    make: (dataset) => bytes(notes(dataset)),
  },
};

/** Files of a dataset, made when their content or size is first asked for. */
export const filesOf = (dataset: Dataset, kinds: readonly Kind[]): SourceFile[] =>
  kinds.map((kind): SourceFile => {
    const { name, label, contentType, make } = KINDS[kind];
    let made: Uint8Array<ArrayBuffer> | undefined;
    const content = () => (made ??= make(dataset));
    return {
      uuid: demoUuid(`file/${dataset.head.uuid}/${name}`),
      name,
      label,
      description: kind === 'txt' ? null : 'One row an accession; several values stand in one cell.',
      contentType,
      get size() {
        return content().byteLength;
      },
      table: kind !== 'txt',
      content: async () => content(),
    };
  });
