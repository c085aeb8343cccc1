/** Keys of the schemas of BrAPI 2.1 for which nothing here has a value: validators want each of them, if only as null. */
const unsaid = (names: string): Record<string, null> =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, null]));

export const UNSAID = {
  serverInfo: unsaid('contactEmail location organizationURL'),
  germplasm: unsaid(`additionalInfo biologicalStatusOfAccessionDescription breedingMethodDbId breedingMethodName
    collection germplasmPreprocessing seedSource seedSourceDescription`),
  study: unsaid(`additionalInfo culturalPractices environmentParameters experimentalDesign externalReferences
    growthFacility observationLevels observationUnitsDescription studyCode`),
  contact: unsaid('orcid'),
  dataLink: unsaid('dataFormat description provenance scientificType version'),
  variable: unsaid(`additionalInfo contextOfUse defaultValue externalReferences growthStage institution
    observationVariablePUI ontologyReference scientist submissionTimestamp`),
  trait: unsaid(`additionalInfo alternativeAbbreviations attribute attributePUI entity entityPUI externalReferences
    mainAbbreviation ontologyReference status synonyms traitPUI`),
  method: unsaid(`additionalInfo bibliographicalReference externalReferences formula methodClass methodPUI
    ontologyReference`),
  scale: unsaid('additionalInfo decimalPlaces externalReferences ontologyReference scalePUI'),
  observation: unsaid(`collector externalReferences geoCoordinates observationTimeStamp season uploadedBy`),
  observationUnit: unsaid(`additionalInfo crossDbId crossName externalReferences observationUnitPUI
    observationUnitPosition seedLotDbId seedLotName treatments`),
  program: unsaid('additionalInfo externalReferences fundingInformation leadPersonDbId leadPersonName programType'),
  trial: unsaid('additionalInfo datasetAuthorships externalReferences publications'),
  location: unsaid(`abbreviation additionalInfo coordinateDescription coordinateUncertainty documentationURL exposure
    externalReferences instituteAddress instituteName locationType parentLocationDbId parentLocationName siteStatus
    slope topography`),
} as const;
