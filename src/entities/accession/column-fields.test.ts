import { pdci } from '@/mcpd/pdci';
import { emptyRecord } from '@/mcpd/record';
import { columnFields } from './column-fields';

test.each([
  [{ collName: ['collector'] }, 'coll.collectors', 'coll.collCode'],
  [{ duplInstName: ['duplicate'] }, 'duplSite', 'duplSiteCode'],
  [{ sampStat: 500, bredName: ['breeder'] }, 'breederName', 'breederCode'],
  [{ donorName: 'donor' }, 'donorName', 'donorCode'],
])('of %j not what is there is called missing', (values, there, missing) => {
  const { parts } = pdci({ ...emptyRecord('USA016', 'PI 1', 'Arachis'), ...values });
  const fields = columnFields(parts.flatMap((part) => part.missing));
  expect(fields).not.toContain(there);
  expect(fields).toContain(missing);
});
