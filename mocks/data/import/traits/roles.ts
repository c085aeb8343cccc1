/** What a column of a table of observations, or of descriptors, may be. */
export type Role =
  | 'accession'
  | 'institute'
  | 'doi'
  | 'descriptor'
  | 'value'
  | 'method'
  | 'year'
  | 'title'
  | 'description'
  | 'category'
  | 'type'
  | 'min'
  | 'max'
  | 'codes'
  | 'unit';

/** Names of columns without case, spaces and punctuation; of several in one file the first of the list counts. */
const NAMES: Record<Role, string> = {
  accession:
    'accenumb accession accessionnumber accessionnumb accessionno accno accenumber acceno accessionid accessionname linephenotype line genotype genotypename',
  institute: 'instcode institutecode wiewscode wiews holdinginstitute institute',
  doi: 'puid doi accessiondoi germplasmpui',
  descriptor:
    'descriptorname descriptor traitname trait variablename variable observationvariablename observationvariable characteristic character',
  value: 'observationvalue observedvalue traitvalue value observation score result',
  method: 'methodname method protocol studyname study trialname trial experiment environment',
  year: 'year observationyear season evaluationyear observationdate date',
  title: 'descriptortitle title label longname fullname',
  description: 'description definition meaning',
  category: 'category descriptorcategory',
  type: 'obstype datatype type valuetype scaletype',
  min: 'obsmin min minimum minvalue',
  max: 'obsmax max maximum maxvalue',
  codes: 'obsnominalvalues nominalvalues codes values categories validvalues states',
  unit: 'uom unit units unitofmeasure',
};

/** About the accession or where it was grown: neither passport data nor observations. */
const NO_DESCRIPTORS = new Set(
  'id no taxon taxonname scientificname origin country plantname accessionname plot plotno block rep replicate replication row column comment comments note notes accessioncomment accessionprefix accessionsuffix inventoryprefix inventorynumber inventorysuffix uuid'.split(
    ' ',
  ),
);

/** Columns that may name an accession otherwise than by its number: taken for it where no other column does. */
const GUESSED = new Set('accessionname linephenotype line genotype genotypename'.split(' '));

const spelled = (header: string): string => header.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The column of each role that a header names. */
export function rolesOf(headers: readonly string[]): Partial<Record<Role, number>> {
  const keys = headers.map(spelled);
  const found = Object.entries(NAMES).flatMap(([role, names]) => {
    const at = names
      .split(' ')
      .map((name) => keys.indexOf(name))
      .find((place) => place >= 0);
    return at === undefined ? [] : [[role, at] as const];
  });
  return Object.fromEntries(found);
}

export const isGuessedAccession = (header: string): boolean => GUESSED.has(spelled(header));

export const isNoDescriptor = (header: string): boolean => NO_DESCRIPTORS.has(spelled(header));
