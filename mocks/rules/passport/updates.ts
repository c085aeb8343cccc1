import type { CellChange, PassportUpdate } from '@/contract/passport/passport-update';
import type { PassportRecord } from '@/mcpd/record';
import type { AccessionLayer, AccessionService } from '../../data/accessions/service';
import { conflict } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import type { Audit } from '../../tools/store/audit';
import type { Store } from '../../tools/store/store';
import { changedAccessions, NO_LAYER, type ChangedAccessions } from './changed-accessions';

/** What an update makes of one accession; without a record it is removed. */
export interface ChangedAccession {
  uuid: string;
  record?: PassportRecord;
  /** Of one that was there before. */
  changes?: readonly CellChange[];
}

/** `by`: the person's uuid, also of whoever took it back. */
export interface KeptUpdate extends Omit<PassportUpdate, 'by' | 'undoable' | 'undone'> {
  by?: string | undefined;
  undone?: { date: string; by: string | undefined };
  order: number;
}

/** Accessions in one row of the store. */
const PIECE = 500;

const keyOf = (order: number, piece?: number): string =>
  [order, ...(piece === undefined ? [] : [piece])].map((each) => String(each).padStart(9, '0')).join('/');

/** What an accession is now, and which updates made it so. */
interface Folded {
  layer: AccessionLayer;
  of: Map<string, { update: KeptUpdate; change: ChangedAccession }[]>;
}

/** The updates that were applied, in their order: each is kept whole or not at all, and so is its taking back. */
export interface PassportUpdates {
  accessions: ChangedAccessions;
  /** Those of an institute, also those that were taken back, the newest first. */
  of(instituteCode: string): KeptUpdate[];
  /** Whether it was taken back or not. */
  one(instituteCode: string, uuid: string): KeptUpdate | undefined;
  /** The last that stands; 0 without one. */
  lastOf(instituteCode: string): number;
  /** In the caller's breath: what was checked before still holds. */
  apply(update: Omit<KeptUpdate, 'order'>, changed: readonly ChangedAccession[]): KeptUpdate;
  /** 409 where a later one stands. */
  undo(update: KeptUpdate, undone: NonNullable<KeptUpdate['undone']>): KeptUpdate;
  /** What updates made of one accession, the newest first. */
  historyOf(uuid: string): readonly { update: KeptUpdate; change: ChangedAccession }[];
}

export function makePassportUpdates({
  stored,
  store,
  audit,
}: {
  stored: AccessionService;
  store: Store;
  audit: Audit;
}): PassportUpdates {
  const updates = store.rows<KeptUpdate>('passport-updates');
  const pieces = store.rows<readonly ChangedAccession[]>('passport-pieces');
  let folded: (Folded & { revision: number }) | undefined;

  const inOrder = (): KeptUpdate[] => [...updates.values()].sort((a, b) => a.order - b.order);
  const standing = (code: string) =>
    inOrder().filter(({ instituteCode, state }) => instituteCode === code && state === 'APPLIED');
  const piecesOf = ({ order }: KeptUpdate): (readonly [string, readonly ChangedAccession[]])[] => {
    const found: [string, readonly ChangedAccession[]][] = [];
    for (let at = 0, piece = pieces.get(keyOf(order, 0)); piece; at += 1, piece = pieces.get(keyOf(order, at)))
      found.push([keyOf(order, at), piece]);
    return found;
  };

  function fold(): Folded {
    if (folded?.revision === updates.revision) return folded;
    const of: Folded['of'] = new Map();
    for (const update of inOrder())
      if (update.state === 'APPLIED')
        for (const [, piece] of piecesOf(update))
          for (const change of piece) of.set(change.uuid, [{ update, change }, ...(of.get(change.uuid) ?? [])]);
    const records: PassportRecord[] = [];
    const removed: string[] = [];
    for (const [uuid, [last]] of of)
      if (last?.change.record) records.push(last.change.record);
      else removed.push(uuid);
    folded = { revision: updates.revision, of, layer: of.size === 0 ? NO_LAYER : { records, removed } };
    return folded;
  }

  const told = ({ instituteCode, counts: { new: added, changed }, gone, counts }: KeptUpdate) => ({
    class: 'wiews',
    id: instituteCode,
    changes: [
      { property: 'accessions', added, removed: gone === 'remove' ? counts.gone : 0 },
      { property: 'accessions.changed', value: String(changed + (gone === 'historic' ? counts.gone : 0)) },
    ],
  });

  return {
    accessions: changedAccessions(stored, () => fold().layer),
    of: (code) =>
      inOrder()
        .filter(({ instituteCode }) => instituteCode === code)
        .reverse(),
    one: (code, uuid) => inOrder().find((each) => each.uuid === uuid && each.instituteCode === code),
    lastOf: (code) => standing(code).at(-1)?.order ?? 0,
    apply: (given, changed) => {
      const update = { ...given, order: (inOrder().at(-1)?.order ?? 0) + 1 };
      for (let from = 0; from < changed.length; from += PIECE)
        pieces.set(keyOf(update.order, from / PIECE), changed.slice(from, from + PIECE));
      updates.set(keyOf(update.order), update);
      audit.note({ ...told(update), action: 'UPDATE', by: update.by, reason: update.fileName ?? undefined });
      return update;
    },
    undo: (update, undone) => {
      const last = standing(update.instituteCode).at(-1);
      if (last && last.order > update.order) throw conflict(sentence('laterUpdate'));
      const kept: KeptUpdate = { ...update, state: 'UNDONE', undone };
      for (const [key] of piecesOf(update)) pieces.delete(key);
      updates.set(keyOf(update.order), kept);
      audit.note({ ...told(update), action: 'DELETE', by: undone.by, reason: update.fileName ?? undefined });
      return kept;
    },
    historyOf: (uuid) => fold().of.get(uuid) ?? [],
  };
}
