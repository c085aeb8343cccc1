import type { McpdColumn } from '@/mcpd/columns';

type CellOf = (row: number) => string;

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');
const oneOf = (values: string): CellOf => {
  const all = values.split('|');
  return (row) => all[row % all.length] ?? '';
};
/** One that is told, and else nothing. */
const some =
  (every: number, cell: CellOf): CellOf =>
  (row) =>
    row % every === 0 ? cell(row) : '';
const dateFrom =
  (year: number): CellOf =>
  (row) =>
    `${year + (row % 40)}${pad(1 + (row % 12), 2)}${row % 7 === 0 ? '--' : pad(1 + (row % 28), 2)}`;

/** A country, and a place amid its land, around which accessions were collected. */
const PLACES = [
  ['ETH', 8.5, 38.5],
  ['DEU', 51, 10],
  ['MEX', 23, -102.5],
  ['TUR', 39, 34],
  ['IND', 22, 78],
  ['KEN', 0.5, 37.5],
] as const;
const placeOf = (row: number) => PLACES[row % PLACES.length] ?? PLACES[0];
const latitudeOf = (row: number): number => placeOf(row)[1] + (row % 1_777) / 1_777;
const longitudeOf = (row: number): number => placeOf(row)[2] + (row % 1_999) / 1_999;
const degreesOf = (value: number, digits: number, letters: string): string => {
  const whole = Math.floor(Math.abs(value));
  const minutes = Math.floor((Math.abs(value) - whole) * 60);
  return `${pad(whole, digits)}${pad(minutes, 2)}--${letters[value < 0 ? 1 : 0] ?? ''}`;
};

const CELLS: Record<McpdColumn, CellOf> = {
  PUID: (row) => `10.18730/${row.toString(36).toUpperCase().padStart(5, '0')}`,
  INSTCODE: () => 'DEU146',
  ACCENUMB: (row) => `TRI ${row}`,
  COLLNUMB: (row) => `ET-${row % 9_000}`,
  COLLCODE: oneOf('ETH085|DEU146;ETH085|MEX002|TUR001|IND001|KEN015'),
  COLLNAME: oneOf('Institute of Biodiversity Conservation|IPK Gatersleben;IBC|CIMMYT|AARI|NBPGR|GeRRI'),
  COLLINSTADDRESS: oneOf('Addis Ababa|Gatersleben, Corrensstraße 3|El Batán|Menemen, İzmir|New Delhi|Muguga'),
  COLLMISSID: (row) => `M${1970 + (row % 40)}`,
  GENUS: oneOf('Triticum|Triticum|Hordeum|Aegilops|Zea'),
  SPECIES: oneOf('aestivum|turgidum|vulgare|tauschii|mays'),
  SPAUTHOR: oneOf('L.|L.|L.|Coss.|L.'),
  SUBTAXA: some(3, oneOf('subsp. durum|convar. deficiens|var. spelta')),
  SUBTAUTHOR: some(3, oneOf('(Desf.) Husn.|(Steud.) Mansf.|(L.) Thell.')),
  CROPNAME: oneOf('Wheat|Durum wheat|Barley|Goatgrass|Maize'),
  ACCENAME: (row) => `Local ${row % 5_000}`,
  ACQDATE: dateFrom(1980),
  ORIGCTY: (row) => placeOf(row)[0],
  COLLSITE: (row) => `Market of village ${row % 3_000}, ${row % 40} km north of the town`,
  DECLATITUDE: (row) => latitudeOf(row).toFixed(5),
  LATITUDE: some(4, (row) => degreesOf(latitudeOf(row), 2, 'NS')),
  DECLONGITUDE: (row) => longitudeOf(row).toFixed(5),
  LONGITUDE: some(4, (row) => degreesOf(longitudeOf(row), 3, 'EW')),
  COORDUNCERT: oneOf('100|1000|5000|30'),
  COORDDATUM: () => 'WGS84',
  GEOREFMETH: oneOf('GPS|map|gazetteer'),
  ELEVATION: (row) => String(row % 3_100),
  COLLDATE: dateFrom(1935),
  BREDCODE: some(5, () => 'DEU146'),
  BREDNAME: some(5, () => 'IPK Gatersleben'),
  SAMPSTAT: oneOf('300|300|300|500|100|400|410'),
  ANCEST: some(5, (row) => `Local ${row % 5_000}/Heines VII//Carsten V`),
  COLLSRC: oneOf('20|30|23|10|40'),
  DONORCODE: oneOf('NLD037|USA022|SYR002|DEU146'),
  DONORNAME: oneOf('CGN|NSGC|ICARDA|IPK'),
  DONORNUMB: (row) => `CItr ${row % 17_000}`,
  OTHERNUMB: (row) => `NLD037:CGN ${row % 25_000};USA022:PI ${row}`,
  DUPLSITE: oneOf('NOR051|NOR051;DEU146'),
  DUPLINSTNAME: oneOf('Svalbard Global Seed Vault|Svalbard Global Seed Vault;IPK'),
  STORAGE: oneOf('13|13;20'),
  MLSSTAT: oneOf('1|1|0'),
  REMARKS: (row) => `Spikes ${row % 9} cm, “awned”, sown in field ${row % 400}`,
  ACCEURL: (row) => `https://genebank.example.org/accessions/${row}`,
  AVAILABLE: oneOf('1|0'),
  HISTORIC: () => '0',
  CURATION: () => 'FULL',
  COLLECTION: oneOf('Wheat|Barley|Maize'),
  AEGIS: oneOf('0|1'),
  INTRUST: () => '0',
  GRINTAXON: oneOf('Triticum aestivum L.|Hordeum vulgare L.|Zea mays L.'),
  GRINTAXONID: oneOf('40544|40874|42207'),
  UUID: (row) => `5f3d1b6a-2c84-4e19-9f07-${row.toString(16).padStart(12, '0')}`,
  LASTMODIFIED: (row) => `2023-${pad(1 + (row % 12), 2)}-${pad(1 + (row % 28), 2)} 08:15:00`,
};

/** What a genebank adds for itself, which MCPD does not know. */
const OWN: Readonly<Record<string, CellOf>> = {
  SHELF: (row) => `A${row % 90}`,
  BOX: (row) => String(row % 700),
  REGENERATED: (row) => String(1990 + (row % 30)),
  VIABILITY: (row) => `${60 + (row % 40)} %`,
  SEEDS: (row) => String(row % 12_000),
  CURATOR: oneOf('AB|CD|EF'),
  LABEL: (row) => `L-${row}`,
  PHOTO: (row) => `img_${row}.jpg`,
};

/** What curators get wrong, one of them in every twentieth row. */
const WRONG: readonly (readonly [McpdColumn, string])[] = [
  ['ACQDATE', '15.01.1993'],
  ['ORIGCTY', 'Ethiopia'],
  ['SAMPSTAT', '12'],
  ['DECLATITUDE', '9,5'],
  ['REMARKS', ' tall '],
  ['GENUS', 'TRITICUM'],
  ['INSTCODE', 'deu146'],
  ['ELEVATION', '1200 m'],
  ['DONORCODE', 'NLD 037'],
  ['COLLDATE', '19870631'],
];
const EVERY = 20;

export const PASSPORT_COLUMNS = [...Object.keys(CELLS), ...Object.keys(OWN)];

/** A file of MCPD as a large genebank exports it: all columns, most of them filled, an error now and then. */
export function passportFile(rows: number): Uint8Array {
  const writers = Object.entries({ ...CELLS, ...OWN });
  const lines = [PASSPORT_COLUMNS.join(',')];
  for (let row = 0; row < rows; row += 1) {
    const [wrong, wrongValue = ''] = row % EVERY === 0 ? (WRONG[(row / EVERY) % WRONG.length] ?? []) : [];
    const cells = writers.map(([column, cellOf]) => (column === wrong ? wrongValue : cellOf(row)));
    lines.push(cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(','));
  }
  return new TextEncoder().encode(lines.join('\n'));
}
