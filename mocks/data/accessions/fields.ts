import type { Taxon } from './catalogue';
import { projected, type CodedColumn } from './columns/coded-column';
import type { NumberColumn } from './columns/number-column';
import type { TextColumn } from './columns/text-column';
import type { Model } from './model';
import type { Pieces } from '../../tools/workers/turns';
import { genusSpecies, taxonName } from './taxon-name';

/** Where the single value of a path lies. */
export type Field =
  | { kind: 'coded'; column: CodedColumn<string | number | boolean> }
  /** `spaceless`: spaces do not count in its order. */
  | { kind: 'text'; column: TextColumn; spaceless?: boolean }
  /** `pieces`: makes the column of another one, in turns with other questions; at once where nobody asked for them. */
  | { kind: 'number'; readonly column: NumberColumn; pieces?(): Pieces<void> }
  | { kind: 'uuid' };

type Source = (model: Model) => Field;
type Scalar = string | number | boolean;

const coded =
  <T, U extends Scalar>(
    column: (data: Model['data']) => CodedColumn<T>,
    project: (value: T, model: Model) => U | undefined | null,
  ): Source =>
  (model) => ({
    kind: 'coded',
    column: projected(column(model.data), (value) => project(value, model) ?? undefined),
  });

const plain =
  (column: (data: Model['data']) => CodedColumn<Scalar>): Source =>
  ({ data }) => ({ kind: 'coded', column: column(data) });

const text =
  (column: (data: Model['data']) => TextColumn, spaceless = false): Source =>
  ({ data }) => ({ kind: 'text', column: column(data), spaceless });

const number =
  (column: (data: Model['data']) => NumberColumn): Source =>
  ({ data }) => ({ kind: 'number', column: column(data) });

const list = <T extends Scalar>(column: (data: Model['data']) => CodedColumn<readonly T[]>): Source =>
  coded(column, (values) => values.join(';'));

const taxon = (project: (value: Taxon) => string | undefined): Source =>
  coded(
    (d) => d.taxon,
    (value) => project(value) || undefined,
  );

const instCode = plain((d) => d.instCode);
const cropName = coded(
  (d) => d.crop,
  (code, m) => m.crop(code).name,
);
const origin = plain((d) => d.origCty);
const genus = taxon((t) => t.genus);
const pdci = plain((d) => d.pdci);

/** Paths of the accession, and the filter's names for the same, that can be sorted by or asked for as missing. */
export const FIELDS: Record<string, Source> = {
  uuid: () => ({ kind: 'uuid' }),
  doi: text((d) => d.doi),
  accessionNumber: text((d) => d.acceNumb, true),
  accessionName: text((d) => d.acceName),
  seqNo: (model) => {
    const numbers = model.seqNo();
    return {
      kind: 'number',
      get column() {
        return numbers.column;
      },
      pieces: () => numbers.pieces(),
    };
  },
  historic: plain((d) => d.historic),
  available: plain((d) => d.available),
  mlsStatus: plain((d) => d.mlsStat),
  inTrust: plain((d) => d.inTrust),
  inSvalbard: plain((d) => d.sgsv),
  sgsv: plain((d) => d.sgsv),
  aegis: plain((d) => d.aegis),
  images: plain((d) => d.images),
  curationType: plain((d) => d.curationType),
  collection: plain((d) => d.collection),
  acquisitionDate: plain((d) => d.acqDate),
  origCty: origin,
  sampStat: plain((d) => d.sampStat),
  storage: list((d) => d.storage),
  duplSite: list((d) => d.duplSite),
  ancest: text((d) => d.ancest),
  acceUrl: text((d) => d.acceUrl),
  donorCode: plain((d) => d.donorCode),
  donorName: plain((d) => d.donorName),
  donorNumb: text((d) => d.donorNumb),
  breederCode: list((d) => d.bredCode),
  breederName: list((d) => d.bredName),
  cropName: plain((d) => d.cropName),
  genus,
  createdDate: number((d) => d.created),
  lastModifiedDate: number((d) => d.modified),
  aliases: text((d) => d.otherNumb),
  remarks: text((d) => d.remarks),
  institute: instCode,
  instituteCode: instCode,
  'institute.code': instCode,
  'institute.fullName': coded(
    (d) => d.instCode,
    (code, m) => m.institute(code).fullName,
  ),
  'institute.acronym': coded(
    (d) => d.instCode,
    (code, m) => m.institute(code).acronym,
  ),
  'institute.countryCode3': coded(
    (d) => d.instCode,
    (code, m) => m.institute(code).country?.code3,
  ),
  'institute.country.code3': coded(
    (d) => d.instCode,
    (code, m) => m.institute(code).country?.code3,
  ),
  'institute.country.region': coded(
    (d) => d.instCode,
    (code, m) => m.institute(code).country?.region?.isoCode,
  ),
  'institute.country.name': coded(
    (d) => d.instCode,
    (code, m) => m.institute(code).country?.name,
  ),
  networks: coded(
    (d) => d.instCode,
    (code, m) => m.institute(code).networks.join(';') || undefined,
  ),
  crop: plain((d) => d.crop),
  'crop.shortName': plain((d) => d.crop),
  'crop.name': cropName,
  taxonomy: taxon(taxonName),
  'taxonomy.genus': genus,
  'taxonomy.species': taxon((t) => t.species),
  'taxonomy.spAuthor': taxon((t) => t.spAuthor),
  'taxonomy.subtaxa': taxon((t) => t.subtaxa),
  'taxonomy.subtAuthor': taxon((t) => t.subtAuthor),
  'taxonomy.taxonName': taxon(taxonName),
  'taxonomy.genusSpecies': taxon(genusSpecies),
  'taxonomy.family': taxon((t) => t.family),
  'taxonomy.grinTaxonomySpecies': coded(
    (d) => d.taxon,
    (value, m) => m.namesOf(value).grin?.name,
  ),
  countryOfOrigin: origin,
  'countryOfOrigin.code3': origin,
  'countryOfOrigin.name': coded(
    (d) => d.origCty,
    (code, m) => m.country(code).name,
  ),
  'countryOfOrigin.codeNum': coded(
    (d) => d.origCty,
    (code, m) => m.country(code).codeNum?.toString().padStart(3, '0'),
  ),
  'countryOfOrigin.region': coded(
    (d) => d.origCty,
    (code, m) => m.country(code).region?.isoCode,
  ),
  'countryOfOrigin.region.name': coded(
    (d) => d.origCty,
    (code, m) => m.country(code).region?.name,
  ),
  geo: number((d) => d.latitude),
  'geo.latitude': number((d) => d.latitude),
  'geo.longitude': number((d) => d.longitude),
  'geo.elevation': plain((d) => d.elevation),
  'geo.uncertainty': plain((d) => d.coordUncert),
  'geo.datum': plain((d) => d.coordDatum),
  'geo.method': plain((d) => d.geoRefMeth),
  'coll.collDate': plain((d) => d.collDate),
  'coll.collNumb': text((d) => d.collNumb),
  'coll.collSite': text((d) => d.collSite),
  'coll.collSrc': plain((d) => d.collSrc),
  'coll.collMissId': plain((d) => d.collMissId),
  'coll.collCode': list((d) => d.collCode),
  'coll.collName': list((d) => d.collName),
  'coll.collInstAddress': plain((d) => d.collInstAddress),
  pdci,
  'pdci.score': pdci,
};
