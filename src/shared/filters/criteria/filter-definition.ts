import type { FieldOf } from './field-path';

/** Gives the shown names of terms; a hook, since names come from texts or from the server, which is told which it needs. */
export type UseTermName = (terms: readonly string[]) => (term: string) => string;

/** Of terms that need no other name. */
export const asItself: UseTermName = () => (term) => term;

interface Base {
  /** Texts `{namespace}:filterGroups.{group}`; without one the filter stands open at the top. */
  group?: string;
  /** Counted when its control is unfolded, not with every page of the list. */
  apart?: boolean;
}

/** One value or several of a list of codes. Counts come from the facet of that key, the field's own by default. */
export interface TermsFilter<F> extends Base {
  kind: 'terms';
  field: FieldOf<F, 'terms'>;
  facet?: string;
  useName?: UseTermName;
  /** What the panel has room for, where the names are long; whole is shown on hover. */
  useShortName?: (terms: readonly string[]) => (term: string) => { short: string; whole: string };
  /** Scientific names stand in italics. */
  italic?: boolean;
  /** The text for what has none, where that is no want: `article:none.missing`. */
  none?: string;
  /** The terms are numbers on the wire. */
  numeric?: boolean;
  /** No facet is counted for it: the value is typed. */
  typed?: boolean;
  /** What each value that is typed must look like. */
  form?: 'doi' | 'wiewsCode';
}

export interface FlagFilter<F> extends Base {
  kind: 'flag';
  field: FieldOf<F, 'flag'>;
  facet?: string;
}

export interface TextFilter<F> extends Base {
  kind: 'text';
  field: FieldOf<F, 'text'>;
}

export interface RangeFilter<F> extends Base {
  kind: 'range';
  field: FieldOf<F, 'range'>;
  /** Text key of the unit, shown behind the inputs. */
  unit?: string;
  min?: number;
  max?: number;
  step?: number;
  /** Years and the like: never written with a separator. */
  plain?: boolean;
}

/** MCPD or ISO dates, typed as `YYYY`, `YYYYMM` or `YYYYMMDD`. */
export interface DateRangeFilter<F> extends Base {
  kind: 'date';
  field: FieldOf<F, 'date'>;
  /** How the server spells dates of this field: `YYYYMMDD` or ISO. */
  format: 'mcpd' | 'iso';
}

/** An area on the map, as a GeoJSON polygon. */
export interface GeoFilter<F> extends Base {
  kind: 'geo';
  field: FieldOf<F, 'geo'>;
}

/**
 * One filter of a list, typed by the path of its property: `{ kind: 'range', field: 'institute.code' }` does not compile.
 * The panel, the chips, the counts and the labels all come from it.
 */
export type FilterDefinition<F> =
  | TermsFilter<F>
  | FlagFilter<F>
  | TextFilter<F>
  | RangeFilter<F>
  | DateRangeFilter<F>
  | GeoFilter<F>;

/** The key of the facet that counts a filter's values, if one does. */
export function facetOf<F>(definition: FilterDefinition<F>): string | undefined {
  if (definition.kind === 'terms') return definition.typed ? undefined : (definition.facet ?? definition.field);
  return definition.kind === 'flag' ? (definition.facet ?? definition.field) : undefined;
}
