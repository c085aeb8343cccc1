import type { AccessionFilter } from '@/contract/accession/accession-filter';

/** The filter of exactly these, historic records among them: the catalogue leaves those out of a filter that does not name them. */
export const filterOfKnown = (uuids: Iterable<string>): AccessionFilter => ({
  uuid: [...uuids],
  AND: { historic: true, OR: { historic: false } },
});
