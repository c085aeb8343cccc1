/**
 * The field of the accession page, and so the label, of an MCPD column that the completeness index looks at. A code has one
 * of its own: where it is missing the name may be there.
 */
const FIELDS: Readonly<Record<string, string>> = {
  GENUS: 'taxonomy.genus',
  SPECIES: 'taxonomy.species',
  SPAUTHOR: 'taxonomy.spAuthor',
  SUBTAXA: 'taxonomy.subtaxa',
  SUBTAUTHOR: 'taxonomy.subtAuthor',
  CROPNAME: 'cropName',
  ACQDATE: 'acquisitionDate',
  SAMPSTAT: 'sampStat',
  DONORCODE: 'donorCode',
  DONORNAME: 'donorName',
  DONORNUMB: 'donorNumb',
  OTHERNUMB: 'aliases',
  DUPLSITE: 'duplSiteCode',
  DUPLINSTNAME: 'duplSite',
  STORAGE: 'storage',
  ACCEURL: 'acceUrl',
  MLSSTAT: 'mlsStatus',
  ORIGCTY: 'countryOfOrigin.code3',
  DECLATITUDE: 'geo.latitude',
  DECLONGITUDE: 'geo.longitude',
  COLLSITE: 'coll.collSite',
  ELEVATION: 'geo.elevation',
  COLLDATE: 'coll.collDate',
  BREDCODE: 'breederCode',
  BREDNAME: 'breederName',
  ANCEST: 'ancest',
  COLLSRC: 'coll.collSrc',
  ACCENAME: 'accessionName',
  COLLNUMB: 'coll.collNumb',
  COLLCODE: 'coll.collCode',
  COLLNAME: 'coll.collectors',
};

/** Names each field once, in the order of the columns. */
export const columnFields = (columns: readonly string[]): string[] => [
  ...new Set(columns.map((column) => FIELDS[column] ?? column)),
];
