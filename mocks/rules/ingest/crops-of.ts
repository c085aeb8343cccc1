import type { AccessionService } from '../../data/accessions/service';
import { findAccessions } from '../../data/import/traits/find-accessions';
import { accessionsByUuid } from '../../data/import/traits/observed-accessions';
import type { NamedAccession } from '../../data/import/traits/raw-table';

/** Share of accessions from which their crop is one of what was observed; fewer are strays. */
const SHARE = 0.05;

/** Short names of the crops of accessions, the commonest first. */
export async function cropsOf(names: readonly NamedAccession[], accessions: AccessionService): Promise<string[]> {
  const found = await findAccessions(names, accessions);
  const uuids = found.flatMap((each) => ('candidate' in each ? [each.candidate.uuid] : []));
  const known = await accessionsByUuid([...new Set(uuids)], accessions);
  const counts = new Map<string, number>();
  for (const { crop } of known.values()) if (crop) counts.set(crop.shortName, (counts.get(crop.shortName) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= known.size * SHARE)
    .sort(([, a], [, b]) => b - a)
    .map(([crop]) => crop);
}
