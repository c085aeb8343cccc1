import type { KpiExecution, KpiParameter } from '@/contract/kpi/kpi';

export const PARAMETERS: readonly KpiParameter[] = [
  { name: 'current', title: 'Current accessions', entity: 'accession', condition: {} },
  { name: 'available', title: 'Available accessions', entity: 'accession', condition: { available: true } },
  { name: 'duplicated', title: 'Accessions in Svalbard', entity: 'accession', condition: { sgsv: true } },
];

const count = (name: string, title: string, parameter: string, field: string, alias: string): KpiExecution => ({
  name,
  title,
  type: 'COUNT',
  parameter,
  groupBy: { field, alias },
  lastRun: null,
});

/** Fields are facets of accessions. */
export const EXECUTIONS: readonly KpiExecution[] = [
  count('accessions-by-institute', 'Accessions by institute', 'current', 'institute.code', 'institute'),
  count('available-by-institute', 'Available accessions by institute', 'available', 'institute.code', 'institute'),
  count('duplicated-by-institute', 'Accessions in Svalbard by institute', 'duplicated', 'institute.code', 'institute'),
  count('accessions-by-crop', 'Accessions by crop', 'current', 'crop.shortName', 'crop'),
];
