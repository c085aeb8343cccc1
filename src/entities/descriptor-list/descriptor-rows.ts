import type { ListSection } from './numbered';

/** The columns of the file, as data publishers name them: the same in every language. */
const HEADER = [
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

const text = (value: number | boolean | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** A descriptor list as rows of a table, a descriptor each; its codes as lines `code = meaning` in one cell. */
export function descriptorRows(sections: readonly ListSection[]): string[][] {
  const rows = sections.flatMap(({ entries }) =>
    entries.map(({ number, descriptor }) => {
      const {
        category,
        title,
        columnName,
        dataType,
        uom,
        minValue,
        maxValue,
        key,
        description,
        terms = [],
      } = descriptor;
      const codes = terms.map((term) => [term.code, term.title].join(' = ')).join('\n');
      return [
        number,
        category,
        title,
        columnName ?? '',
        dataType,
        uom ?? '',
        text(minValue),
        text(maxValue),
        text(key),
        description ?? '',
        codes,
        descriptor.uuid,
      ];
    }),
  );
  return [[...HEADER], ...rows];
}
