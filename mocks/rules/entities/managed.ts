import type { Permissions, Stored } from '@/contract/entity';
import { makersOf, writersOf, type Kind } from '@/contract/kinds';
import { notFound } from '../../tools/http/api-failure';
import { ALL_PERMISSIONS, NO_PERMISSIONS } from '../publication/publication';
import type { Fields } from '../../tools/lists/field';
import { anyOf, type Caller } from '../tokens/caller';
import type { World } from '../world/world';
import { notYours, type Writing } from './crud';
import { keptReferences } from './kept-references';
import { named } from './published';
import { tellRows } from './rows-of';

type Handed = 'key' | 'schema' | 'once' | 'mayCreate' | 'table' | 'save' | 'fresh' | 'removable';

export interface ManagedKind<T extends Stored> extends Pick<Writing<T>, Handed> {
  kind: Kind;
  /** As in "There is no …". */
  what: string;
  /** What only those see who keep the kind. */
  hidden?(row: T): boolean;
  /** Throws `refused` for what does not fit the rest, beside what the schema says. */
  check?(change: Partial<T>, world: World, before?: T): Promise<void>;
}

/** What `crud` needs to know of a kind, and who reads what of it. */
export interface Managed<T extends Stored> extends Writing<T> {
  permissions(row: T, caller: Caller): Permissions;
  /** For `collection`: those that the caller may read. */
  listed(world: World, caller: Caller): Promise<readonly T[]>;
  /** For `collection`: fields whose values depend on who asks. */
  personal(world: World, caller: Caller): Fields<T>;
  details(world: World, row: T, caller: Caller): T;
}

type Find = (world: World, key: string, caller: Caller) => Promise<{ item: Stored; may: Permissions } | undefined>;

const finds = new Map<string, Find>();

/** What finds an item of a kind that is kept by role alone, with what the caller may do with it. */
export const findManaged = (kind: string): Find | undefined => finds.get(kind);

/** A kind that is kept by role alone: whoever `KINDS` names may do everything with all of them, others read. */
export function managed<T extends Stored>({
  kind,
  what,
  hidden = () => false,
  check,
  ...given
}: ManagedKind<T>): Managed<T> {
  const { mayCreate = anyOf(...makersOf(kind)), table } = given;
  const allow = anyOf(...writersOf(kind));
  const permissions = (row: T, caller: Caller): Permissions =>
    allow(caller)
      ? { ...ALL_PERMISSIONS, create: mayCreate(caller), delete: mayCreate(caller) }
      : { ...NO_PERMISSIONS, read: !hidden(row) };
  tellRows(kind, table);
  finds.set(kind, async (world, key, caller) => {
    const item = await table(world).one(key);
    return item && { item, may: permissions(item, caller) };
  });
  return {
    ...given,
    path: `/${kind}`,
    allow,
    mayCreate,
    permissions,
    listed: async (world, caller) => (await table(world).all()).filter((row) => permissions(row, caller).read),
    personal: (_world, { user }) => ({
      mine: { kind: 'flag', value: ({ createdBy }) => user !== undefined && createdBy === user.uuid },
    }),
    one: async (world, key, caller) => {
      const row = await table(world).one(key);
      if (!row || !permissions(row, caller).read) throw notFound(`There is no ${what} "${key.slice(0, 80)}".`);
      return row;
    },
    admit: (row, action, caller) => {
      if (!permissions(row, caller)[action === 'edit' ? 'write' : action]) throw notYours();
    },
    kept: async (change, world, before) => {
      const read = (await keptReferences(kind, change, world)) as Partial<T>;
      await check?.(read, world, before);
      return read;
    },
    details: (world, row, caller) =>
      ({ ...named(world, row, allow(caller)), _permissions: permissions(row, caller) }) as unknown as T,
  };
}
