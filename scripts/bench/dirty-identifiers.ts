import type { PassportRecord } from '@/mcpd/record';
import { fillDemo } from '../../mocks/demo/demo-catalogue';
import { Random } from '../../mocks/random/random';
import { CLEAN, DIRTY, DOI_FORMS } from '../tools/labelled-forms/dirt';

const SEED = 7;
const UNKNOWN = 0.08;

/** So many different identifiers as people paste them, made from the demo catalogue; some mean nothing. */
export function dirtyIdentifiers(count: number, accessions: number): string[] {
  const records: PassportRecord[] = [];
  fillDemo((record) => void records.push({ ...record }), accessions);
  const random = new Random(SEED);
  const soils = [...Object.values(CLEAN), ...Object.values(DIRTY)];
  const made = new Set<string>();
  const one = (record: PassportRecord): string | undefined => {
    const { puid, collNumb, donorNumb, acceName, otherNumb } = record;
    if (random.chance(UNKNOWN)) return `QX ${random.below(9_999_999)}`;
    if (random.chance(0.1)) return puid && random.pick(DOI_FORMS)(puid);
    if (random.chance(0.1)) return random.pick([collNumb, donorNumb, acceName, otherNumb[0]?.number]);
    return random.pick(soils)(record, random);
  };
  while (made.size < count) {
    const typed = one(random.pick(records))
      ?.replace(/[\t,;]+/g, ' ')
      .trim();
    if (typed) made.add(typed);
  }
  return [...made];
}
