import type { SheetRows } from '../../data/table-preview/tables';

/** A sheet of rows in memory, as a file that was read has them. */
export function sheetOf(name: string, rows: readonly (readonly string[])[]): SheetRows {
  const filled = rows.flatMap((row, at) => (row.some((cell) => cell !== '') ? [{ row, line: at + 1 }] : []));
  const width = Math.max(...rows.map((row) => row.length));
  const padded = filled.map(({ row }) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
  return {
    name,
    width,
    count: filled.length,
    lines: Uint32Array.from(filled.map(({ line }) => line)),
    odd: new Map(),
    rows: (from, to) => padded.slice(from, to),
  };
}

const varieties = ['kurz', 'mittel', 'lang'];

/** A genebank's workbook: titles, two rows of headings, units, decimal commas, years, codes in a sheet of their own. */
export function genebankSheets(numbers: readonly string[]): SheetRows[] {
  const rows = numbers.map((number, i) => [
    String(i + 1),
    number,
    'Triticum',
    'aestivum',
    `Sorte ${i}`,
    'DEU',
    `${80 + (i % 37)},${i % 10}`,
    `${82 + (i % 31)},${i % 10}`,
    String(1 + (i % 9)),
    String(1 + (i % 3)),
    varieties[i % 3] ?? '',
    `${30 + (i % 17)},${i % 10}`,
    `${2019}-06-${String(1 + (i % 28)).padStart(2, '0')}`,
    i % 7 === 0 ? 'nach Sturm flach, Wiederholung fraglich, siehe Feldbuch Seite 12' : '',
    i % 2 === 0 ? 'x' : '',
  ]);
  const headings = [
    [
      'Lfd. Nr.',
      'Akzession',
      'Gattung',
      'Art',
      'Sortenname',
      'Herkunftsland',
      'Pflanzenhöhe',
      '',
      'Lager (1-9)',
      'Kornfarbe',
      'Grannen',
      'TKM',
      'Ährenschieben Datum',
      'Notiz',
      '',
    ],
    ['', '', '', '', '', '', '2019', '2020', '', '', '', 'g', '', '', ''],
  ];
  const legend = [
    ['Merkmal', 'Stufe', 'Bedeutung'],
    ['Kornfarbe', '1', 'weiß'],
    ['', '2', 'rot'],
    ['', '3', 'violett'],
    ['Grannen', 'kurz', 'kurz begrannt'],
    ['', 'mittel', 'mittel begrannt'],
    ['', 'lang', 'lang begrannt'],
  ];
  return [
    sheetOf('Bonitur', [['Bonitur Winterweizen 2019/20'], ['Stand: 12.11.2020'], [], ...headings, ...rows]),
    sheetOf('Legende', legend),
  ];
}
