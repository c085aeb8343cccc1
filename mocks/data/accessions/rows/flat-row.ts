import type { Accession, FlatRow } from '@/contract/accession/accession';

/** What `acn/query` answers where the caller does not select. */
export const DEFAULT_FLAT_PATHS = [
  'uuid',
  'doi',
  'instituteCode',
  'accessionNumber',
  'accessionName',
  'crop.shortName',
  'taxonomy.genus',
  'taxonomy.species',
  'taxonomy.taxonName',
  'countryOfOrigin.code3',
  'sampStat',
  'storage',
  'acquisitionDate',
  'donorCode',
  'geo.latitude',
  'geo.longitude',
  'geo.elevation',
  'coll.collDate',
  'coll.collSite',
  'available',
  'mlsStatus',
  'historic',
];

export const readPaths = (select: string | undefined): string[] =>
  (select ?? '')
    .split(',')
    .map((path) => path.trim())
    .filter(Boolean);

function at(value: unknown, names: readonly string[]): unknown {
  if (names.length === 0 || value === null || value === undefined) return value ?? null;
  if (Array.isArray(value)) return value.map((each: unknown) => at(each, names));
  const [name = '', ...rest] = names;
  return typeof value === 'object' && Object.hasOwn(value, name) ? at(Reflect.get(value, name), rest) : null;
}

/** Flat rows have had names of their own for these since before the nested ones: the R client asks by them. */
const OLD_NAMES = new Map([
  ['latitude', 'geo.latitude'],
  ['longitude', 'geo.longitude'],
  ['elevation', 'geo.elevation'],
  ['coordinateUncertainty', 'geo.uncertainty'],
  ['coordinateDatum', 'geo.datum'],
  ['georeferenceMethod', 'geo.method'],
  ['remarks', 'remarks.remark'],
]);

/** The values of the paths; of a list (`aliases.name`) those of all its items; null for what is not there. */
export const flatRow = (accession: Accession, paths: readonly string[]): FlatRow =>
  Object.fromEntries(paths.map((path) => [path, at(accession, (OLD_NAMES.get(path) ?? path).split('.'))]));
