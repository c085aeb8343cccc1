import fc from 'fast-check';
import { EXTRA_COLUMNS, MCPD_COLUMNS, columnOf } from './columns';
import { planHeader } from './reading/header';

describe('columns', () => {
  test('are the 41 of MCPD V2.1 and three more', () => {
    expect(MCPD_COLUMNS).toHaveLength(41);
    expect(new Set([...MCPD_COLUMNS, ...EXTRA_COLUMNS]).size).toBe(44);
  });

  test('are known in any case, with blanks, underscores and a byte order mark', () => {
    const blanks = fc.constantFrom('', ' ', '_', '\ufeff', '-');
    fc.assert(
      fc.property(fc.constantFrom(...MCPD_COLUMNS, ...EXTRA_COLUMNS), blanks, fc.boolean(), (column, sign, lower) => {
        const spelled = `${sign}${column.slice(0, 3)}${sign}${column.slice(3)} `;
        expect(columnOf(lower ? spelled.toLowerCase() : spelled)).toBe(column);
      }),
    );
  });

  test.each([
    ['ACCENUMBER', 'ACCENUMB'],
    ['ACCENO', 'ACCENUMB'],
    ['accessionNumber', 'ACCENUMB'],
    ['INSTITUTE_CODE', 'INSTCODE'],
    ['instituteCode', 'INSTCODE'],
    ['DECLAT', 'DECLATITUDE'],
    ['LAT', 'LATITUDE'],
    ['LON', 'LONGITUDE'],
    ['geo.latitude', 'DECLATITUDE'],
    ['COORDUNCERTAIN', 'COORDUNCERT'],
    ['DOI', 'PUID'],
    ['EPSG', 'COORDDATUM'],
    ['COLLINSTCODE', 'COLLCODE'],
    ['coll.collDate', 'COLLDATE'],
    ['taxonomy.genus', 'GENUS'],
    ['countryOfOrigin.code3', 'ORIGCTY'],
    ['MLS Status', 'MLSSTAT'],
    ['storage2', 'STORAGE'],
    ['Gattung', 'GENUS'],
    ['Akzessionsnummer', 'ACCENUMB'],
    ['Höhe', 'ELEVATION'],
    ['SEED COLOUR', undefined],
    ['GENUS2', undefined],
    ['', undefined],
  ])('%s is %s', (header, column) => {
    expect(columnOf(header)).toBe(column);
  });

  test('a header with columns nobody knows, or twice, says so', () => {
    expect(planHeader(['GENUS', 'Colour', 'genus', 'STORAGE1', 'STORAGE2', ''])).toEqual({
      headers: ['GENUS', 'Colour', 'genus', 'STORAGE1', 'STORAGE2', ''],
      columns: ['GENUS', undefined, undefined, 'STORAGE', 'STORAGE', undefined],
      unknown: ['Colour'],
      repeated: [{ index: 2, first: 0 }],
      unnamed: [5],
    });
  });
});
