import type { AccessionFilter } from '@/contract/accession-filter';

/** Asks for historic records and for those in force: without it a server leaves the historic ones out. */
const HISTORIC_TOO: AccessionFilter = { historic: true, OR: { historic: false } };

/** The filter of exactly these accessions; `historic` says that historic records may be among them. */
export const listFilter = (uuids: readonly string[], historic: boolean): AccessionFilter =>
  historic ? { uuid: [...uuids], AND: HISTORIC_TOO } : { uuid: [...uuids] };
