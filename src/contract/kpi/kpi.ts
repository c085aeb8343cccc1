import type { AccessionFilter } from '../accession/accession-filter';

/** Which rows of an entity an execution counts. */
export interface KpiParameter {
  name: string;
  title: string;
  entity: 'accession';
  condition: AccessionFilter;
}

/** A key performance indicator: what is counted, and by which property of it. */
export interface KpiExecution {
  /** Its key. */
  name: string;
  title: string;
  type: 'COUNT';
  /** The name of a parameter. */
  parameter: string;
  /** A facet of the entity. */
  groupBy: { field: string; alias: string };
  /** When it was run last, ISO 8601. */
  lastRun: string | null;
}

/** What an execution gave at one time. */
export interface KpiRun {
  id: string;
  /** ISO 8601. */
  date: string;
  /** The most first; a row may be in several of them. */
  values: { key: string; value: number }[];
  /** Rows without a value of the property. */
  missing: number;
}
