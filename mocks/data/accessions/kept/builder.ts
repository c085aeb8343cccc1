import { cropOf } from '@/mcpd/crop-table';
import { pdciScore } from '@/mcpd/pdci';
import type { PassportRecord } from '@/mcpd/record';
import type { Catalogue, Taxon } from '../catalogue';
import { CodedColumnBuilder } from '../columns/coded-column';
import { FlagColumnBuilder } from '../columns/flag-column';
import { ListColumnBuilder } from '../columns/list-column';
import { NumberColumnBuilder } from '../columns/number-column';
import { TextColumnBuilder } from '../columns/text-column';
import { UuidColumnBuilder } from '../columns/uuid-column';
import { readTime } from '../iso-time';
import { layeredStore, type ColumnsBuilder } from './layered-store';
import { packOtherNumbers } from '../rows/other-numbers';
import type { AccessionBuilder, AccessionService } from '../service';
import type { AccessionReference } from '../reference';

/** The Svalbard Global Seed Vault, as a site of safety duplicates. */
const SVALBARD = 'NOR051';

const columns = (rows: number | undefined) => ({
  instCode: new CodedColumnBuilder<string>(rows),
  taxon: new CodedColumnBuilder<Taxon>(rows),
  crop: new CodedColumnBuilder<string>(rows),
  cropName: new CodedColumnBuilder<string>(rows),
  origCty: new CodedColumnBuilder<string>(rows),
  sampStat: new CodedColumnBuilder<number>(rows),
  collSrc: new CodedColumnBuilder<number>(rows),
  curationType: new CodedColumnBuilder<string>(rows),
  collection: new CodedColumnBuilder<string>(rows),
  donorCode: new CodedColumnBuilder<string>(rows),
  donorName: new CodedColumnBuilder<string>(rows),
  collMissId: new CodedColumnBuilder<string>(rows),
  collInstAddress: new CodedColumnBuilder<string>(rows),
  coordDatum: new CodedColumnBuilder<string>(rows),
  geoRefMeth: new CodedColumnBuilder<string>(rows),
  collDate: new CodedColumnBuilder<string>(rows),
  acqDate: new CodedColumnBuilder<string>(rows),
  coordUncert: new CodedColumnBuilder<number>(rows),
  elevation: new CodedColumnBuilder<number>(rows),
  images: new CodedColumnBuilder<number>(rows),
  pdci: new CodedColumnBuilder<number>(rows),
  storage: new ListColumnBuilder<number>(rows),
  duplSite: new ListColumnBuilder<string>(rows),
  duplInstName: new ListColumnBuilder<string>(rows),
  bredCode: new ListColumnBuilder<string>(rows),
  bredName: new ListColumnBuilder<string>(rows),
  collCode: new ListColumnBuilder<string>(rows),
  collName: new ListColumnBuilder<string>(rows),
  historic: new FlagColumnBuilder(rows),
  available: new FlagColumnBuilder(rows),
  mlsStat: new FlagColumnBuilder(rows),
  inTrust: new FlagColumnBuilder(rows),
  sgsv: new FlagColumnBuilder(rows),
  aegis: new FlagColumnBuilder(rows),
  latitude: new NumberColumnBuilder(rows),
  longitude: new NumberColumnBuilder(rows),
  created: new NumberColumnBuilder(rows),
  modified: new NumberColumnBuilder(rows),
  uuid: new UuidColumnBuilder(),
  acceNumb: new TextColumnBuilder(rows),
  doi: new TextColumnBuilder(rows),
  acceName: new TextColumnBuilder(rows),
  collNumb: new TextColumnBuilder(rows),
  collSite: new TextColumnBuilder(rows),
  donorNumb: new TextColumnBuilder(rows),
  otherNumb: new TextColumnBuilder(rows),
  ancest: new TextColumnBuilder(rows),
  remarks: new TextColumnBuilder(rows),
  acceUrl: new TextColumnBuilder(rows),
});

type Builders = ReturnType<typeof columns>;

/** Absent and empty values are the same, as they are in a passport file. */
const some = (text: string | undefined): string | undefined => (text ? text : undefined);

/** A date of eight signs as a small number, which is found faster than a new text; other texts as they are. */
function dateKey(date: string | undefined): number | string | undefined {
  if (date === undefined || date.length !== 8) return date;
  let key = 0;
  for (let i = 0; i < 8; i++) {
    const code = date.charCodeAt(i);
    if (code >= 48 && code <= 57) key = key * 11 + code - 48;
    else if (code === 45) key = key * 11 + 10;
    else return date;
  }
  return key;
}

/** Finds the code of a taxon by its parts, so that millions of records make no key each. */
function taxonCodes(column: Builders['taxon']): (record: PassportRecord) => number {
  const byName = new Map<string, Map<string, { taxon: Taxon; code: number }[]>>();
  return (record) => {
    const { genus, species = '', spAuthor = '', subtaxa = '', subtAuthor = '', family = '' } = record;
    const { grinTaxon, grinTaxonId } = record;
    let ofGenus = byName.get(genus);
    if (!ofGenus) byName.set(genus, (ofGenus = new Map()));
    let known = ofGenus.get(species);
    if (!known) ofGenus.set(species, (known = []));
    for (const { taxon, code } of known)
      if (
        taxon.subtaxa === subtaxa &&
        taxon.spAuthor === spAuthor &&
        taxon.subtAuthor === subtAuthor &&
        taxon.family === family &&
        taxon.grinTaxon === grinTaxon &&
        taxon.grinTaxonId === grinTaxonId
      )
        return code;
    const taxon = { genus, species, spAuthor, subtaxa, subtAuthor, family, grinTaxon, grinTaxonId };
    const code = column.codeFor(taxon);
    known.push({ taxon, code });
    return code;
  };
}

/**
 * Texts are copied, so that the record may be used again by its maker. `expected`: how many records will come, where
 * that is known.
 */
export function columnsBuilder(expected?: number): ColumnsBuilder & { readonly size: number } {
  const to = columns(expected);
  const taxonCode = taxonCodes(to.taxon);
  let rows = 0;

  const addCodes = (r: PassportRecord): void => {
    to.instCode.push(r.instCode);
    to.taxon.pushCode(taxonCode(r));
    to.crop.push(r.crop ?? cropOf(r));
    to.cropName.push(some(r.cropName));
    to.origCty.push(some(r.origCty));
    to.sampStat.push(r.sampStat);
    to.collSrc.push(r.collSrc);
    to.curationType.push(some(r.curationType));
    to.collection.push(some(r.collection));
    to.donorCode.push(some(r.donorCode));
    to.donorName.push(some(r.donorName));
    to.collMissId.push(some(r.collMissId));
    to.collInstAddress.push(some(r.collInstAddress));
    to.coordDatum.push(some(r.coordDatum));
    to.geoRefMeth.push(some(r.geoRefMeth));
    to.collDate.push(some(r.collDate), dateKey(r.collDate));
    to.acqDate.push(some(r.acqDate), dateKey(r.acqDate));
    to.coordUncert.push(r.coordUncert);
    to.elevation.push(r.elevation);
    to.images.push(r.images);
    const score = pdciScore(r);
    // In hundredths, so that the key is a whole number.
    to.pdci.push(score, Math.round(score * 100));
    to.storage.push(r.storage);
    to.duplSite.push(r.duplSite);
    to.duplInstName.push(r.duplInstName);
    to.bredCode.push(r.bredCode);
    to.bredName.push(r.bredName);
    to.collCode.push(r.collCode);
    to.collName.push(r.collName);
    to.historic.push(r.historic ?? false);
    to.available.push(r.available);
    to.mlsStat.push(r.mlsStat);
    to.inTrust.push(r.inTrust);
    to.sgsv.push(r.sgsv ?? r.duplSite.includes(SVALBARD));
    to.aegis.push(r.aegis);
  };

  const addTexts = (r: PassportRecord): void => {
    to.uuid.push(r.uuid);
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
      addCodes(record);
      addTexts(record);
      to.latitude.push(record.decLatitude);
      to.longitude.push(record.decLongitude);
      to.created.push(readTime(record.createdDate));
      to.modified.push(readTime(record.lastModifiedDate));
      rows += 1;
    },
    build() {
      const built = Object.fromEntries(Object.entries(to).map(([name, column]) => [name, column.build()]));
      // Every builder builds the column of its own name.
      return { rows, ...built } as unknown as Catalogue;
    },
  };
}

/** The service that answers from columns; `heads`: the first words of their uuids, where somebody is making them. */
export const storeOf = (
  data: Catalogue,
  reference: AccessionReference,
  heads?: Promise<Uint32Array | undefined>,
): AccessionService => layeredStore(data, reference, columnsBuilder, heads);

/** Collects passport records into columns, for a service that answers from them. */
export function accessionBuilder(expected?: number): AccessionBuilder {
  const packed = columnsBuilder(expected);
  return {
    get size() {
      return packed.size;
    },
    add: (record) => packed.add(record),
    build: (reference) => storeOf(packed.build(), reference),
  };
}
