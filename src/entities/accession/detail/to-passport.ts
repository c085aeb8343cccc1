import type { Accession } from '@/contract/accession/accession';
import type { PassportRecord } from '@/mcpd/record';

const given = <T>(value: T | null | undefined): T | undefined => value ?? undefined;

/** An accession as a passport record, for what is computed from passport data: completeness, export. */
export function toPassport(accession: Accession): PassportRecord {
  const { taxonomy, coll, geo } = accession;
  return {
    puid: given(accession.doi),
    instCode: accession.instituteCode,
    acceNumb: accession.accessionNumber,
    genus: taxonomy.genus,
    species: given(taxonomy.species),
    spAuthor: given(taxonomy.spAuthor),
    subtaxa: given(taxonomy.subtaxa),
    subtAuthor: given(taxonomy.subtAuthor),
    cropName: given(accession.cropName),
    acceName: given(accession.accessionName),
    acqDate: given(accession.acquisitionDate),
    origCty: given(accession.origCty ?? accession.countryOfOrigin?.code3),
    collSite: given(coll?.collSite),
    collDate: given(coll?.collDate),
    collSrc: given(coll?.collSrc),
    collNumb: given(coll?.collNumb),
    collMissId: given(coll?.collMissId),
    collCode: coll?.collCode ?? [],
    collName: coll?.collName ?? [],
    decLatitude: given(geo?.latitude),
    decLongitude: given(geo?.longitude),
    coordUncert: given(geo?.uncertainty),
    coordDatum: given(geo?.datum),
    geoRefMeth: given(geo?.method),
    elevation: given(geo?.elevation),
    bredCode: accession.breederCode ?? [],
    bredName: accession.breederName ?? [],
    sampStat: given(accession.sampStat),
    ancest: given(accession.ancest),
    donorCode: given(accession.donorCode),
    donorName: given(accession.donorName),
    donorNumb: given(accession.donorNumb),
    otherNumb: accession.aliases?.map(({ name, usedBy }) => ({ number: name, usedBy: given(usedBy) })) ?? [],
    duplSite: accession.duplSite ?? [],
    duplInstName: accession.duplInstName ?? [],
    storage: accession.storage ?? [],
    remarks: accession.remarks?.map(({ remark }) => remark).join('; '),
    mlsStat: given(accession.mlsStatus),
    acceUrl: given(accession.acceUrl),
    available: given(accession.available),
    historic: accession.historic,
  };
}
