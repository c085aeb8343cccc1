import type { Accession } from '@/contract/accession';
import type { AccessionFilter } from '@/contract/accession-filter';

/**
 * The filter of chosen accessions. Historic ones are left out of every result whose filter does not say `historic`,
 * so that it is said where one of the known rows is.
 */
export function filterOfChosen(
  uuids: readonly string[],
  rows: readonly Pick<Accession, 'uuid' | 'historic'>[],
): AccessionFilter {
  const uuid = [...uuids];
  const historic = rows.filter((row) => row.historic && uuids.includes(row.uuid));
  if (historic.length === 0) return { uuid };
  return historic.length === uuid.length ? { uuid, historic: true } : { uuid, OR: { uuid, historic: true } };
}
