import { ENABLED_LANGUAGES } from '@/contract/constants';
import type { Stored } from '@/contract/entity';
import { oneOf } from '@/contract/kinds';
import type { Publishable, Translations, Version } from '@/contract/publication/publication';
import type { PublicationKind } from '@/contract/publication/workflow';
import { gone, notFound } from '../../tools/http/api-failure';
import type { Fields } from '../../tools/lists/field';
import { isListed, isOf, permissionsOf, versionName, versionsOf } from '../publication/publication';
import type { Source } from '../../tools/store/source';
import type { Caller } from '../tokens/caller';
import type { World } from '../world/world';
import { sentence } from '../../tools/http/sentence';

interface Options<R> {
  /** The published item of a record that holds more; the record itself by default. */
  head?: (record: R) => Publishable;
  /** Whether that was published once and is no longer: 410. */
  withdrawn?: (world: World, uuid: string) => boolean;
}

interface VersionsCall {
  world: World;
  session: Caller;
  params: { uuid: string };
}

/** What every resource of published items asks of its source, by the rule of who may read what. */
export interface Published<R> {
  kind: PublicationKind;
  /** For `collection`: those that stand in lists. */
  listed(world: World, caller: Caller): Promise<R[]>;
  /** For `collection`: fields whose values depend on who asks. */
  personal(world: World, caller: Caller): Fields<R>;
  mayRead(world: World, item: Publishable, caller: Caller): boolean;
  /** 404 where there is none that the caller may read, 410 where it was published once. */
  one(world: World, uuid: string, caller: Caller): Promise<R>;
  /** The item as this caller sees it: with permissions, and for who reads drafts the names of those who wrote it. */
  seen<T extends Publishable>(world: World, item: T, caller: Caller): T;
  /** Answers `GET …/:uuid/versions`. */
  versions(call: VersionsCall): Promise<Version[]>;
}

const noLonger = (uuid: string) => gone(sentence('gone', { id: uuid }));

/** In the languages that readers have; what they were made from tells translators alone. */
export const withoutSources = (translations: Translations): Translations =>
  Object.fromEntries(
    ENABLED_LANGUAGES.flatMap((code) => {
      const { [code]: { from: _from, ...texts } = {} } = translations;
      return Object.keys(texts).length > 0 ? [[code, texts]] : [];
    }),
  );

/** `createdBy` and `lastModifiedBy` as names, or without them. */
export function named<T extends Stored>({ users }: World, { createdBy, lastModifiedBy, ...row }: T, shown: boolean) {
  const name = (uuid: string | undefined) => (uuid !== undefined && shown ? users.byUuid(uuid)?.fullName : undefined);
  const [maker, changer] = [name(createdBy), name(lastModifiedBy)];
  return { ...row, ...(maker && { createdBy: maker }), ...(changer && { lastModifiedBy: changer }) };
}

/** The fields of `Published.personal`, for records that hold the item in another way. */
export const personalFields = <R>(
  { acl }: World,
  kind: PublicationKind,
  caller: Caller,
  head: (record: R) => Publishable,
): Fields<R> => ({
  mine: { kind: 'flag', value: (record) => isOf(kind, head(record), caller, acl) },
});

export function published<R extends Publishable>(
  kind: PublicationKind,
  source: (world: World) => Source<R>,
  options?: Omit<Options<R>, 'head'>,
): Published<R>;
export function published<R>(
  kind: PublicationKind,
  source: (world: World) => Source<R>,
  options: Options<R> & Required<Pick<Options<R>, 'head'>>,
): Published<R>;
export function published<R>(
  kind: PublicationKind,
  source: (world: World) => Source<R>,
  { head = (record) => record as Publishable, withdrawn }: Options<R> = {},
): Published<R> {
  const permissions = ({ acl }: World, item: Publishable, caller: Caller) => permissionsOf(kind, item, caller, acl);
  const mayRead: Published<R>['mayRead'] = (world, item, caller) => permissions(world, item, caller).read;

  const one = async (world: World, uuid: string, caller: Caller): Promise<R> => {
    const record = await source(world).one(uuid);
    if (!record && withdrawn?.(world, uuid)) throw noLonger(uuid);
    if (record && mayRead(world, head(record), caller)) return record;
    if (record && head(record).withdrawn) throw noLonger(uuid);
    // It is nobody's business that there is one.
    throw notFound(sentence(`no${oneOf(kind)}`, { id: uuid }));
  };
  return {
    kind,
    one,
    mayRead,
    listed: async (world, caller) =>
      (await source(world).all()).filter((record) => isListed(head(record)) && mayRead(world, head(record), caller)),
    personal: (world, caller) => personalFields(world, kind, caller, head),
    seen: (world, item, caller) => {
      const may = permissions(world, item, caller);
      const drafts = permissions(world, { ...item, state: 'DRAFT' }, caller).read;
      const { translations, sentBack, ...row } = named(world, item, drafts);
      const texts = may.write ? translations : translations && withoutSources(translations);
      // What a reviewer wrote is between them and whoever writes it.
      const rejection = may.write && sentBack && { ...sentBack, by: world.users.byUuid(sentBack.by ?? '')?.fullName };
      return {
        ...row,
        ...(texts && { translations: texts }),
        ...(rejection && { sentBack: rejection }),
        _permissions: may,
      } as typeof item;
    },
    versions: async ({ world, session, params: { uuid } }) => {
      const item = head(await one(world, uuid, session));
      const all = (await source(world).all()).map(head);
      return versionsOf(all, item)
        .filter((each) => mayRead(world, each, session))
        .map(versionName);
    },
  };
}

/** A text as it was written, by which rows are sorted, then its translations. */
const inAllLanguages = (item: Publishable, of: 'title' | 'description'): string[] =>
  [item, ...Object.values(item.translations ?? {})].flatMap((each) => each[of] ?? []);

/** By what published items of every kind are narrowed, counted, searched and sorted. */
export const publishedFields = <R>(head: (record: R) => Publishable): Fields<R> => ({
  uuid: { kind: 'terms', value: (record) => head(record).uuid },
  title: { kind: 'text', value: (record) => inAllLanguages(head(record), 'title'), search: true },
  description: {
    kind: 'text',
    value: (record) => inAllLanguages(head(record), 'description'),
    search: true,
    internal: true,
  },
  owner: { kind: 'terms', value: (record) => head(record).owner?.shortName, facet: true, search: true },
  createdBy: { kind: 'terms', value: (record) => head(record).createdBy },
  sentBack: { kind: 'flag', value: (record) => Boolean(head(record).sentBack) },
  state: { kind: 'terms', value: (record) => head(record).state, facet: true },
  versionTag: { kind: 'text', value: (record) => head(record).versionTag, internal: true },
  createdDate: { kind: 'date', value: (record) => head(record).createdDate, internal: true },
  lastModifiedDate: { kind: 'date', value: (record) => head(record).lastModifiedDate },
});
