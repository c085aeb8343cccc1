import type { CheckKind } from './check-kinds';
import { bytesOf, rowWith } from './check.fixture';

/** What curators get wrong, column by column: `cell → kind`, one error a row. */
const ERRORS: readonly [column: string, kind: CheckKind, cells: string][] = [
  ['INSTCODE', 'noInstCode', '|NULL|-'],
  ['ACCENUMB', 'noAcceNumb', '|n/a'],
  ['ACCENUMB', 'innerSpaces', 'TRI  77|PI  691951'],
  ['GENUS', 'noGenus', '|#N/A'],
  ['GENUS', 'genusForm', 'TRITICUM|hordeum|Zea L.|aegilops|VICIA'],
  ['SPECIES', 'speciesForm', 'Aestivum|Durum|Turgidum|Monococcum'],
  ['SPECIES', 'wholeName', 'Triticum aestivum|T. durum Desf.|Triticum aestivum subsp. spelta (L.) Thell.'],
  ['INSTCODE', 'upperCase', 'deu146|Nld037|syr002'],
  ['INSTCODE', 'notInstituteCode', 'DEU 146|DEU-146|IPK|DE146|CIMMYT|DEU46'],
  ['DONORCODE', 'upperCase', 'nld037|usa022'],
  ['DONORCODE', 'notInstituteCode', 'NLD 037|CGN|VIR|USDA'],
  ['COLLCODE', 'notInstituteCode', 'DEU146;IPK|ICARDA'],
  ['DUPLSITE', 'upperCase', 'nor051|NOR051;deu146'],
  ['DUPLSITE', 'listForm', 'NOR051; DEU146|NOR051;|;NOR051'],
  ['DUPLSITE', 'repeatedValue', 'NOR051;NOR051|NOR051;DEU146;NOR051'],
  [
    'ACQDATE',
    'dateForm',
    '1993-01-15|15.01.1993|1993/01/15|15/01/1993|1993-1-5|1993-01-15 00:00:00|19930115.0|15-01-1993',
  ],
  ['ACQDATE', 'dateParts', '1993|199304|1993--'],
  ['ACQDATE', 'dateUnknown', '0000|00000000|--------'],
  [
    'ACQDATE',
    'notADate',
    '15 April 1993|April 1993|Apr 15, 1993|15-Apr-93|unknown|c. 1990|1993?|34074|1990s|spring 1993',
  ],
  ['ACQDATE', 'impossibleDate', '19930231|19931301|31.04.1993|19930132|02930101'],
  ['ACQDATE', 'ambiguousDate', '3/4/1993|01/02/1980'],
  ['ACQDATE', 'futureDate', '20990101|2030----|20240102'],
  ['COLLDATE', 'dateForm', '1987-06-30|30.6.1987'],
  ['COLLDATE', 'impossibleDate', '19870631|19879999'],
  ['ORIGCTY', 'upperCase', 'eth|Deu|ken'],
  ['ORIGCTY', 'notCountryCode', 'ET|Ethiopia|Germany|Alemania|033|Kenia|Türkiye|D|USSR|Unknown'],
  ['ORIGCTY', 'unknownCountry', 'QQQ|XXX|GER|ENG|UKN'],
  ['ORIGCTY', 'renamedCountry', 'ZAR|BUR|ROM|TMP|DHY'],
  ['SAMPSTAT', 'unknownCode', '12|landrace|Wild|301|1000|3 00|-1'],
  ['SAMPSTAT', 'codeForm', '300.0|500.00'],
  ['COLLSRC', 'unknownCode', '29|farm|1|100'],
  ['STORAGE', 'unknownCode', '14|seed|13;77|100'],
  ['STORAGE', 'codeForm', '13.0|13.0;20'],
  ['STORAGE', 'listForm', '13; 20|13;;20'],
  ['MLSSTAT', 'codeForm', 'yes|TRUE|Y|no|1.0|false'],
  ['MLSSTAT', 'notABoolean', 'maybe|2|?'],
  ['MLSSTAT', 'mlsOther', '99'],
  ['ELEVATION', 'numberForm', '1200 m|120,5|1 200|1200m a.s.l.|−3'],
  ['ELEVATION', 'notANumber', '1200-1300|3000 ft|high|ca. 500|1.200.000'],
  ['ELEVATION', 'ambiguousNumber', '1,200|2,345'],
  ['ELEVATION', 'outOfRange', '12000|-900|99999'],
  ['ELEVATION', 'highElevation', '7198|6000'],
  ['COORDUNCERT', 'notANumber', 'unknown|±5 km'],
  ['COORDUNCERT', 'outOfRange', '-5'],
  ['PUID', 'resolver', 'https://doi.org/10.18730/ABC|doi:10.18730/ABD|http://dx.doi.org/10.18730/ABE'],
  ['PUID', 'notADoi', 'ABC|11.18730/ABC|10.18730|doi'],
  ['ACCEURL', 'notAUrl', 'www.example.org|ftp://example.org/1|example.org/1|see web'],
  ['OTHERNUMB', 'noColon', 'CGN 1234|PI 1;PI 2|CIMMYT:12|cgn:5'],
  ['OTHERNUMB', 'listForm', 'NLD037: CGN 1|NLD037 :CGN 1|NLD037:CGN 1; NLD037:CGN 2'],
  ['OTHERNUMB', 'emptyOtherNumb', 'NLD037:|:'],
  ['REMARKS', 'spaces', ' tall|tall | tall |  '],
  ['REMARKS', 'entities', 'caracar&aacute;|a &amp; b|&lt;5 cm|10&deg;'],
  ['REMARKS', 'controls', 'ta\u200Bll|ta\uFEFFll'],
  ['REMARKS', 'placeholder', 'NULL|NA|NaN|-|.|n/a'],
  ['REMARKS', 'doubleEncoded', 'SÃ£o Paulo|MÃ¼ncheberg|Ä\u0087aÃ¡'],
  ['REMARKS', 'lostLetter', 'S\uFFFDo Paulo'],
  ['REMARKS', 'formula', '=1+1|@SUM(A1:A9)|=HYPERLINK("http://x.example")|+cmd'],
  ['AVAILABLE', 'codeForm', 'true|N'],
  ['HISTORIC', 'notABoolean', 'perhaps'],
  ['UUID', 'notAUuid', '1234|abc-def'],
];

const PAIRS: readonly [kind: CheckKind, latitude: string, longitude: string][] = [
  ['swapped', '-102.5', '23.9'],
  ['swapped', '102,5', '-23,9'],
  ['swapped', '38.7E', '9.5N'],
  ['zeroCoordinates', '0', '0'],
  ['zeroCoordinates', '0.000', '-0'],
  ['halfCoordinate', '9.5', ''],
  ['halfCoordinate', '', '38.7'],
  ['notACoordinate', 'north', '38.7'],
  ['notACoordinate', '9.5', "38°70'E"],
  ['outOfRange', '95', '138.7'],
  ['outOfRange', '9.5', '382'],
  ['numberForm', '9,5', '38.7'],
  ['numberForm', '9.5', '38.7 °E'],
  ['dmsConverted', '093000N', '38.7'],
  ['dmsConverted', '9.5', '38°42\'00"E'],
];

export interface KnownError {
  /** Its row, from 0. */
  row: number;
  kind: CheckKind;
  column: string;
}

/** A file of 5,000 rows of which every twentieth or so has exactly one error that is known. */
export function knownErrors(): { bytes: Uint8Array; errors: KnownError[]; rows: number } {
  const errors: KnownError[] = [];
  const rows: Record<string, string>[] = [];
  const right = {
    ACQDATE: '19930115',
    ORIGCTY: 'ETH',
    DECLATITUDE: '9.5',
    DECLONGITUDE: '38.7',
    SAMPSTAT: '300',
    STORAGE: '13',
  };
  const add = (cells: Record<string, string> = {}) => rows.push(rowWith({ ...right, ...cells }, rows.length));
  const wrong = (kind: CheckKind, column: string, cells: Record<string, string>) => {
    while (rows.length % 20 > 0) add();
    errors.push({ row: rows.length, kind, column });
    add(cells);
  };
  for (const [column, kind, cells] of ERRORS)
    for (const cell of cells.split('|')) wrong(kind, column, { [column]: cell });
  for (const [kind, DECLATITUDE, DECLONGITUDE] of PAIRS) wrong(kind, '', { DECLATITUDE, DECLONGITUDE });
  wrong('collectedLater', 'COLLDATE', { ACQDATE: '19800101', COLLDATE: '19900101' });
  wrong('duplicate', 'ACCENUMB', { ACCENUMB: 'TRI 1' });
  wrong('headerAgain', '', Object.fromEntries(Object.keys(rows[1] ?? {}).map((column) => [column, column])));
  while (rows.length < 5_000) add();
  return { bytes: bytesOf(rows), errors, rows: rows.length };
}
