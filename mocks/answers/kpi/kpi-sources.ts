import type { KpiEntity } from '@/contract/kpi/kpi';
import { publishedDatasets } from '../../rules/entities/readable-datasets';
import { NOBODY } from '../../rules/tokens/caller';
import type { World } from '../../rules/world/world';
import { badRequest } from '../../tools/http/api-failure';
import { countedValuesOf, valuesOf, type Fields } from '../../tools/lists/field';
import { finder } from '../../tools/lists/finder';
import { datasetFields } from '../dataset/datasets';
import { instituteFields } from '../institute/institute-fields';
import { networkFields } from '../network/networks';
import { adminRequestFields, allRequests } from '../request/admin-requests';
import { publishedSubsets, subsetFields } from '../subset/subsets';

/** Of one group: its rows or, where a number is asked for, what that adds up to over the rows that have it. */
export interface Group {
  rows: number;
  sum: number;
}

export interface Groups {
  groups: Map<string, Group>;
  /** Of rows without a value. */
  missing: Group;
  /** Of all rows, each once. */
  all: Group;
}

type Read = (world: World, condition: object, field: string, property: string | null) => Promise<Groups>;

/** Far more than there are institutes or taxa. */
const MOST_TERMS = 20_000;

const added = (groups: Iterable<Group>): Group => {
  const all = { rows: 0, sum: 0 };
  for (const { rows, sum } of groups) {
    all.rows += rows;
    all.sum += sum;
  }
  return all;
};

/** By the columns of the accession store, in turns with other calls; as anybody may read them. */
const accessions: Read = async ({ accessions: store }, condition, field, property) => {
  if (property !== null) {
    const { terms, missing } = await store.figures(condition, field, property);
    // One group of all: every row has, or has not, been withdrawn.
    const { terms: all, missing: none } = await store.figures(condition, 'historic', property);
    return { groups: new Map(terms.map(({ term, ...group }) => [term, group])), missing, all: added([...all, none]) };
  }
  const { overview, accessionCount } = await store.overview(condition, [field], MOST_TERMS);
  const { terms = [], missing = 0 } = overview[field] ?? {};
  return {
    groups: new Map(terms.map(({ term, count }) => [term, { rows: count, sum: 0 }])),
    missing: { rows: missing, sum: 0 },
    all: { rows: accessionCount, sum: 0 },
  };
};

/** Row by row, of what has few. */
function rowByRow<T extends object>(fields: Fields<T>, rowsOf: (world: World) => Promise<readonly T[]>): Read {
  return async (world, condition, field, property) => {
    const by = fields[field];
    const measured = property === null ? undefined : fields[property];
    if (!by || (property !== null && !measured)) throw badRequest(`There is no "${field}" or "${property}".`);
    const read: Groups = { groups: new Map(), missing: { rows: 0, sum: 0 }, all: { rows: 0, sum: 0 } };
    for (const row of await finder(fields)(await rowsOf(world), condition)) {
      const number = measured ? valuesOf(measured, row)[0] : 0;
      if (typeof number !== 'number') continue;
      const keys = [...new Set(countedValuesOf(by, row).map(String))];
      const groups = keys.map((key) => read.groups.get(key) ?? { rows: 0, sum: 0 });
      keys.forEach((key, at) => void read.groups.set(key, groups[at] ?? { rows: 0, sum: 0 }));
      for (const group of [...groups, ...(keys.length === 0 ? [read.missing] : []), read.all]) {
        group.rows += 1;
        group.sum += number;
      }
    }
    return read;
  };
}

export const KPI_SOURCES: Readonly<Record<KpiEntity, Read>> = {
  accession: accessions,
  institute: rowByRow(instituteFields, ({ institutes }) => institutes.all()),
  dataset: rowByRow(datasetFields, (world) => publishedDatasets.listed(world, NOBODY)),
  subset: rowByRow(subsetFields, (world) => publishedSubsets.listed(world, NOBODY)),
  network: rowByRow(networkFields, ({ catalogue }) => catalogue.networks.all()),
  request: rowByRow(adminRequestFields, allRequests),
};
