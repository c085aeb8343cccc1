import { accessionBuilder } from '../../mocks/data/accessions/kept/builder';
import { ACCESSION_REFERENCE } from '../../mocks/data/reference/reference';
import { makeWorld, type World, type WorldOptions } from '../../mocks/rules/world/world';
import { emptyRecord, type PassportRecord } from '@/mcpd/record';

type Row = [instCode: string, acceNumb: string, species: string, origCty: string | undefined, sampStat: number];

const ROWS: readonly Row[] = [
  ['CZE122', '01C0100001', 'Triticum aestivum', 'CZE', 300],
  ['CZE122', '01C0100002', 'Triticum aestivum', 'CZE', 500],
  ['CZE122', '01C0100003', 'Triticum durum', 'ETH', 300],
  ['CZE122', '01C0500001', 'Hordeum vulgare', 'SUN', 400],
  ['DEU146', 'HOR 1', 'Hordeum vulgare', 'ETH', 300],
  ['DEU146', 'HOR 2', 'Hordeum spontaneum', 'CSK', 100],
  ['MEX002', 'CIMMYTMA 1', 'Zea mays', 'MEX', 300],
  ['MEX002', 'CIMMYTMA 2', 'Zea mays', 'MEX', 300],
  ['MEX002', 'CIMMYTMA 3', 'Zea mays', 'GTM', 300],
  ['MEX002', 'BW 1', 'Triticum aestivum', undefined, 500],
];

const record = ([instCode, acceNumb, name, origCty, sampStat]: Row): PassportRecord => {
  const [genus = '', species] = name.split(' ');
  return { ...emptyRecord(instCode, acceNumb, genus), species, origCty, sampStat, available: true };
};

/**
 * Ten accessions of three institutes, few enough to count by hand: four in CZE122 (three wheats, a barley), two
 * barleys in DEU146, three maizes and a wheat of unknown origin in MEX002.
 */
export function smallWorld(settings?: WorldOptions['settings']): World {
  const builder = accessionBuilder();
  for (const row of ROWS) builder.add(record(row));
  return makeWorld({ accessions: builder.build(ACCESSION_REFERENCE), ...(settings && { settings }) });
}
