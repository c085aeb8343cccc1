import type { Publishable, Version } from '@/contract/publication';
import { gone } from '../http/api-failure';
import type { Caller } from '../tokens/caller';
import type { Fields } from '../lists/field';
import { listed, readable, versionsOf } from '../publication/publication';
import type { Source } from '../store/source';
import type { World } from '../world/world';

interface Options<R> {
  /** The published item of a record that holds more. */
  head: (record: R) => Publishable;
  /** uuids of what was published once and is no longer: 410. */
  withdrawn?: ReadonlySet<string>;
}

interface VersionsCall {
  world: World;
  session: Caller;
  params: { uuid: string };
}

/** What every resource of published items asks of its source, by the rule of who may read what. */
export interface Published<R> {
  /** For `collection`: those that stand in lists. */
  listed(world: World, caller: Caller): Promise<R[]>;
  /** 404 where there is none that the caller may read. */
  one(world: World, uuid: string, caller: Caller): Promise<R>;
  /** Answers `GET …/:uuid/versions`. */
  versions(call: VersionsCall): Promise<Version[]>;
}

/** `what` as in "There is no dataset …"; where records are more than the item itself, `head` finds it. */
export function published<R extends Publishable>(what: string, source: (world: World) => Source<R>): Published<R>;
export function published<R>(what: string, source: (world: World) => Source<R>, options: Options<R>): Published<R>;
export function published<R>(
  what: string,
  source: (world: World) => Source<R>,
  { head, withdrawn }: Options<R> = { head: (record) => record as Publishable },
): Published<R> {
  const one = async (world: World, uuid: string, caller: Caller): Promise<R> => {
    const record = await source(world).one(uuid);
    if (!record && withdrawn?.has(uuid)) throw gone(`The ${what} "${uuid}" was withdrawn by who published it.`);
    readable(record && head(record), uuid, caller, what);
    return record as R;
  };
  return {
    one,
    listed: async (world, caller) => {
      const all = await source(world).all();
      const shown = new Set(listed(all.map(head), caller));
      return all.filter((record) => shown.has(head(record)));
    },
    versions: async ({ world, session, params: { uuid } }) => {
      const item = head(await one(world, uuid, session));
      return versionsOf((await source(world).all()).map(head), item, session);
    },
  };
}

/** By what published items of every kind are narrowed, counted, searched and sorted. */
export const publishedFields = <R>(head: (record: R) => Publishable): Fields<R> => ({
  uuid: { kind: 'terms', value: (record) => head(record).uuid },
  title: { kind: 'text', value: (record) => head(record).title, search: true },
  description: { kind: 'text', value: (record) => head(record).description, search: true, internal: true },
  owner: { kind: 'terms', value: (record) => head(record).owner?.shortName, facet: true, search: true },
  state: { kind: 'terms', value: (record) => head(record).state, facet: true },
  versionTag: { kind: 'text', value: (record) => head(record).versionTag, internal: true },
  createdDate: { kind: 'date', value: (record) => head(record).createdDate, internal: true },
  lastModifiedDate: { kind: 'date', value: (record) => head(record).lastModifiedDate },
});
