import type { Publishable } from '@/contract/publication/publication';
import type { PublicationMove } from '@/contract/publication/workflow';
import { conflict } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import { isNewer, nextTag, versionsOf } from '../publication/publication';
import type { Change, Table } from '../../tools/store/table';

/** Makes the one version current that is: the newest that is published, as long as there is one. */
function settleCurrent<T extends Publishable>(table: Table<T>, item: Publishable, change: Change): void {
  const versions = versionsOf(table.rows(), item);
  const newest = versions.find(({ state }) => state === 'PUBLISHED');
  if (!newest) return;
  for (const each of versions) {
    const current = each.uuid === newest.uuid;
    if (each.current !== current) table.change(each.uuid, undefined, { current } as Partial<T>, change);
  }
}

/** @param now as an ISO text */
type Move<T> = (table: Table<T & Publishable>, item: T, change: Change, version: number | undefined, now: string) => T;

/** What each move does with a row, once it is allowed. */
export function moves<T extends Publishable>(): Readonly<Record<PublicationMove, Move<T>>> {
  const to =
    (patch: Partial<Publishable>): Move<T> =>
    (table, { uuid }, change, version) =>
      table.change(uuid, version, patch as Partial<T>, change);
  return {
    'for-review': to({ state: 'REVIEWING', sentBack: null }),
    withdraw: to({ state: 'DRAFT' }),
    reject: (table, { uuid }, { by, reason = '' }, version, date) => {
      const patch: Partial<Publishable> = { state: 'DRAFT', sentBack: { reason, date, ...(by && { by }) } };
      return table.change(uuid, version, patch as Partial<T>, { by, reason });
    },
    approve: (table, item, change, version) => {
      const others = versionsOf(table.rows(), item).filter(({ uuid }) => uuid !== item.uuid);
      const tags = others.filter(({ state }) => state === 'PUBLISHED').map(({ versionTag }) => versionTag);
      // What readers have seen under this tag, or a later one, was something else.
      const counted = item.withdrawn === true || tags.some((tag) => !isNewer(item.versionTag, tag));
      const versionTag = counted
        ? nextTag([item.versionTag, ...others.map((each) => each.versionTag)])
        : item.versionTag;
      const patch: Partial<Publishable> = { state: 'PUBLISHED', versionTag, withdrawn: false, sentBack: null };
      table.change(item.uuid, version, patch as Partial<T>, change);
      settleCurrent(table, item, change);
      return table.get(item.uuid) ?? item;
    },
    unpublish: (table, item, change, version) => {
      const others = versionsOf(table.rows(), item).some(
        ({ uuid, state }) => uuid !== item.uuid && state === 'PUBLISHED',
      );
      const patch: Partial<Publishable> = { state: 'DRAFT', withdrawn: true, current: !others };
      table.change(item.uuid, version, patch as Partial<T>, change);
      settleCurrent(table, item, change);
      return table.get(item.uuid) ?? item;
    },
    'new-version': (table, item, change, version) => {
      if (version !== undefined && version !== item.version) throw conflict(sentence('changed'));
      const versions = versionsOf(table.rows(), item);
      const draft = versions.find((each) => each.state !== 'PUBLISHED' && isNewer(each.versionTag, item.versionTag));
      if (draft) return draft;
      const copy: Partial<Publishable> = {
        uuid: crypto.randomUUID(),
        firstVersion: item.firstVersion ?? item.uuid,
        state: 'DRAFT',
        current: false,
        withdrawn: false,
        sentBack: null,
        versionTag: nextTag(versions.map(({ versionTag }) => versionTag)),
      };
      return table.create({ ...item, ...copy }, change);
    },
  };
}
