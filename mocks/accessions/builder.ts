import { accessionUuid } from '@/mcpd/accession-uuid';
import { cropOf } from '@/mcpd/crop-table';
import { pdciScore } from '@/mcpd/pdci';
import type { PassportRecord } from '@/mcpd/record';
import type { Catalogue, Taxon } from './catalogue';
import { CodedColumnBuilder } from './columns/coded-column';
import { NumberColumnBuilder } from './columns/number-column';
import { TextColumnBuilder } from './columns/text-column';
import { UuidColumnBuilder } from './columns/uuid-column';
import { packOtherNumbers } from './rows/other-numbers';
import type { AccessionBuilder } from './service';
import { accessionStore } from './store';

/** The Svalbard Global Seed Vault, as a site of safety duplicates. */
const SVALBARD = 'NOR051';

const columns = () => ({
  uuid: new UuidColumnBuilder(),
  instCode: new CodedColumnBuilder<string>(),
  taxon: new CodedColumnBuilder<Taxon>(),
  crop: new CodedColumnBuilder<string>(),
  cropName: new CodedColumnBuilder<string>(),
  origCty: new CodedColumnBuilder<string>(),
  sampStat: new CodedColumnBuilder<number>(),
  collSrc: new CodedColumnBuilder<number>(),
  curationType: new CodedColumnBuilder<string>(),
  donorCode: new CodedColumnBuilder<string>(),
  donorName: new CodedColumnBuilder<string>(),
  collMissId: new CodedColumnBuilder<string>(),
  collInstAddress: new CodedColumnBuilder<string>(),
  coordDatum: new CodedColumnBuilder<string>(),
  geoRefMeth: new CodedColumnBuilder<string>(),
  collDate: new CodedColumnBuilder<string>(),
  acqDate: new CodedColumnBuilder<string>(),
  coordUncert: new CodedColumnBuilder<number>(),
  elevation: new CodedColumnBuilder<number>(),
  images: new CodedColumnBuilder<number>(),
  pdci: new CodedColumnBuilder<number>(),
  storage: new CodedColumnBuilder<readonly number[]>(),
  duplSite: new CodedColumnBuilder<readonly string[]>(),
  duplInstName: new CodedColumnBuilder<readonly string[]>(),
  bredCode: new CodedColumnBuilder<readonly string[]>(),
  bredName: new CodedColumnBuilder<readonly string[]>(),
  collCode: new CodedColumnBuilder<readonly string[]>(),
  collName: new CodedColumnBuilder<readonly string[]>(),
  historic: new CodedColumnBuilder<boolean>(),
  available: new CodedColumnBuilder<boolean>(),
  mlsStat: new CodedColumnBuilder<boolean>(),
  inTrust: new CodedColumnBuilder<boolean>(),
  sgsv: new CodedColumnBuilder<boolean>(),
  aegis: new CodedColumnBuilder<boolean>(),
  latitude: new NumberColumnBuilder(),
  longitude: new NumberColumnBuilder(),
  created: new NumberColumnBuilder(),
  modified: new NumberColumnBuilder(),
  acceNumb: new TextColumnBuilder(),
  doi: new TextColumnBuilder(),
  acceName: new TextColumnBuilder(),
  collNumb: new TextColumnBuilder(),
  collSite: new TextColumnBuilder(),
  donorNumb: new TextColumnBuilder(),
  otherNumb: new TextColumnBuilder(),
  ancest: new TextColumnBuilder(),
  remarks: new TextColumnBuilder(),
  acceUrl: new TextColumnBuilder(),
});

type Builders = ReturnType<typeof columns>;

/** Absent values are not told from empty ones: a passport file cannot tell them either. */
const some = (text: string | undefined): string | undefined => (text ? text : undefined);

function pushList<T extends string | number>(column: CodedColumnBuilder<readonly T[]>, values: readonly T[]): void {
  if (values.length === 0) column.push(undefined);
  else column.push(values, values.length === 1 ? values[0] : values.join('\u001f'));
}

function pushTaxon(column: Builders['taxon'], record: PassportRecord): void {
  const { genus, species = '', spAuthor = '', subtaxa = '', subtAuthor = '', family = '' } = record;
  const key = `${genus}\u001f${species}\u001f${spAuthor}\u001f${subtaxa}\u001f${subtAuthor}\u001f${family}`;
  const taxon: Taxon = { genus, species, spAuthor, subtaxa, subtAuthor, family };
  column.push(taxon, key);
}

const time = (iso: string | undefined): number | undefined => {
  const milliseconds = iso === undefined ? NaN : Date.parse(iso);
  return Number.isNaN(milliseconds) ? undefined : milliseconds;
};

/** Collects passport records into columns. Texts are copied, so that the record may be used again by its maker. */
export function accessionBuilder(): AccessionBuilder {
  const to = columns();
  let rows = 0;

  const addCodes = (r: PassportRecord): void => {
    to.instCode.push(r.instCode);
    pushTaxon(to.taxon, r);
    to.crop.push(r.crop ?? cropOf(r));
    to.cropName.push(some(r.cropName));
    to.origCty.push(some(r.origCty));
    to.sampStat.push(r.sampStat);
    to.collSrc.push(r.collSrc);
    to.curationType.push(some(r.curationType));
    to.donorCode.push(some(r.donorCode));
    to.donorName.push(some(r.donorName));
    to.collMissId.push(some(r.collMissId));
    to.collInstAddress.push(some(r.collInstAddress));
    to.coordDatum.push(some(r.coordDatum));
    to.geoRefMeth.push(some(r.geoRefMeth));
    to.collDate.push(some(r.collDate));
    to.acqDate.push(some(r.acqDate));
    to.coordUncert.push(r.coordUncert);
    to.elevation.push(r.elevation);
    to.images.push(r.images);
    to.pdci.push(pdciScore(r));
    pushList(to.storage, r.storage);
    pushList(to.duplSite, r.duplSite);
    pushList(to.duplInstName, r.duplInstName);
    pushList(to.bredCode, r.bredCode);
    pushList(to.bredName, r.bredName);
    pushList(to.collCode, r.collCode);
    pushList(to.collName, r.collName);
    to.historic.push(r.historic ?? false);
    to.available.push(r.available);
    to.mlsStat.push(r.mlsStat);
    to.inTrust.push(r.inTrust);
    to.sgsv.push(r.sgsv ?? r.duplSite.includes(SVALBARD));
    to.aegis.push(r.aegis);
  };

  const addTexts = (r: PassportRecord): void => {
    to.acceNumb.push(r.acceNumb);
    to.doi.push(r.puid);
    to.acceName.push(r.acceName);
    to.collNumb.push(r.collNumb);
    to.collSite.push(r.collSite);
    to.donorNumb.push(r.donorNumb);
    to.otherNumb.push(r.otherNumb.length === 0 ? undefined : packOtherNumbers(r.otherNumb));
    to.ancest.push(r.ancest);
    to.remarks.push(r.remarks);
    to.acceUrl.push(r.acceUrl);
  };

  return {
    get size() {
      return rows;
    },
    add(record) {
      to.uuid.push(accessionUuid(record.instCode, record.acceNumb, record.genus));
      addCodes(record);
      addTexts(record);
      to.latitude.push(record.decLatitude);
      to.longitude.push(record.decLongitude);
      to.created.push(time(record.createdDate));
      to.modified.push(time(record.lastModifiedDate));
      rows += 1;
    },
    build(reference) {
      const built = Object.fromEntries(Object.entries(to).map(([name, column]) => [name, column.build()]));
      // Every builder builds the column of its own name.
      return accessionStore({ rows, ...built } as unknown as Catalogue, reference);
    },
  };
}
