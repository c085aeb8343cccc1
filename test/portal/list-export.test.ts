import { citationList } from '@/entities/citation/list';
import { countryList } from '@/entities/country/list';
import { datasetList } from '@/entities/dataset/list';
import { descriptorListList } from '@/entities/descriptor-list/list';
import { descriptorList } from '@/entities/descriptor/list';
import { instituteList } from '@/entities/institute/list';
import { networkList } from '@/entities/network/list';
import { partnerList } from '@/entities/partner/list';
import { subsetList } from '@/entities/subset/list';
import { taxonList } from '@/entities/taxonomy/list';
import { vocabularyList } from '@/entities/vocabulary/list';
import type { EntityListDefinition } from '@/shared/list/definition';
import { exportedColumns, exportedRow } from '@/shared/list/export/exported-columns';
import { testApi } from '../../mocks/rules/world/api.fixture';

type AnyList = EntityListDefinition<object, object>;
const listed = <T extends object, F extends object>(path: string, list: EntityListDefinition<T, F>) =>
  // A list takes only rows of its own kind, which is what its own line answers with.
  [path, list as unknown as AnyList] as const;

const LISTS = [
  listed('/bibliography', citationList),
  listed('/country', countryList),
  listed('/dataset', datasetList),
  listed('/descriptorlist', descriptorListList),
  listed('/descriptor', descriptorList),
  listed('/wiews', instituteList),
  listed('/network', networkList),
  listed('/partner', partnerList),
  listed('/subset', subsetList),
  listed('/taxonomy', taxonList),
  listed('/vocabulary', vocabularyList),
];

const api = testApi({ accessions: 600 });

// What only administrators can say of a taxon.
beforeAll(async () => {
  const { taxa } = api.world.catalogue;
  const [taxon] = await taxa.all();
  const rdfUri = 'http://purl.obolibrary.org/obo/NCBITaxon_4565';
  taxa.change(taxon?.id ?? '', taxon?.version ?? 0, { overrides: true, rdfUri }, { by: 'nobody' });
});

test.each(LISTS)('each column of the file of %s has a value somewhere', async (path, list) => {
  const response = await api.call(`POST /api/v2${path}/filter?l=1000`, { token: await api.token(), body: {} });
  const { content } = (await response.json()) as { content: object[] };
  expect(content.length).toBeGreaterThan(0);
  const exported = exportedColumns(list, content);
  const rows = content.map((row) => exportedRow(exported, row));
  const without = exported.columns.filter((_, at) => rows.every((row) => row[at] === ''));
  expect(without.map(({ name }) => name)).toEqual([]);
  // Each row can be found again.
  expect(rows.map((row, at) => row.includes(list.idOf(content[at] ?? {})))).not.toContain(false);
  expect(rows.flat().filter((value) => value.includes('[object'))).toEqual([]);
});
