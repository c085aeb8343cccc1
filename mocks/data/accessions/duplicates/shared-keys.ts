import type { DuplicateEvidenceKind } from '@/contract/labs/duplicates';
import { valueAt } from '../columns/coded-column';
import { newPlace, type TextColumn } from '../columns/text-column';
import type { Catalogue } from '../catalogue';
import { KeyBytes } from '../match/key-bytes';
import { spellKey } from '../match/spelling';
import { Turns } from '../../../tools/workers/turns';

/** A number that more accessions share is no evidence, but a number that everybody uses ("1"). */
export const MOST_SHARING = 50;

/** Rows read before the clock is looked at. */
const PIECE = 1_000;
const MAPS = 256;

export interface SharedKey {
  kind: DuplicateEvidenceKind;
  value: string;
  institute?: string;
  /** In their order. */
  rows: number[];
}

/** What a row is found by. `own`: the accession number at its holder, which is evidence only together with a donor number. */
interface Key {
  kind: DuplicateEvidenceKind;
  column: TextColumn;
  institute: string;
  own: boolean;
}

/** Hands on the keys that a row may have, its own number first. */
function keysOf(data: Catalogue, row: number, take: (key: Key) => void): void {
  const holder = valueAt(data.instCode, row) ?? '';
  const donor = valueAt(data.donorCode, row);
  take({ kind: 'doi', column: data.doi, institute: '', own: false });
  take({ kind: 'donorNumber', column: data.acceNumb, institute: holder, own: true });
  if (donor) take({ kind: 'donorNumber', column: data.donorNumb, institute: donor, own: false });
  for (const institute of new Set(valueAt(data.collCode, row)))
    take({ kind: 'collectingNumber', column: data.collNumb, institute, own: false });
}

const SEEDS: Readonly<Record<DuplicateEvidenceKind, number>> = { doi: 1, donorNumber: 2, collectingNumber: 3 };

const textHash = (text: string): number => {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
};

/** The key as text: of two rows equal only where they share it. Of what has no digit ("unknown", "s.n.") there is none. */
function keyText({ kind, column, institute }: Key, row: number): string | undefined {
  const text = column.text(row);
  const number = text === undefined ? '' : kind === 'doi' ? text.toLowerCase() : spellKey(text);
  return /[0-9]/.test(number) ? `${kind} ${institute} ${number}` : undefined;
}

interface Group {
  kind: DuplicateEvidenceKind;
  institute: string;
  /** Where its first row has it. */
  column: TextColumn;
  rows: number[];
  /** Whether one of them names the number as a donor's. */
  named: boolean;
}

/**
 * The numbers that several rows share. Read twice: first each key is counted by its hash alone, then texts are made of
 * those whose hash came more than once, a small part of all.
 */
export async function sharedKeys(data: Catalogue, turns = new Turns()): Promise<SharedKey[]> {
  const keys = new KeyBytes();
  const place = newPlace();
  let size = 1024;
  while (size < data.rows * 8) size *= 2;
  const counts = new Uint8Array(size);
  const institutes = new Map<string, number>();

  const slotOf = ({ kind, column, institute }: Key, row: number): number | undefined => {
    if (!column.find(row, place) || keys.read(place) === 0) return undefined;
    let code = institutes.get(institute);
    if (code === undefined) institutes.set(institute, (code = textHash(institute)));
    const hash = Math.imul(keys.hash('other') ^ code, 0x85ebca6b + SEEDS[kind] * 2);
    return (hash ^ (hash >>> 15)) & (size - 1);
  };
  const readAll = async (take: (key: Key, row: number, slot: number) => void) => {
    for (let row = 0; row < data.rows; row += 1) {
      if (row % PIECE === 0 && turns.due()) await turns.next();
      turns.read += 1;
      keysOf(data, row, (key) => {
        const slot = slotOf(key, row);
        if (slot !== undefined) take(key, row, slot);
      });
    }
  };

  await readAll((_key, _row, slot) => {
    if (counts[slot] !== 255) counts[slot] = (counts[slot] ?? 0) + 1;
  });
  // Several: a map of millions would grow by turns that are too long.
  const maps = Array.from({ length: MAPS }, () => new Map<string, Group>());
  await readAll((key, row, slot) => {
    if ((counts[slot] ?? 0) < 2) return;
    const text = keyText(key, row);
    if (text === undefined) return;
    const { kind, institute, column, own } = key;
    const groups = maps[slot % MAPS];
    const group = groups?.get(text);
    if (!group) groups?.set(text, { kind, institute, column, rows: [row], named: !own });
    else if (group.rows.at(-1) !== row) {
      group.rows.push(row);
      group.named ||= !own;
    }
  });

  const shared: SharedKey[] = [];
  let read = 0;
  for (const groups of maps)
    for (const { kind, institute, column, rows, named } of groups.values()) {
      if ((read += 1) % PIECE === 0 && turns.due()) await turns.next();
      if (!named || rows.length < 2 || rows.length > MOST_SHARING) continue;
      shared.push({ kind, value: column.text(rows[0] ?? 0) ?? '', ...(institute ? { institute } : {}), rows });
    }
  return shared;
}
