import type { PassportRecord } from '@/mcpd/record';
import type { Catalogue } from '../catalogue';
import { valueAt } from '../columns/coded-column';
import { numberAt } from '../columns/number-column';
import { unpackOtherNumbers } from './other-numbers';

const iso = (time: number | undefined): string | undefined =>
  time === undefined ? undefined : new Date(time).toISOString();

/** The passport record that a row was made from. */
export function recordOf(data: Catalogue, row: number): PassportRecord {
  const taxon = valueAt(data.taxon, row);
  return {
    puid: data.doi.text(row),
    instCode: valueAt(data.instCode, row) ?? '',
    acceNumb: data.acceNumb.text(row) ?? '',
    collNumb: data.collNumb.text(row),
    collCode: [...(valueAt(data.collCode, row) ?? [])],
    collName: [...(valueAt(data.collName, row) ?? [])],
    collInstAddress: valueAt(data.collInstAddress, row),
    collMissId: valueAt(data.collMissId, row),
    genus: taxon?.genus ?? '',
    species: taxon?.species || undefined,
    spAuthor: taxon?.spAuthor || undefined,
    subtaxa: taxon?.subtaxa || undefined,
    subtAuthor: taxon?.subtAuthor || undefined,
    cropName: valueAt(data.cropName, row),
    acceName: data.acceName.text(row),
    acqDate: valueAt(data.acqDate, row),
    origCty: valueAt(data.origCty, row),
    collSite: data.collSite.text(row),
    decLatitude: numberAt(data.latitude, row),
    decLongitude: numberAt(data.longitude, row),
    coordUncert: valueAt(data.coordUncert, row),
    coordDatum: valueAt(data.coordDatum, row),
    geoRefMeth: valueAt(data.geoRefMeth, row),
    elevation: valueAt(data.elevation, row),
    collDate: valueAt(data.collDate, row),
    bredCode: [...(valueAt(data.bredCode, row) ?? [])],
    bredName: [...(valueAt(data.bredName, row) ?? [])],
    sampStat: valueAt(data.sampStat, row),
    ancest: data.ancest.text(row),
    collSrc: valueAt(data.collSrc, row),
    donorCode: valueAt(data.donorCode, row),
    donorName: valueAt(data.donorName, row),
    donorNumb: data.donorNumb.text(row),
    otherNumb: unpackOtherNumbers(data.otherNumb.text(row)),
    duplSite: [...(valueAt(data.duplSite, row) ?? [])],
    duplInstName: [...(valueAt(data.duplInstName, row) ?? [])],
    storage: [...(valueAt(data.storage, row) ?? [])],
    mlsStat: valueAt(data.mlsStat, row),
    remarks: data.remarks.text(row),
    acceUrl: data.acceUrl.text(row),
    available: valueAt(data.available, row),
    historic: valueAt(data.historic, row),
    aegis: valueAt(data.aegis, row),
    inTrust: valueAt(data.inTrust, row),
    sgsv: valueAt(data.sgsv, row),
    curationType: valueAt(data.curationType, row),
    collection: valueAt(data.collection, row),
    grinTaxon: taxon?.grinTaxon,
    grinTaxonId: taxon?.grinTaxonId,
    images: valueAt(data.images, row),
    crop: valueAt(data.crop, row),
    family: taxon?.family || undefined,
    createdDate: iso(numberAt(data.created, row)),
    lastModifiedDate: iso(numberAt(data.modified, row)),
  };
}
