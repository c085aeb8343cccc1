import type { Accession } from '@/contract/accession/accession';
import type { Page } from '@/contract/page';
import { strFromU8, unzipSync } from 'fflate';
import { isoDate } from '../../data/accessions/archive/terms';
import { testApi } from '../../rules/world/api.fixture';

const api = testApi({ accessions: 300 });
const filter = { crop: ['wheat'] };

interface Table {
  rowType: string;
  /** By the term's address; `id` and `coreid` under that name. */
  rows: Record<string, string>[];
  header: string[];
}

/** As a reader of archives does it: by what `meta.xml` says alone. */
function tableOf(files: Record<string, string>, element: Element): Table {
  const file = files[element.querySelector('location')?.textContent ?? ''] ?? '';
  const said = (name: string) => (element.getAttribute(name) ?? '').replace('\\t', '\t').replace('\\n', '\n');
  const [header = [], ...lines] = file
    .split(said('linesTerminatedBy'))
    .slice(0, -1)
    .map((line) => line.split(said('fieldsTerminatedBy')));
  const names = new Map<number, string>();
  for (const each of element.querySelectorAll('id, coreid, field'))
    names.set(Number(each.getAttribute('index')), each.getAttribute('term') ?? each.tagName);
  expect([...names.keys()]).toEqual(header.map((_, at) => at));
  for (const line of lines) expect(line).toHaveLength(header.length);
  const rows = lines.map((line) => Object.fromEntries(line.map((value, at) => [names.get(at) ?? '', value])));
  return { rowType: element.getAttribute('rowType') ?? '', rows, header };
}

async function archive() {
  const token = await api.token();
  const response = await api.call('POST /api/v2/acn/download?format=dwca', { token, body: filter });
  expect(response.headers.get('Content-Type')).toBe('application/zip');
  expect(response.headers.get('Content-Disposition')).toContain('accessions-dwca.zip');
  const whole = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const files = Object.fromEntries(Object.entries(whole).map(([name, bytes]) => [name, strFromU8(bytes)]));
  const meta = new DOMParser().parseFromString(files['meta.xml'] ?? '', 'text/xml').documentElement;
  return { token, files, meta };
}

test('a Darwin Core Archive reads back by its own description', async () => {
  const { token, files, meta } = await archive();
  expect(Object.keys(files)).toEqual(['meta.xml', 'eml.xml', 'occurrence.txt', 'germplasm.txt']);
  expect(meta.getAttribute('metadata')).toBe('eml.xml');
  const core = tableOf(files, meta.querySelector('core') as Element);
  const extension = tableOf(files, meta.querySelector('extension') as Element);
  expect(core.rowType).toBe('http://rs.tdwg.org/dwc/terms/Occurrence');
  expect(extension.rowType).toBe('http://purl.org/germplasm/germplasmTerm#GermplasmAccession');

  const list = await api.call('POST /api/v2/acn/list?l=1000', { token, body: filter });
  const { content } = (await list.json()) as Page<Accession>;
  expect(core.rows.map(({ id }) => id)).toEqual(content.map(({ uuid }) => uuid));
  expect(extension.rows.map(({ coreid }) => coreid)).toEqual(content.map(({ uuid }) => uuid));
  const dwc = (at: number, name: string) => core.rows[at]?.[`http://rs.tdwg.org/dwc/terms/${name}`];
  const germplasm = (at: number, name: string) =>
    extension.rows[at]?.[`http://purl.org/germplasm/germplasmTerm#${name}`];
  for (const [at, accession] of content.entries()) {
    expect(dwc(at, 'catalogNumber')).toBe(accession.accessionNumber);
    expect(dwc(at, 'institutionCode')).toBe(accession.instituteCode);
    expect(dwc(at, 'scientificName')).toBe(accession.taxonomy.taxonName);
    expect(dwc(at, 'decimalLatitude')).toBe(String(accession.geo?.latitude ?? ''));
    expect(dwc(at, 'occurrenceID')).toMatch(accession.doi ? /^https:\/\/doi\.org\// : /^urn:uuid:/);
    expect(germplasm(at, 'biologicalStatus')).toBe(String(accession.sampStat ?? ''));
    expect(germplasm(at, 'mlsStatus')).toBe(
      typeof accession.mlsStatus === 'boolean' ? (accession.mlsStatus ? 'Yes' : 'No') : '',
    );
  }
});

test('its metadata say how many accessions there are, and where from', async () => {
  const { files, meta } = await archive();
  const count = tableOf(files, meta.querySelector('core') as Element).rows.length;
  const eml = new DOMParser().parseFromString(files['eml.xml'] ?? '', 'text/xml').documentElement;
  expect(eml.querySelector('parsererror')).toBeNull();
  expect(eml.querySelector('title')?.textContent).toContain(`${count} accessions`);
  for (const name of ['creator', 'metadataProvider', 'pubDate', 'language', 'abstract', 'contact'])
    expect(eml.querySelector(name)?.textContent?.trim()).not.toBe('');
});

test.each([
  ['19930612', '1993-06-12'],
  ['199306--', '1993-06'],
  ['1993----', '1993'],
  ['1993', '1993'],
  ['----0612', undefined],
  [undefined, undefined],
])('the date %s is %s', (mcpd, iso) => {
  expect(isoDate(mcpd)).toBe(iso);
});
