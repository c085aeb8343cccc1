import { bytesOf, checkOf, namesOf, rowWith } from './check.fixture';
import { allOf } from './work';

/** What stands in a cell, what is said of it, and what it is corrected to; undefined: a person decides. */
type Case = [column: string, cell: string, kind: string, fixed: string | undefined];

const CASES: Case[] = [
  ['ACQDATE', '1993-01-15', 'dateForm', '19930115'],
  ['ACQDATE', '15.1.1993', 'dateForm', '19930115'],
  ['ACQDATE', '1993', 'dateParts', '1993----'],
  ['ACQDATE', '0000', 'dateUnknown', ''],
  ['ACQDATE', '15 April 1993', 'notADate', '19930415'],
  ['ACQDATE', 'Apr. 15, 1993', 'notADate', '19930415'],
  ['ACQDATE', 'avril 1993', 'notADate', '199304--'],
  ['ACQDATE', '4/1993', 'notADate', '199304--'],
  ['ACQDATE', '31 April 1993', 'notADate', undefined],
  ['ACQDATE', '19930431', 'impossibleDate', undefined],
  ['ACQDATE', '3/4/1993', 'ambiguousDate', undefined],
  ['ACQDATE', '20250101', 'futureDate', undefined],
  ['ORIGCTY', 'eth', 'upperCase', 'ETH'],
  ['ORIGCTY', 'ET', 'notCountryCode', 'ETH'],
  ['ORIGCTY', 'Ethiopia', 'notCountryCode', 'ETH'],
  ['ORIGCTY', 'Alemania', 'notCountryCode', 'DEU'],
  ['ORIGCTY', 'Atlantis', 'notCountryCode', undefined],
  ['ORIGCTY', 'QQQ', 'unknownCountry', undefined],
  ['ORIGCTY', 'ZAR', 'renamedCountry', 'COD'],
  ['INSTCODE', 'deu146', 'upperCase', 'DEU146'],
  ['INSTCODE', 'DEU 146', 'notInstituteCode', 'DEU146'],
  ['INSTCODE', 'DEU46', 'notInstituteCode', 'DEU046'],
  ['INSTCODE', 'IPK', 'notInstituteCode', undefined],
  ['DUPLSITE', 'nor051;DEU146', 'upperCase', 'NOR051;DEU146'],
  ['DUPLSITE', 'NOR051; DEU146', 'listForm', 'NOR051;DEU146'],
  ['DUPLSITE', 'NOR051;NOR051', 'repeatedValue', 'NOR051'],
  ['STORAGE', '13;13', 'repeatedValue', '13'],
  ['STORAGE', '13;77', 'unknownCode', undefined],
  ['SAMPSTAT', '300.0', 'codeForm', '300'],
  ['SAMPSTAT', 'landrace', 'unknownCode', undefined],
  ['MLSSTAT', 'yes', 'codeForm', '1'],
  ['MLSSTAT', 'maybe', 'notABoolean', undefined],
  ['DECLATITUDE', '9,5', 'numberForm', '9.5'],
  ['ELEVATION', '1,200', 'ambiguousNumber', undefined],
  ['ELEVATION', '120,5', 'numberForm', '120.5'],
  ['ELEVATION', '1200 m', 'numberForm', '1200'],
  ['ELEVATION', '12000', 'outOfRange', undefined],
  ['ELEVATION', '6000', 'highElevation', undefined],
  ['PUID', 'https://doi.org/10.18730/ABC', 'resolver', '10.18730/ABC'],
  ['PUID', 'ABC', 'notADoi', undefined],
  ['ACCEURL', 'www.example.org', 'notAUrl', undefined],
  ['OTHERNUMB', 'CGN 1234', 'noColon', ':CGN 1234'],
  ['OTHERNUMB', 'CIMMYT:12', 'noColon', undefined],
  ['OTHERNUMB', 'NLD037: CGN 1', 'listForm', 'NLD037:CGN 1'],
  ['OTHERNUMB', 'NLD037:', 'emptyOtherNumb', undefined],
  ['GENUS', 'TRITICUM', 'genusForm', 'Triticum'],
  ['GENUS', 'Triticum L.', 'genusForm', undefined],
  ['SPECIES', 'Aestivum', 'speciesForm', 'aestivum'],
  ['REMARKS', ' tall ', 'spaces', 'tall'],
  ['REMARKS', 'caracar&aacute;', 'entities', 'caracará'],
  ['REMARKS', 'ta\u200Bll', 'controls', 'tall'],
  ['REMARKS', 'NULL', 'placeholder', ''],
  ['REMARKS', 'SÃ£o Paulo', 'doubleEncoded', 'São Paulo'],
  ['REMARKS', 'S\uFFFDo Paulo', 'lostLetter', undefined],
  ['REMARKS', '=HYPERLINK("http://x.example","y")', 'formula', undefined],
  ['REMARKS', '@SUM(A1)', 'formula', undefined],
  ['REMARKS', 'x'.repeat(10_001), 'longCell', undefined],
  ['UUID', 'abc', 'notAUuid', undefined],
];

test.each(CASES)('%s %j: %s', (column, cell, kind, fixed) => {
  const check = checkOf(
    bytesOf([rowWith({ ...(column === 'DECLATITUDE' && { DECLONGITUDE: '38.7' }), [column]: cell })]),
  );
  const index = check.plan.headers.indexOf(column);
  expect(namesOf(check)).toEqual([`${column} ${kind}`]);
  const [problem] = check.problemsOf(0);
  expect(problem?.fix).toEqual(fixed === undefined ? undefined : [{ index, value: fixed }]);
  if (fixed === undefined) return;
  expect(allOf(check.fix({ kind: problem?.kind ?? 'spaces', index }))).toBe(1);
  expect(check.row(0).cells[index]).toBe(fixed);
  expect(namesOf(check)).toEqual([]);
});

test.each([
  ['ACQDATE', '19930115'],
  ['ACQDATE', '1993----'],
  ['ACQDATE', '19930000'],
  ['LATITUDE', '103020S'],
  ['ORIGCTY', 'SUN'],
  ['ELEVATION', '-3'],
  ['REMARKS', '-5 to +3'],
  ['REMARKS', '+49 39482'],
  ['OTHERNUMB', ':CGN 1234;NLD037:CGN 1'],
  ['GENUS', '×Triticosecale'],
  ['SPECIES', 'sp.'],
])('%s %j is right as it is', (column, cell) => {
  const check = checkOf(bytesOf([rowWith({ LONGITUDE: column === 'LATITUDE' ? '0762510W' : '', [column]: cell })]));
  expect(namesOf(check)).toEqual([]);
});

test('parts of a whole name go into their own columns, where the file has them', () => {
  const row = rowWith({ SPECIES: 'Triticum aestivum L.', SPAUTHOR: '' });
  const check = checkOf(bytesOf([row]));
  allOf(check.fix({ kind: 'wholeName', index: 3 }));
  expect(check.row(0).cells).toEqual(['DEU146', 'TRI 1', 'Triticum', 'aestivum', 'L.']);
  const lacking = checkOf(bytesOf([rowWith({ SPECIES: 'Triticum aestivum L.' })]));
  expect(lacking.problemsOf(0)).toEqual([expect.not.objectContaining({ fix: expect.anything() as unknown })]);
});

test('latitude and longitude change places where only that can be meant', () => {
  const at = (DECLATITUDE: string, DECLONGITUDE: string) => checkOf(bytesOf([rowWith({ DECLATITUDE, DECLONGITUDE })]));
  for (const [lat, lon] of [
    ['-102.5', '23.9'],
    ['102,5', '-23,9'],
    ['38.7E', '9.5N'],
  ] as const) {
    const check = at(lat, lon);
    expect(check.problemsOf(0).filter(({ kind }) => kind !== 'numberForm')).toEqual([
      expect.objectContaining({ kind: 'swapped' }),
    ]);
    allOf(check.fix({ kind: 'swapped', index: 4 }));
    expect(check.row(0).cells.slice(4)).toEqual([lon, lat]);
  }
  expect(namesOf(at('38.7', '9.5'))).toEqual([]);
  expect(namesOf(at('-102.5', '123.9'))).toEqual(['DECLATITUDE outOfRange']);
});

test('a position of zeros is emptied as a whole', () => {
  const check = checkOf(bytesOf([rowWith({ DECLATITUDE: '0', DECLONGITUDE: '0.0' })]));
  allOf(check.fix({ kind: 'zeroCoordinates', index: 4 }));
  expect(check.row(0).cells.slice(4)).toEqual(['', '']);
  expect(namesOf(check)).toEqual([]);
});
