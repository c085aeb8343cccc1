import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { ListSection } from './numbered';

/** The columns of the file, as data publishers name them: the same in every language. */
export const HEADER = [
  'number',
  'category',
  'title',
  'columnName',
  'dataType',
  'uom',
  'minValue',
  'maxValue',
  'key',
  'description',
  'codes',
  'uuid',
] as const;
export type Column = (typeof HEADER)[number];

const text = (value: number | boolean | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** A descriptor as the cells of its row; its codes as lines `code = meaning` in one cell. */
export const cellsOf = (number: string, { terms = [], ...descriptor }: Descriptor): Record<Column, string> => ({
  number,
  category: descriptor.category,
  title: descriptor.title,
  columnName: descriptor.columnName ?? '',
  dataType: descriptor.dataType,
  uom: descriptor.uom ?? '',
  minValue: text(descriptor.minValue),
  maxValue: text(descriptor.maxValue),
  key: text(descriptor.key),
  description: descriptor.description ?? '',
  codes: terms.map(({ code, title }) => `${code} = ${title}`).join('\n'),
  uuid: descriptor.uuid,
});

/** A descriptor list as rows of a table, a descriptor each. */
export const descriptorRows = (sections: readonly ListSection[]): string[][] => [
  [...HEADER],
  ...sections.flatMap(({ entries }) =>
    entries.map(({ number, descriptor }) => {
      const cells = cellsOf(number, descriptor);
      return HEADER.map((name) => cells[name]);
    }),
  ),
];
