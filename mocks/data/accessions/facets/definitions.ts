import type { Taxon } from '../catalogue';
import type { CodedColumn } from '../columns/coded-column';
import { yearOf } from '../filter/date-span';
import { isReferenced } from '../filter/properties';
import type { GroupProperty } from '../groups';
import type { Model } from '../model';
import { genusSpecies } from '../taxon-name';

/** What is counted per code of a column, and which criteria of the filter choose among its terms. */
export interface FacetDefinition {
  criteria: readonly string[];
  column(model: Model): CodedColumn<unknown>;
  /** The terms of a value; of `undefined` for a missing one. None: missing. */
  terms(value: unknown, model: Model): readonly (string | undefined)[];
}

function facet<T>(
  criteria: string,
  column: (model: Model) => CodedColumn<T>,
  terms: (value: T, model: Model) => readonly unknown[],
  absent: readonly string[] = [],
): FacetDefinition {
  return {
    criteria: [criteria],
    column,
    terms: (value, model) =>
      value === undefined
        ? absent
        : terms(value as T, model).flatMap((term) => (term === undefined || term === '' ? [] : [String(term)])),
  };
}

const same = (value: unknown): unknown[] => [value];
const taxon = (path: string, term: (taxon: Taxon) => string | undefined): FacetDefinition =>
  facet(
    path,
    (m) => m.data.taxon,
    (value) => [term(value)],
  );

const decade = (date: string): unknown[] => {
  const year = yearOf(date);
  return year === undefined ? [] : [Math.floor(year / 10) * 10];
};

const referenced = new WeakMap<Model, CodedColumn<boolean>>();

/** One byte per row, made when first asked for. */
function referencedColumn(model: Model): CodedColumn<boolean> {
  const known = referenced.get(model);
  if (known) return known;
  const codes = new Uint8Array(model.data.rows);
  for (let row = 0; row < codes.length; row++) codes[row] = isReferenced(model, row) ? 2 : 1;
  const column = { codes, values: [undefined, false, true] };
  referenced.set(model, column);
  return column;
}

const inGroups = (property: GroupProperty): FacetDefinition =>
  facet(
    property,
    (m) => m.groups.column(property),
    (groups) => groups.map(({ uuid }) => uuid),
  );

const inAny = (criterion: string, property: GroupProperty): FacetDefinition =>
  facet(
    criterion,
    (m) => m.groups.column(property),
    () => [true],
    ['false'],
  );

/** Facets of groups, which are counted for who asks by name: making the groups costs more than counting. */
export const GROUP_FACETS: Record<string, FacetDefinition> = {
  subsets: inGroups('subsets'),
  datasets: inGroups('datasets'),
  diversityTrees: inGroups('diversityTrees'),
  hasSubset: inAny('hasSubset', 'subsets'),
  hasDataset: inAny('hasDataset', 'datasets'),
};

/** Those of `acn/filter`, in the order of the answer. */
export const DEFAULT_FACETS = [
  'institute.code',
  'institute.country.code3',
  'crop.shortName',
  'taxonomy.genus',
  'taxonomy.species',
  'taxonomy.genusSpecies',
  'countryOfOrigin.code3',
  'sampStat',
  'storage',
  'available',
  'curationType',
  'donorCode',
] as const;

export const FACETS: Record<string, FacetDefinition> = {
  'institute.code': facet('institute.code', (m) => m.data.instCode, same),
  'institute.country.code3': facet(
    'institute.country.code3',
    (m) => m.data.instCode,
    (code, m) => [m.institute(code).country?.code3],
  ),
  'institute.country.region': facet(
    'institute.country.region',
    (m) => m.data.instCode,
    (code, m) => [m.institute(code).country?.region?.isoCode],
  ),
  'crop.shortName': facet('crop', (m) => m.data.crop, same),
  'taxonomy.genus': taxon('taxonomy.genus', ({ genus }) => genus),
  'taxonomy.species': taxon('taxonomy.species', ({ species }) => species),
  'taxonomy.genusSpecies': taxon('taxonomy.genusSpecies', genusSpecies),
  'countryOfOrigin.code3': facet('countryOfOrigin.code3', (m) => m.data.origCty, same),
  sampStat: facet('sampStat', (m) => m.data.sampStat, same),
  storage: facet(
    'storage',
    (m) => m.data.storage,
    (all) => [...new Set(all)],
  ),
  available: facet('available', (m) => m.data.available, same),
  curationType: facet('curationType', (m) => m.data.curationType, same),
  donorCode: facet('donorCode', (m) => m.data.donorCode, same),
  aegis: facet('aegis', (m) => m.data.aegis, same),
  'countryOfOrigin.region': facet(
    'countryOfOrigin.region',
    (m) => m.data.origCty,
    (code, m) => [m.country(code).region?.isoCode],
  ),
  historic: facet('historic', (m) => m.data.historic, same),
  mlsStatus: facet('mlsStatus', (m) => m.data.mlsStat, same),
  sgsv: facet('sgsv', (m) => m.data.sgsv, same),
  images: facet(
    'images',
    (m) => m.data.images,
    (images) => [images > 0],
    ['false'],
  ),
  genotyped: inAny('genotyped', 'genotypes'),
  'geo.referenced': facet('geo.referenced', referencedColumn, same),
  networks: facet(
    'networks',
    (m) => m.data.instCode,
    (code, m) => m.institute(code).networks,
  ),
  /** The first year of the decade. */
  'coll.decade': facet('coll.collDate', (m) => m.data.collDate, decade),
  'acquisition.decade': facet('acquisitionDate', (m) => m.data.acqDate, decade),
  /** Whole points: `7` from 7 to below 8. */
  pdci: facet(
    'pdci',
    (m) => m.data.pdci,
    (score) => [Math.floor(score)],
  ),
};
