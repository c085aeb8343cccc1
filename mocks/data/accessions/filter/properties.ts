import { allRows, rowsWhere } from '../columns/bits';
import { rowsWithValue } from '../columns/coded-column';
import type { NamedGroups } from '../groups';
import type { Model } from '../model';
import { genusSpecies, taxonName } from '../taxon-name';
import { TAXON_NAME_PROPERTIES } from '../taxonomy/name-properties';
import { compact } from '../text/fold';
import { tileIndex } from '../tile-index';
import { CLIMATE_PROPERTIES } from './climate-properties';
import {
  codedNumber,
  codedText,
  codes,
  date,
  flag,
  keys,
  listed,
  membership,
  nothing,
  number,
  terms,
  text,
  time,
  type Property,
} from './property';
import { readNumbers, readStrings } from './read-criterion';
import { within } from './within';

const grouped = (property: NamedGroups): Property =>
  listed(readStrings, (asked, model) => model.groups.rowsOf(property, asked));

/** Both, or it is no place. */
export const isReferenced = ({ data }: Model, row: number): boolean =>
  !Number.isNaN(data.latitude[row] ?? NaN) && !Number.isNaN(data.longitude[row] ?? NaN);

const instituteCountry = terms(
  (m) => m.data.instCode,
  (code, m) => [m.institute(code).country?.code3],
);
const countryOfOrigin = terms(
  (m) => m.data.origCty,
  (code) => [code],
);

/** The properties of an accession filter by their dotted path, but for texts and logic. */
export const PROPERTIES = new Map<string, Property>(
  Object.entries({
    uuid: keys(
      (uuid, m) => {
        const row = m.uuids.row(uuid);
        return row === undefined ? [] : [row];
      },
      (m) => m.uuids,
    ),
    doi: keys((doi, m) => m.search().rowsOfDoi(doi)),
    accessionNumber: text((m) => m.data.acceNumb),
    accessionNumbers: keys((given, m) => m.numbers().rowsOf(compact(given))),
    accessionName: text((m) => m.data.acceName),
    seqNo: number((m) => m.seqNo().column),
    crop: terms(
      (m) => m.data.crop,
      (code) => [code],
    ),
    cropName: codedText(
      (m) => m.data.cropName,
      (name) => name,
    ),
    'institute.code': terms(
      (m) => m.data.instCode,
      (code) => [code],
    ),
    'institute.country.code3': instituteCountry,
    // What programs of others call code3.
    'institute.country.iso3': instituteCountry,
    'institute.country.region': terms(
      (m) => m.data.instCode,
      (code, m) => m.regionsOf(m.institute(code).country).map(({ isoCode }) => isoCode),
    ),
    'institute.fullName': codedText(
      (m) => m.data.instCode,
      (code, m) => m.institute(code).fullName,
    ),
    'institute.networks': terms(
      (m) => m.data.instCode,
      (code, m) => m.institute(code).networks,
    ),
    'institute.accessions': membership((m) => allRows(m.data.rows)),
    networks: terms(
      (m) => m.data.instCode,
      (code, m) => m.institute(code).networks,
    ),
    'countryOfOrigin.code3': countryOfOrigin,
    'countryOfOrigin.iso3': countryOfOrigin,
    'countryOfOrigin.region': terms(
      (m) => m.data.origCty,
      (code, m) => m.regionsOf(m.country(code)).map(({ isoCode }) => isoCode),
    ),
    'taxonomy.genus': terms(
      (m) => m.data.taxon,
      ({ genus }) => [genus],
    ),
    'taxonomy.species': terms(
      (m) => m.data.taxon,
      ({ species }) => (species ? [species] : []),
    ),
    'taxonomy.genusSpecies': terms(
      (m) => m.data.taxon,
      (taxon) => [genusSpecies(taxon)],
    ),
    'taxonomy.family': terms(
      (m) => m.data.taxon,
      ({ family }) => (family ? [family] : []),
    ),
    'taxonomy.subtaxa': codedText(
      (m) => m.data.taxon,
      ({ subtaxa }) => subtaxa,
    ),
    'taxonomy.taxonName': codedText((m) => m.data.taxon, taxonName),
    ...TAXON_NAME_PROPERTIES,
    sampStat: codes((m) => m.data.sampStat),
    storage: codes((m) => m.data.storage),
    historic: flag((m) => m.data.historic),
    available: flag((m) => m.data.available),
    mlsStatus: flag((m) => m.data.mlsStat),
    inTrust: flag((m) => m.data.inTrust),
    sgsv: flag((m) => m.data.sgsv),
    aegis: flag((m) => m.data.aegis),
    images: membership((m) => rowsWithValue(m.data.images, (images) => images > 0)),
    hasDoi: membership((m) => rowsWhere(m.data.rows, (row) => m.data.doi.has(row))),
    hasDataset: membership((m) => m.groups.rowsInAny('datasets')),
    hasSubset: membership((m) => m.groups.rowsInAny('subsets')),
    genotyped: membership((m) => m.groups.rowsInAny('genotypes')),
    curationType: terms(
      (m) => m.data.curationType,
      (type) => [type],
    ),
    donorCode: terms(
      (m) => m.data.donorCode,
      (code) => [code],
    ),
    donorName: codedText(
      (m) => m.data.donorName,
      (name) => name,
    ),
    donorNumb: text((m) => m.data.donorNumb),
    breederCode: terms(
      (m) => m.data.bredCode,
      (all) => all,
    ),
    duplSite: terms(
      (m) => m.data.duplSite,
      (all) => all,
    ),
    acquisitionDate: date((m) => m.data.acqDate),
    createdDate: time((m) => m.data.created),
    lastModifiedDate: time((m) => m.data.modified),
    'coll.collDate': date((m) => m.data.collDate),
    'coll.collNumb': text((m) => m.data.collNumb),
    'coll.collSite': text((m) => m.data.collSite),
    'coll.collMissId': terms(
      (m) => m.data.collMissId,
      (id) => [id],
    ),
    'geo.latitude': number((m) => m.data.latitude),
    'geo.longitude': number((m) => m.data.longitude),
    'geo.elevation': codedNumber((m) => m.data.elevation),
    'geo.within': within,
    'geo.tileIndex': listed(readNumbers, (asked, m) =>
      rowsWhere(m.data.rows, (row) => {
        const [latitude, longitude] = [m.data.latitude[row] ?? NaN, m.data.longitude[row] ?? NaN];
        return isReferenced(m, row) && asked.has(tileIndex(latitude, longitude));
      }),
    ),
    'geo.referenced': membership((m) => rowsWhere(m.data.rows, (row) => isReferenced(m, row))),
    ...CLIMATE_PROPERTIES,
    pdci: codedNumber((m) => m.data.pdci),
    lists: nothing(readStrings),
    collection: codedText(
      (m) => m.data.collection,
      (name) => name,
    ),
    subsets: grouped('subsets'),
    datasets: grouped('datasets'),
    diversityTrees: grouped('diversityTrees'),
  } satisfies Record<string, Property>),
);

const GROUPS = new Set(
  [...PROPERTIES.keys()].flatMap((path) => (path.includes('.') ? [path.slice(0, path.lastIndexOf('.'))] : [])),
);

/** Whether the path holds properties below it: `institute`, `institute.country`. */
export const isGroup = (path: string): boolean => GROUPS.has(path);
