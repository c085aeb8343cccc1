/** A column of one's choice: its path in an accession, which is also its name in the file, and the key of its label. */
export interface ExportColumn {
  path: string;
  label: string;
  /** Its name in the list, where that is another. */
  listed?: string;
  /** Several values stand in numbered columns. */
  many?: true;
}

const field = (path: string, name = path): ExportColumn => ({
  path,
  label: `accession:fields.${name}`,
  ...(name !== path && { listed: name }),
});
const many = (path: string, name = path): ExportColumn => ({ ...field(path, name), many: true });
const own = (path: string, name: string): ExportColumn => ({ path, label: `export:columns.${name}` });

/** In the order of the accession's page. */
export const EXPORT_COLUMNS: readonly ExportColumn[] = [
  field('accessionNumber'),
  own('uuid', 'uuid'),
  field('doi'),
  field('accessionName'),
  many('aliases.name', 'aliases'),
  field('acquisitionDate'),
  field('instituteCode', 'institute.code'),
  own('institute.fullName', 'instituteName'),
  field('institute.countryCode3', 'institute.country.code3'),
  field('collection'),
  field('curationType'),
  field('taxonomy.taxonName'),
  field('taxonomy.genus'),
  field('taxonomy.species'),
  field('taxonomy.spAuthor'),
  field('taxonomy.subtaxa'),
  field('taxonomy.subtAuthor'),
  field('taxonomy.family'),
  field('crop.name', 'crop'),
  field('cropName'),
  field('countryOfOrigin.code3'),
  own('countryOfOrigin.name', 'originName'),
  field('coll.collSite'),
  field('geo.latitude'),
  field('geo.longitude'),
  field('geo.elevation'),
  field('geo.uncertainty'),
  field('geo.datum'),
  field('geo.method'),
  field('coll.collDate'),
  field('coll.collNumb'),
  field('coll.collMissId'),
  field('coll.collSrc'),
  many('coll.collCode', 'coll.collectors'),
  field('donorCode'),
  field('donorName'),
  field('donorNumb'),
  many('breederCode'),
  many('breederName'),
  field('ancest'),
  field('sampStat'),
  many('storage'),
  many('duplSite'),
  field('inSvalbard', 'sgsv'),
  field('available'),
  field('mlsStatus'),
  field('inTrust'),
  field('aegis'),
  field('historic'),
  field('images'),
  field('pdci.score', 'pdci'),
  many('remarks.remark', 'remarks'),
  field('acceUrl'),
  own('lastModifiedDate', 'lastModified'),
];

const USUAL = [
  'accessionNumber',
  'instituteCode',
  'doi',
  'taxonomy.taxonName',
  'accessionName',
  'countryOfOrigin.code3',
  'sampStat',
  'acquisitionDate',
  'available',
];

/** The paths to begin with: those of the columns that the table shows, the number always first; else the usual ones. */
export function firstColumns(shown: readonly string[] | undefined): string[] {
  if (!shown) return USUAL;
  const paths = EXPORT_COLUMNS.filter(({ path, listed = path }) => shown.includes(listed)).map(({ path }) => path);
  return [
    'accessionNumber',
    'instituteCode',
    ...paths.filter((path) => !/^(accessionNumber|instituteCode)$/.test(path)),
  ];
}

/** The list with one item moved by so many places; unmoved where there is no such place. */
export function moved<T>(items: readonly T[], from: number, by: number): T[] {
  const to = from + by;
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}
