import type { Accession } from '@/contract/accession/accession';
import type { BrapiMcpd } from '@/contract/brapi/brapi';
import { isoDay } from './day';

const text = (value: string | number | null | undefined): string | null => (value == null ? null : String(value));
const institutes = (codes: readonly string[] | null | undefined) =>
  (codes ?? []).map((instituteCode) => ({ instituteCode, instituteName: null }));

/** Passport data of an accession in the words of BrAPI's MCPD. */
export function mcpdOf(accession: Accession): BrapiMcpd {
  const { uuid, doi, accessionName, taxonomy, crop, geo, coll, aliases = [], remarks = [], breederCode } = accession;
  return {
    germplasmDbId: uuid,
    germplasmPUI: doi ? `https://doi.org/${doi}` : null,
    accessionNumber: accession.accessionNumber,
    accessionNames: accessionName ? [accessionName] : [],
    acquisitionDate: isoDay(accession.acquisitionDate),
    acquisitionSourceCode: text(coll?.collSrc),
    alternateIDs: aliases.map(({ name }) => name),
    ancestralData: accession.ancest ?? null,
    biologicalStatusOfAccessionCode: text(accession.sampStat),
    breedingInstitutes: institutes(breederCode),
    collectingInfo: {
      collectingDate: isoDay(coll?.collDate),
      collectingInstitutes: (coll?.collCode ?? []).map((instituteCode, at) => ({
        instituteCode,
        instituteName: coll?.collName?.[at] ?? null,
        instituteAddress: coll?.collInstAddress ?? null,
      })),
      collectingMissionIdentifier: coll?.collMissId ?? null,
      collectingNumber: coll?.collNumb ?? null,
      collectingSite: {
        coordinateUncertainty: text(geo?.uncertainty),
        elevation: text(geo?.elevation),
        georeferencingMethod: geo?.method ?? null,
        latitudeDecimal: text(geo?.latitude),
        latitudeDegrees: null,
        locationDescription: coll?.collSite ?? null,
        longitudeDecimal: text(geo?.longitude),
        longitudeDegrees: null,
        spatialReferenceSystem: geo?.datum ?? null,
      },
    },
    commonCropName: crop?.name ?? accession.cropName ?? null,
    countryOfOrigin: accession.countryOfOrigin?.code3 ?? null,
    donorInfo: {
      donorAccessionNumber: accession.donorNumb ?? null,
      donorAccessionPui: null,
      donorInstitute: { instituteCode: accession.donorCode ?? null, instituteName: accession.donorName ?? null },
    },
    genus: taxonomy.genus,
    instituteCode: accession.institute.code,
    mlsStatus: accession.mlsStatus == null ? null : accession.mlsStatus ? '1' : '0',
    remarks: remarks.map(({ remark }) => remark).join('; ') || null,
    safetyDuplicateInstitutes: institutes(accession.duplSite),
    species: taxonomy.species ?? null,
    speciesAuthority: taxonomy.spAuthor ?? null,
    storageTypeCodes: (accession.storage ?? []).map(String),
    subtaxon: taxonomy.subtaxa ?? null,
    subtaxonAuthority: taxonomy.subtAuthor ?? null,
  };
}
