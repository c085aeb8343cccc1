import type { Stored } from '../entity';

/** What there is to count, by the first word of its calls. */
export const KPI_ENTITIES = ['accession', 'institute', 'dataset', 'subset', 'network', 'request'] as const;
export type KpiEntity = (typeof KPI_ENTITIES)[number];

/** By which properties each is grouped, and of which numbers an average or a sum is made. */
export const KPI_PROPERTIES: Readonly<Record<KpiEntity, { groups: readonly string[]; numbers: readonly string[] }>> = {
  accession: {
    groups: [
      'institute.code',
      'institute.country.code3',
      'crop.shortName',
      'taxonomy.genus',
      'countryOfOrigin.code3',
      'sampStat',
      'storage',
      'available',
      'mlsStatus',
      'sgsv',
      'historic',
      'geo.referenced',
      'curationType',
      'donorCode',
    ],
    numbers: ['pdci', 'images', 'geo.elevation'],
  },
  institute: {
    groups: [
      'code',
      'country.code3',
      'country.region',
      'type',
      'crops',
      'accessions',
      'allowMaterialRequests',
      'archived',
    ],
    numbers: ['accessionCount', 'pdci.avg'],
  },
  dataset: {
    groups: ['owner', 'crops', 'country', 'rights', 'language'],
    numbers: ['accessionCount', 'descriptorCount', 'observationCount'],
  },
  subset: {
    groups: ['owner', 'crops', 'institutes', 'subsetType', 'rights'],
    numbers: ['accessionCount'],
  },
  network: { groups: ['country', 'wiewsCodes'], numbers: ['instituteCount', 'accessionCount'] },
  // Of who sent them nothing but the country.
  request: { groups: ['standing', 'institutes', 'country', 'purpose'], numbers: ['accessionCount'] },
};

/** Which rows of an entity an execution reads. */
export interface KpiParameter extends Stored {
  /** Its key. */
  name: string;
  title: string;
  entity: KpiEntity;
  /** A filter of the entity's list. */
  condition?: object | null;
}

export const KPI_DIMENSIONS = [
  'BooleanDimension',
  'JpaDimension',
  'NumericListDimension',
  'StringListDimension',
] as const;
export type KpiDimensionType = (typeof KPI_DIMENSIONS)[number];

/** Values that an execution is broken down by. */
export interface KpiDimension extends Stored {
  name: string;
  title: string;
  type: KpiDimensionType;
  /** As texts, whatever their type; not of a `JpaDimension`, */
  values?: string[] | undefined;
  /** whose values are those that such rows have, at the time of a run. */
  entity?: KpiEntity | null;
  condition?: object | null;
  field?: string | null;
}

export const KPI_TYPES = ['COUNT', 'AVERAGE', 'SUM'] as const;
export type KpiType = (typeof KPI_TYPES)[number];

/** `each`: a group for each value; `in`: for each of a dimension; `isNull`: one with (`false`), one without (`true`) a value. */
export const KPI_OPERATIONS = ['each', 'in', 'isNull'] as const;
export type KpiOperation = (typeof KPI_OPERATIONS)[number];

/** A key performance indicator: what is computed, and by which property of it. */
export interface KpiExecution extends Stored {
  /** Its key. */
  name: string;
  title: string;
  type: KpiType;
  /** The name of a parameter. */
  parameter: string;
  /** What that reads; null where it is gone. */
  entity?: KpiEntity | null;
  /** The number that an average or a sum is made of; not of a count. */
  property?: string | null;
  groupBy: {
    field: string;
    operation: KpiOperation;
    /** The name of one, for `in`. */
    dimension?: string | null;
    /** What its groups are called where nothing else names the field. */
    alias?: string | null;
  };
  /** When it was run last, ISO 8601. */
  lastRun: string | null;
}

/** What an execution gave at one time. */
export interface KpiRun {
  id: string;
  /** ISO 8601. */
  date: string;
  /** The most first; a row may be in several of them. A group of which no number is known has no average. */
  values: { key: string; value: number }[];
  /** The same of rows without a value of the property; null where there is no average of them. */
  missing: number | null;
}

/** What the last run of an execution gave for one institute. */
export interface InstituteFigure {
  name: string;
  title: string;
  type: KpiType;
  date: string;
  value: number;
}
