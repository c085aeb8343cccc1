import type { AccessionFilter } from '@/contract/accession/accession-filter';

/** Historic records and those in force: a server leaves the historic ones out of a filter that does not name them. */
const HISTORIC_OR_NOT: AccessionFilter = { historic: true, OR: { historic: false } };

/** The filter of exactly these accessions; `historic` says that historic records may be among them. */
export const filterOfUuids = (uuids: readonly string[], historic: boolean): AccessionFilter =>
  historic ? { uuid: [...uuids], AND: HISTORIC_OR_NOT } : { uuid: [...uuids] };
