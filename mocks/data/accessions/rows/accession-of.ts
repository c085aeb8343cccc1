import type { Accession, Alias, Collecting, Geo } from '@/contract/accession/accession';
import type { PassportRecord } from '@/mcpd/record';
import { valueAt } from '../columns/coded-column';
import type { GroupName } from '../groups';
import type { Model } from '../model';
import { seqNo } from '../order/seq-numbers';
import { genusSpecies, taxonName } from '../taxon-name';
import { tileIndex } from '../tile-index';
import { recordOf } from './record-of';

function geoOf(r: PassportRecord): Geo | null {
  const { decLatitude, decLongitude, elevation, coordUncert, coordDatum, geoRefMeth } = r;
  const given = [decLatitude, decLongitude, elevation, coordUncert, coordDatum, geoRefMeth];
  if (given.every((value) => value === undefined)) return null;
  const referenced = decLatitude !== undefined && decLongitude !== undefined;
  return {
    latitude: decLatitude ?? null,
    longitude: decLongitude ?? null,
    elevation,
    uncertainty: coordUncert,
    datum: coordDatum,
    method: geoRefMeth,
    tileIndex: referenced ? tileIndex(decLatitude, decLongitude) : null,
    referenced,
  };
}

function collectingOf(r: PassportRecord): Collecting | null {
  const { collDate, collSite, collSrc, collNumb, collMissId, collCode, collName, collInstAddress } = r;
  const given = [collDate, collSite, collSrc, collNumb, collMissId, collInstAddress, collCode[0], collName[0]];
  if (given.every((value) => value === undefined)) return null;
  return { collDate, collSite, collSrc, collNumb, collMissId, collInstAddress, collCode, collName };
}

/** The subsets that name a row. */
export const subsetsOf = (model: Model, row: number): GroupName[] =>
  (valueAt(model.groups.column('subsets'), row) ?? []).map(({ uuid, title }) => ({ uuid, title }));

/** A row as the API shows it, names of codes included. */
export function accessionOf(model: Model, row: number): Accession {
  const { data } = model;
  const r = recordOf(data, row);
  const institute = model.institute(r.instCode);
  const origin = r.origCty === undefined ? undefined : model.country(r.origCty);
  const crop = r.crop === undefined ? undefined : model.crop(r.crop);
  return {
    uuid: model.uuids.text(row),
    doi: r.puid,
    accessionNumber: r.acceNumb,
    accessionName: r.acceName,
    seqNo: seqNo(r.acceNumb),
    historic: r.historic ?? false,
    available: r.available,
    mlsStatus: r.mlsStat,
    inTrust: r.inTrust,
    inSvalbard: r.sgsv,
    aegis: r.aegis,
    images: r.images,
    curationType: r.curationType,
    collection: r.collection,
    acquisitionDate: r.acqDate,
    origCty: r.origCty,
    sampStat: r.sampStat,
    storage: r.storage,
    duplSite: r.duplSite,
    duplInstName: r.duplInstName,
    ancest: r.ancest,
    acceUrl: r.acceUrl,
    donorCode: r.donorCode,
    donorName: r.donorName,
    donorNumb: r.donorNumb,
    breederCode: r.bredCode,
    breederName: r.bredName,
    cropName: r.cropName,
    genus: r.genus,
    institute: {
      id: institute.id,
      code: institute.code,
      acronym: institute.acronym,
      fullName: institute.fullName,
      countryCode3: institute.country?.code3,
      country: institute.country ? { name: institute.country.name, code3: institute.country.code3 } : null,
      owner: institute.owner,
    },
    instituteCode: institute.code,
    crop: crop ? { shortName: crop.shortName, name: crop.name } : null,
    taxonomy: {
      genus: r.genus,
      species: r.species,
      spAuthor: r.spAuthor,
      subtaxa: r.subtaxa,
      subtAuthor: r.subtAuthor,
      taxonName: taxonName(r),
      genusSpecies: genusSpecies(r),
      family: r.family,
      grinTaxonomySpecies: model.namesOf(r).grin ?? null,
    },
    countryOfOrigin: origin
      ? {
          code3: origin.code3,
          codeNum: origin.codeNum == null ? null : String(origin.codeNum).padStart(3, '0'),
          name: origin.name,
          region: origin.region ? { name: origin.region.name, isoCode: origin.region.isoCode } : null,
        }
      : null,
    geo: geoOf(r),
    coll: collectingOf(r),
    aliases: r.otherNumb.map(({ number, usedBy }): Alias => ({ name: number, aliasType: 'OTHERNUMB', usedBy })),
    remarks: r.remarks === undefined ? [] : [{ remark: r.remarks }],
    pdci: { score: valueAt(data.pdci, row) ?? 0 },
    createdDate: r.createdDate,
    lastModifiedDate: r.lastModifiedDate,
  };
}
