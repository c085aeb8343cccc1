import type { PassportRecord } from '@/mcpd/record';

const DWC = 'http://rs.tdwg.org/dwc/terms/';
const DC = 'http://purl.org/dc/terms/';
const GERMPLASM = 'http://purl.org/germplasm/germplasmTerm#';

/** What a line is made of beside the record: names that it holds only by code, and its address. */
export interface ArchiveRow {
  record: PassportRecord;
  /** Of the accession. */
  uuid: string;
  scientificName: string;
  countryName: string | undefined;
}

export interface ArchiveColumn {
  /** Its name as an address. */
  term: string;
  value: (row: ArchiveRow) => string | number | undefined;
}

/** A table of a Darwin Core Archive: its first column is the uuid of the accession, then those of `columns`. */
export interface ArchiveTable {
  file: string;
  rowType: string;
  columns: readonly ArchiveColumn[];
}

/** Darwin Core recommends this between several values. */
const several = (values: readonly (string | number)[]): string => values.join(' | ');
const doiUrl = ({ puid }: PassportRecord): string | undefined => (puid ? `https://doi.org/${puid}` : undefined);
const yesNo = (flag: boolean | undefined): string | undefined => (flag === undefined ? undefined : flag ? 'Yes' : 'No');

/** `YYYYMMDD` as ISO 8601, to the part that is known. */
export function isoDate(date: string | undefined): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d|--)?(\d\d|--)?$/.exec(date ?? '') ?? [];
  if (year === undefined) return undefined;
  if (!month || month === '--') return year;
  return day && day !== '--' ? `${year}-${month}-${day}` : `${year}-${month}`;
}

const columns = (
  namespace: string,
  values: Readonly<Record<string, (record: PassportRecord, row: ArchiveRow) => string | number | undefined>>,
): ArchiveColumn[] =>
  Object.entries(values).map(([name, value]) => ({
    term: namespace + name,
    value: (row) => value(row.record, row),
  }));

const isPlaced = ({ decLatitude, decLongitude }: PassportRecord): boolean =>
  decLatitude !== undefined && decLongitude !== undefined;

/** The core: terms of Darwin Core (https://dwc.tdwg.org/terms/). */
export const OCCURRENCE: ArchiveTable = {
  file: 'occurrence.txt',
  rowType: `${DWC}Occurrence`,
  columns: [
    ...columns(DWC, {
      occurrenceID: (r, { uuid }) => doiUrl(r) ?? `urn:uuid:${uuid}`,
      basisOfRecord: () => 'LivingSpecimen',
      occurrenceStatus: () => 'present',
      institutionCode: (r) => r.instCode,
      catalogNumber: (r) => r.acceNumb,
      otherCatalogNumbers: (r) =>
        several(r.otherNumb.map(({ usedBy, number }) => (usedBy ? `${usedBy}:${number}` : number))),
      recordNumber: (r) => r.collNumb,
      recordedBy: (r) => several(r.collName),
      scientificName: (_, row) => row.scientificName,
      scientificNameAuthorship: (r) => r.subtAuthor ?? r.spAuthor,
      kingdom: () => 'Plantae',
      family: (r) => r.family,
      genus: (r) => r.genus,
      specificEpithet: (r) => (r.species && !/^spp?\.?$/.test(r.species) ? r.species : undefined),
      vernacularName: (r) => r.cropName,
      country: (_, row) => row.countryName,
      locality: (r) => r.collSite,
      decimalLatitude: (r) => r.decLatitude,
      decimalLongitude: (r) => r.decLongitude,
      geodeticDatum: (r) => (isPlaced(r) ? (r.coordDatum ?? 'WGS84') : undefined),
      coordinateUncertaintyInMeters: (r) => (r.coordUncert === 0 ? undefined : r.coordUncert),
      georeferenceProtocol: (r) => r.geoRefMeth,
      minimumElevationInMeters: (r) => r.elevation,
      maximumElevationInMeters: (r) => r.elevation,
      eventDate: (r) => isoDate(r.collDate),
      verbatimEventDate: (r) => r.collDate,
      occurrenceRemarks: (r) => r.remarks,
    }),
    ...columns(DC, {
      references: (r) => r.acceUrl,
      modified: (r) => r.lastModifiedDate,
    }),
  ],
};

/**
 * MCPD beyond Darwin Core: http://rs.gbif.org/extension/germplasm/GermplasmAccession.xml (2014-05-15), whose term for the
 * storage lies in a namespace of its own.
 */
export const GERMPLASM_ACCESSION: ArchiveTable = {
  file: 'germplasm.txt',
  rowType: `${GERMPLASM}GermplasmAccession`,
  columns: [
    ...columns(GERMPLASM, {
      germplasmID: (r) => doiUrl(r),
      germplasmIdentifier: (r) => r.acceName,
      biologicalStatus: (r) => r.sampStat,
      collectingInstituteID: (r) => several(r.collCode),
      breedingInstituteID: (r) => several(r.bredCode),
      breedingInstitute: (r) => several(r.bredName),
      ancestralData: (r) => r.ancest,
      donorInstituteID: (r) => r.donorCode,
      donorInstitute: (r) => r.donorName,
      donorsIdentifier: (r) => r.donorNumb,
      acquisitionDate: (r) => isoDate(r.acqDate),
      acquisitionSource: (r) => r.collSrc,
      safetyDuplicationInstituteID: (r) => several(r.duplSite),
      safetyDuplicationInstitute: (r) => several(r.duplInstName),
      mlsStatus: (r) => yesNo(r.mlsStat),
    }),
    ...columns('http://purl.org/germplasm/germplasmType#', { storageCondition: (r) => several(r.storage) }),
  ],
};

export const ARCHIVE_TABLES = { occurrence: OCCURRENCE, germplasm: GERMPLASM_ACCESSION } as const;
export type ArchivePart = keyof typeof ARCHIVE_TABLES;

const nameOf = (term: string): string => term.slice(Math.max(term.lastIndexOf('/'), term.lastIndexOf('#')) + 1);

/** Nothing is quoted in these tables, so that no value may hold what parts them. */
const line = (values: readonly (string | number | undefined)[]): string =>
  `${values
    .map((value) =>
      String(value ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join('\t')}\n`;

export const headerLine = ({ columns: all }: ArchiveTable): string =>
  line(['id', ...all.map(({ term }) => nameOf(term))]);

export const archiveLine = ({ columns: all }: ArchiveTable, row: ArchiveRow): string =>
  line([row.uuid, ...all.map(({ value }) => value(row))]);
