import type { KpiDimension, KpiExecution, KpiParameter } from '@/contract/kpi/kpi';
import type { Stored } from '@/contract/entity';
import type { Table } from '../../tools/store/table';
import type { World } from '../../rules/world/world';
import { ownTable } from '../../rules/entities/own-table';

export type KeptExecution = Omit<KpiExecution, 'lastRun' | 'entity'>;

const PARAMETERS: readonly KpiParameter[] = [
  { name: 'current', title: 'Current accessions', entity: 'accession', condition: null },
  { name: 'available', title: 'Available accessions', entity: 'accession', condition: { available: true } },
  { name: 'duplicated', title: 'Accessions in Svalbard', entity: 'accession', condition: { sgsv: true } },
  { name: 'genebanks', title: 'Institutes with accessions', entity: 'institute', condition: { accessions: true } },
];

const DIMENSIONS: readonly KpiDimension[] = [
  { name: 'yes-no', title: 'Yes and no', type: 'BooleanDimension', values: ['true', 'false'] },
  {
    name: 'genebanks',
    title: 'Institutes with accessions',
    type: 'JpaDimension',
    values: [],
    entity: 'institute',
    field: 'code',
    condition: { accessions: true },
  },
  { name: 'cultivated', title: 'Landraces and cultivars', type: 'NumericListDimension', values: ['300', '500'] },
  { name: 'cereals', title: 'Cereals', type: 'StringListDimension', values: ['wheat', 'barley', 'maize', 'rice'] },
];

const execution = (
  name: string,
  title: string,
  type: KpiExecution['type'],
  parameter: string,
  groupBy: KpiExecution['groupBy'],
  property: string | null = null,
): KeptExecution => ({ name, title, type, parameter, property, groupBy });

const INSTITUTE = { field: 'institute.code', operation: 'each', alias: 'institute' } as const;

const EXECUTIONS: readonly KeptExecution[] = [
  execution('accessions-by-institute', 'Accessions by institute', 'COUNT', 'current', INSTITUTE),
  execution('available-by-institute', 'Available accessions by institute', 'COUNT', 'available', INSTITUTE),
  execution('duplicated-by-institute', 'Accessions in Svalbard by institute', 'COUNT', 'duplicated', INSTITUTE),
  execution('accessions-by-crop', 'Accessions by crop', 'COUNT', 'current', {
    field: 'crop.shortName',
    operation: 'each',
    alias: 'crop',
  }),
  execution('pdci-by-institute', 'Mean PDCI by institute', 'AVERAGE', 'current', INSTITUTE, 'pdci'),
  execution(
    'images-of-cereals',
    'Pictures of cereals',
    'SUM',
    'current',
    {
      field: 'crop.shortName',
      operation: 'in',
      dimension: 'cereals',
      alias: 'crop',
    },
    'images',
  ),
];

const named = <T extends Stored & { name: string }>(name: string, rows: readonly T[]) =>
  ownTable<T>({ name, key: (row) => row.name, seeds: async () => rows });

/** As they are at first, under what administrators changed. */
export const parameterTable = named('kpi-parameter', PARAMETERS);
export const dimensionTable = named('kpi-dimension', DIMENSIONS);
export const executionTable = named('kpi-execution', EXECUTIONS);

/** By the names that the history has for them. */
export const KPI_TABLES: Readonly<Record<string, (world: World) => Table<Stored & { title: string }>>> = {
  'kpi-parameter': parameterTable,
  'kpi-dimension': dimensionTable,
  'kpi-execution': executionTable,
};
