/** The Breeding API, version 2.1 (brapi.org): the parts that this portal's data have something to say to. */

export interface BrapiStatus {
  message: string;
  messageType: 'DEBUG' | 'ERROR' | 'WARNING' | 'INFO';
}

export interface BrapiMetadata {
  pagination: { currentPage: number; pageSize: number; totalCount: number; totalPages: number };
  status: BrapiStatus[];
  datafiles: [];
}

export interface BrapiAnswer<T> {
  metadata: BrapiMetadata;
  result: T;
}

/** `searchResultsDbId` with the answer to a search: further pages are at `GET /search/…/{searchResultsDbId}`. */
export type BrapiList<T> = BrapiAnswer<{ data: T[]; searchResultsDbId?: string }>;

/** Pages from 0. What else is asked goes by the names of the specification; what narrows nothing is told in `status`. */
export interface BrapiQuery {
  page?: string;
  pageSize?: string;
  [parameter: string]: string | undefined;
}

export type BrapiSearch = Record<string, unknown>;

export interface BrapiServerInfo {
  serverName: string;
  serverDescription: string;
  organizationName: string;
  documentationURL: string;
  calls: {
    service: string;
    methods: ('GET' | 'POST')[];
    versions: string[];
    contentTypes: string[];
    dataTypes: string[];
  }[];
}

export interface BrapiReference {
  referenceId: string;
  referenceSource: string;
}

export interface BrapiPoint {
  type: 'Feature';
  geometry: { type: 'Point'; coordinates: number[] };
  properties: Record<string, never>;
}

/** An accession. */
export interface BrapiGermplasm {
  germplasmDbId: string;
  /** The DOI as an address; empty where the accession has none. */
  germplasmPUI: string;
  /** The accession number; names are synonyms. */
  germplasmName: string;
  defaultDisplayName: string;
  accessionNumber: string;
  /** `YYYY-MM-DD`; only where the whole day is known. */
  acquisitionDate: string | null;
  biologicalStatusOfAccessionCode: string | null;
  commonCropName: string;
  countryOfOriginCode: string | null;
  documentationURL: string;
  donors: { donorAccessionNumber: string | null; donorInstituteCode: string | null }[];
  externalReferences: BrapiReference[];
  genus: string;
  species: string | null;
  speciesAuthority: string | null;
  subtaxa: string | null;
  subtaxaAuthority: string | null;
  germplasmOrigin: { coordinateUncertainty: string | null; coordinates: BrapiPoint }[];
  instituteCode: string;
  instituteName: string;
  pedigree: string | null;
  storageTypes: { code: string; description: string | null }[];
  synonyms: { synonym: string; type: string | null }[];
  taxonIds: { sourceName: string; taxonId: string }[];
}

/** A dataset. */
export interface BrapiStudy {
  studyDbId: string;
  studyName: string;
  trialDbId: string;
  trialName: string;
  studyDescription: string | null;
  studyPUI: string | null;
  studyType: 'Phenotyping';
  active: boolean;
  commonCropName: string | null;
  contacts: { contactDbId: string; name: string; email: string | null; instituteName: string | null; type: string }[];
  dataLinks: { name: string; url: string; fileFormat: string; type: string }[];
  documentationURL: string;
  startDate: string | null;
  endDate: string | null;
  lastUpdate: { timestamp: string | null; version: string };
  license: string | null;
  locationDbId: string | null;
  locationName: string | null;
  observationVariableDbIds: string[];
  /** Years. */
  seasons: string[];
}

export type BrapiDataType = 'Code' | 'Date' | 'Nominal' | 'Numerical' | 'Ordinal' | 'Text';

/** A descriptor. */
export interface BrapiVariable {
  observationVariableDbId: string;
  observationVariableName: string;
  commonCropName: string | null;
  documentationURL: string;
  language: string | null;
  status: string;
  synonyms: string[];
  trait: { traitDbId: string; traitName: string; traitClass: string; traitDescription: string | null };
  method: { methodDbId: string; methodName: string; description: string | null };
  scale: {
    scaleDbId: string;
    scaleName: string;
    dataType: BrapiDataType;
    units: string | null;
    validValues: {
      minimumValue: string | null;
      maximumValue: string | null;
      categories: { label: string; value: string }[];
    };
  };
}

export interface BrapiObservation {
  observationDbId: string;
  germplasmDbId: string | null;
  germplasmName: string;
  observationUnitDbId: string;
  observationUnitName: string;
  observationVariableDbId: string;
  observationVariableName: string;
  studyDbId: string;
  /** Text, also of numbers; dates `YYYY-MM-DD`. */
  value: string;
  additionalInfo: { method?: string };
}

/** An accession in a dataset. */
export interface BrapiObservationUnit {
  observationUnitDbId: string;
  observationUnitName: string;
  germplasmDbId: string | null;
  germplasmName: string;
  studyDbId: string;
  studyName: string;
  trialDbId: string;
  trialName: string;
  programDbId: string | null;
  programName: string | null;
  locationDbId: string | null;
  locationName: string | null;
  /** Those of the unit where `includeObservations` asks for them. */
  observations: BrapiObservation[];
}

/** What kinds of units there are, from the top down. */
export interface BrapiLevel {
  levelName: string;
  levelOrder: number;
}

/** Who owns datasets. */
export interface BrapiProgram {
  programDbId: string;
  programName: string;
  abbreviation: string;
  commonCropName: string | null;
  documentationURL: string;
  objective: string | null;
}

/** A dataset once more: each has one study. */
export interface BrapiTrial {
  trialDbId: string;
  trialName: string;
  trialPUI: string | null;
  trialDescription: string | null;
  active: boolean;
  commonCropName: string | null;
  contacts: BrapiStudy['contacts'];
  documentationURL: string;
  startDate: string | null;
  endDate: string | null;
  programDbId: string | null;
  programName: string | null;
}

/** Where a dataset was observed. */
export interface BrapiLocation {
  locationDbId: string;
  locationName: string;
  countryCode: string | null;
  countryName: string | null;
  environmentType: string | null;
  coordinates: BrapiPoint | null;
}

/** A year. */
export interface BrapiSeason {
  seasonDbId: string;
  seasonName: string;
  year: number;
}

interface BrapiInstitute {
  instituteCode: string | null;
  instituteName: string | null;
}

type Texts<N extends string> = Record<N, string | null>;

/** Passport data in the words of the standard. */
export interface BrapiMcpd extends Texts<
  | 'germplasmPUI'
  | 'acquisitionDate'
  | 'acquisitionSourceCode'
  | 'ancestralData'
  | 'biologicalStatusOfAccessionCode'
  | 'commonCropName'
  | 'countryOfOrigin'
  | 'mlsStatus'
  | 'remarks'
  | 'species'
  | 'speciesAuthority'
  | 'subtaxon'
  | 'subtaxonAuthority'
> {
  germplasmDbId: string;
  accessionNumber: string;
  accessionNames: string[];
  alternateIDs: string[];
  genus: string;
  instituteCode: string;
  breedingInstitutes: BrapiInstitute[];
  safetyDuplicateInstitutes: BrapiInstitute[];
  storageTypeCodes: string[];
  donorInfo: Texts<'donorAccessionNumber' | 'donorAccessionPui'> & { donorInstitute: BrapiInstitute };
  collectingInfo: Texts<'collectingDate' | 'collectingMissionIdentifier' | 'collectingNumber'> & {
    collectingInstitutes: (BrapiInstitute & Texts<'instituteAddress'>)[];
    collectingSite: Texts<
      | 'coordinateUncertainty'
      | 'elevation'
      | 'georeferencingMethod'
      | 'latitudeDecimal'
      | 'latitudeDegrees'
      | 'locationDescription'
      | 'longitudeDecimal'
      | 'longitudeDegrees'
      | 'spatialReferenceSystem'
    >;
  };
}

/** A line for each unit: first what `headerRow` names, then the values of the variables. */
export interface BrapiTable {
  headerRow: string[];
  observationVariables: { observationVariableDbId: string; observationVariableName: string }[];
  data: string[][];
}
