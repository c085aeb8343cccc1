import { workbookBytes } from '@/tables/xlsx/xlsx-writer';

export interface Known {
  accessionNumber: string;
  instituteCode: string;
}

const comma = (number: number): string => String(number).replace('.', ',');

/** What nobody can read, by row and column. */
const WRONG: Readonly<Record<string, string>> = { '7 4': 'tall', '20 6': '4l,2', '33 7': 'x' };

/** Where nothing was measured: some leave the cell empty, some say so. */
const NOTHING: Readonly<Record<string, string>> = {
  '3 5': 'n.a.',
  '12 5': 'n.a.',
  '41 6': 'n.a.',
  '18 8': '',
  '50 4': '',
};

/**
 * A workbook as a field team keeps it, a row for each of these accessions: a title, a heading in two rows with units and
 * years, decimal commas, "n.a.", remarks, three wrong values, and a second sheet that says what the codes stand for.
 */
export function wheatSheet(known: readonly Known[]): Uint8Array<ArrayBuffer> {
  const rows = known.map(({ accessionNumber, instituteCode }, i) =>
    [
      String(i + 1),
      accessionNumber,
      instituteCode,
      `plot ${101 + i}`,
      comma(80.5 + ((i * 7) % 40)),
      comma(82.5 + ((i * 5) % 40)),
      comma(36.2 + ((i * 3) % 17)),
      String(1 + ((i * 5) % 9)),
      String(1 + (i % 3)),
      i === 9 ? 'flattened by the storm of 12 June, see page 12 of the field book' : '',
    ].map((cell, at) => WRONG[`${i} ${at}`] ?? NOTHING[`${i} ${at}`] ?? cell),
  );
  return workbookBytes([
    {
      name: 'Field book',
      rows: [
        ['Winter wheat, evaluation 2023/24'],
        [],
        ['No.', 'Accession', 'Institute', 'Plot', 'Plant height [cm]', '', 'TKW', 'Lodging (1-9)', 'Awns', 'Remarks'],
        ['', '', '', '', '2023', '2024', 'g', '', '', ''],
        ...rows,
      ],
    },
    {
      name: 'Legend',
      rows: [
        ['Column', 'Code', 'Meaning'],
        ['Awns', '1', 'awnless'],
        ['', '2', 'short awns'],
        ['', '3', 'long awns'],
      ],
    },
  ]);
}
