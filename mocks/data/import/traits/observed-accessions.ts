import type { Accession } from '@/contract/accession/accession';
import type { AccessionService } from '../../accessions/service';

const BATCH = 1_000;

/** The accessions of a dataset, by uuid. */
export async function accessionsByUuid(
  uuids: readonly string[],
  service: AccessionService,
): Promise<Map<string, Accession>> {
  const known = new Map<string, Accession>();
  for (let from = 0; from < uuids.length; from += BATCH) {
    const { content } = await service.byUuid(uuids.slice(from, from + BATCH));
    for (const accession of content) known.set(accession.uuid, accession);
  }
  return known;
}
