import type {
  BrapiAnswer,
  BrapiGermplasm,
  BrapiLevel,
  BrapiList,
  BrapiLocation,
  BrapiMcpd,
  BrapiObservation,
  BrapiObservationUnit,
  BrapiProgram,
  BrapiQuery,
  BrapiSearch,
  BrapiSeason,
  BrapiServerInfo,
  BrapiStudy,
  BrapiTable,
  BrapiTrial,
  BrapiVariable,
} from './brapi';

const line = <E>() => ({}) as E;

/** Lines that breeding tools read (BrAPI 2.1); the portal itself calls none of them. */
// oxfmt-ignore
export const brapiEndpoints = {
  'GET /brapi/v2/serverinfo': line<{ returns: BrapiAnswer<BrapiServerInfo> }>(),
  'GET /brapi/v2/commoncropnames': line<{ query: BrapiQuery; returns: BrapiList<string> }>(),

  'GET /brapi/v2/germplasm': line<{ query: BrapiQuery; returns: BrapiList<BrapiGermplasm> }>(),
  'GET /brapi/v2/germplasm/:germplasmDbId': line<{ returns: BrapiAnswer<BrapiGermplasm> }>(),
  'GET /brapi/v2/germplasm/:germplasmDbId/mcpd': line<{ returns: BrapiAnswer<BrapiMcpd> }>(),
  'POST /brapi/v2/search/germplasm': line<{ body: BrapiSearch; query: BrapiQuery; returns: BrapiList<BrapiGermplasm> }>(),
  'GET /brapi/v2/search/germplasm/:searchResultsDbId': line<{ query: BrapiQuery; returns: BrapiList<BrapiGermplasm> }>(),

  'GET /brapi/v2/studies': line<{ query: BrapiQuery; returns: BrapiList<BrapiStudy> }>(),
  'GET /brapi/v2/studies/:studyDbId': line<{ returns: BrapiAnswer<BrapiStudy> }>(),
  'POST /brapi/v2/search/studies': line<{ body: BrapiSearch; query: BrapiQuery; returns: BrapiList<BrapiStudy> }>(),
  'GET /brapi/v2/search/studies/:searchResultsDbId': line<{ query: BrapiQuery; returns: BrapiList<BrapiStudy> }>(),

  'GET /brapi/v2/variables': line<{ query: BrapiQuery; returns: BrapiList<BrapiVariable> }>(),
  'GET /brapi/v2/variables/:observationVariableDbId': line<{ returns: BrapiAnswer<BrapiVariable> }>(),
  'POST /brapi/v2/search/variables': line<{ body: BrapiSearch; query: BrapiQuery; returns: BrapiList<BrapiVariable> }>(),
  'GET /brapi/v2/search/variables/:searchResultsDbId': line<{ query: BrapiQuery; returns: BrapiList<BrapiVariable> }>(),

  'GET /brapi/v2/observations': line<{ query: BrapiQuery; returns: BrapiList<BrapiObservation> }>(),
  'GET /brapi/v2/observations/:observationDbId': line<{ returns: BrapiAnswer<BrapiObservation> }>(),
  'POST /brapi/v2/search/observations': line<{ body: BrapiSearch; query: BrapiQuery; returns: BrapiList<BrapiObservation> }>(),
  'GET /brapi/v2/search/observations/:searchResultsDbId': line<{ query: BrapiQuery; returns: BrapiList<BrapiObservation> }>(),

  'GET /brapi/v2/observationunits': line<{ query: BrapiQuery; returns: BrapiList<BrapiObservationUnit> }>(),
  'GET /brapi/v2/observationunits/:observationUnitDbId': line<{ returns: BrapiAnswer<BrapiObservationUnit> }>(),
  'GET /brapi/v2/observationlevels': line<{ query: BrapiQuery; returns: BrapiList<BrapiLevel> }>(),
  'POST /brapi/v2/search/observationunits': line<{ body: BrapiSearch; query: BrapiQuery; returns: BrapiList<BrapiObservationUnit> }>(),
  'GET /brapi/v2/search/observationunits/:searchResultsDbId': line<{ query: BrapiQuery; returns: BrapiList<BrapiObservationUnit> }>(),
  'GET /brapi/v2/observations/table': line<{ query: BrapiQuery; returns: BrapiAnswer<BrapiTable> }>(),

  'GET /brapi/v2/programs': line<{ query: BrapiQuery; returns: BrapiList<BrapiProgram> }>(),
  'GET /brapi/v2/programs/:programDbId': line<{ returns: BrapiAnswer<BrapiProgram> }>(),
  'POST /brapi/v2/search/programs': line<{ body: BrapiSearch; query: BrapiQuery; returns: BrapiList<BrapiProgram> }>(),
  'GET /brapi/v2/search/programs/:searchResultsDbId': line<{ query: BrapiQuery; returns: BrapiList<BrapiProgram> }>(),
  'GET /brapi/v2/trials': line<{ query: BrapiQuery; returns: BrapiList<BrapiTrial> }>(),
  'GET /brapi/v2/trials/:trialDbId': line<{ returns: BrapiAnswer<BrapiTrial> }>(),
  'POST /brapi/v2/search/trials': line<{ body: BrapiSearch; query: BrapiQuery; returns: BrapiList<BrapiTrial> }>(),
  'GET /brapi/v2/search/trials/:searchResultsDbId': line<{ query: BrapiQuery; returns: BrapiList<BrapiTrial> }>(),
  'GET /brapi/v2/locations': line<{ query: BrapiQuery; returns: BrapiList<BrapiLocation> }>(),
  'GET /brapi/v2/locations/:locationDbId': line<{ returns: BrapiAnswer<BrapiLocation> }>(),
  'POST /brapi/v2/search/locations': line<{ body: BrapiSearch; query: BrapiQuery; returns: BrapiList<BrapiLocation> }>(),
  'GET /brapi/v2/search/locations/:searchResultsDbId': line<{ query: BrapiQuery; returns: BrapiList<BrapiLocation> }>(),
  'GET /brapi/v2/seasons': line<{ query: BrapiQuery; returns: BrapiList<BrapiSeason> }>(),
  'GET /brapi/v2/seasons/:seasonDbId': line<{ returns: BrapiAnswer<BrapiSeason> }>(),
};
