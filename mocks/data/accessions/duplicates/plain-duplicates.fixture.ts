import { accessionUuid } from '@/mcpd/accession-uuid';
import type { PassportRecord } from '@/mcpd/record';
import { spellKey } from '../match/spelling';
import { MOST_SHARING } from './shared-keys';

export const uuidOf = (r: PassportRecord): string => accessionUuid(r.instCode, r.acceNumb, r.genus);

/** Each key of a record, and whether it is only its own number. */
function keysOf(r: PassportRecord): Map<string, boolean> {
  const keys = new Map<string, boolean>();
  const add = (kind: string, institute: string, text: string | undefined, own = false) => {
    const number = kind === 'doi' ? (text ?? '').toLowerCase() : spellKey(text ?? '');
    const key = `${kind} ${institute} ${number}`;
    if (/\d/.test(number) && !keys.has(key)) keys.set(key, own);
  };
  add('doi', '', r.puid);
  add('donorNumber', r.instCode, r.acceNumb, true);
  if (r.donorCode) add('donorNumber', r.donorCode, r.donorNumb);
  for (const code of r.collCode) add('collectingNumber', code, r.collNumb);
  return keys;
}

/** The uuids of each cluster, counted by looking at every pair, again and again until nothing more is joined. */
export function plainClusters(records: readonly PassportRecord[]): string[] {
  const keys = records.map(keysOf);
  const sharing = (key: string) => keys.filter((each) => each.has(key));
  const linked = (a: number, b: number) =>
    [...(keys[a] ?? [])].some(([key]) => {
      if (!keys[b]?.has(key)) return false;
      const all = sharing(key);
      return all.length <= MOST_SHARING && all.some((each) => each.get(key) === false);
    });
  const cluster = records.map((_, at) => at);
  for (let changed = true; changed;) {
    changed = false;
    for (let a = 0; a < records.length; a += 1)
      for (let b = 0; b < a; b += 1) {
        const least = Math.min(cluster[a] ?? 0, cluster[b] ?? 0);
        if (cluster[a] === cluster[b] || !linked(a, b)) continue;
        [cluster[a], cluster[b], changed] = [least, least, true];
      }
  }
  return [...new Set(cluster)]
    .map((root) => records.filter((_, at) => cluster[at] === root))
    .filter((members) => new Set(members.map(({ instCode }) => instCode)).size > 1)
    .map((members) => members.map(uuidOf).sort().join())
    .sort();
}
