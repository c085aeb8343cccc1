import type { Stored } from '@/contract/entity';
import type { Line } from '@/contract/endpoints';
import { forbidden } from '../../tools/http/api-failure';
import type { Change, Table } from '../../tools/store/table';
import type { Allow, Caller } from '../tokens/caller';
import type { Answer, Call } from '../world/answer';
import type { World } from '../world/world';
import { readChange, readVersion, type Schema } from './read-change';
import { sentence } from '../../tools/http/sentence';

/** A written entity: what its families are made from. */
export interface Writing<T extends Stored> {
  path: string;
  /** The parameter of its key; `uuid` by default. */
  key?: string;
  schema: Schema;
  /** Names of the schema that only a new row can be given: addresses and filters name it by them. */
  once?: readonly string[];
  /** Who may make one; by default whoever may write. */
  mayCreate?: Allow;
  /** Who may write anything of the kind at all. */
  allow: Allow;
  table(world: World): Table<T>;
  /** In place of a plain change of the table, where more is to be done in the same breath. */
  save?(world: World, ...change: Parameters<Table<T>['change']>): T;
  /** 404 where there is none that the caller may read. */
  one(world: World, key: string, caller: Caller): Promise<T>;
  /** Throws where the caller may not do this with the row as it is: 403, 409. */
  admit(row: T, action: 'edit' | 'delete', caller: Caller, world: World): void;
  /** Throws (409) where something else would lose it: neither state nor permissions. */
  removable?(world: World, row: T): Promise<void>;
  /** What else a removal does, in the same breath. */
  removed?(world: World, row: T, caller: Caller, change: Change): void;
  /** What is kept of a change that was read, to the row as it is; throws `refused` for what does not fit the rest. */
  kept(change: Record<string, unknown>, world: World, before?: T): Promise<Partial<T>>;
  /** A new row, before it has what was sent. */
  fresh(): T;
  /** As it is answered. */
  details(world: World, row: T, caller: Caller): object;
}

type AnyCall = Omit<Call<Line>, 'params' | 'query' | 'body'> & {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
};

/** An answer of a family: its lines are in the contract under this path. */
export const familyAnswer = (line: string, allow: Allow, resolve: (call: AnyCall) => unknown): Answer => ({
  line: line as Line,
  allow,
  resolve: resolve as unknown as Answer['resolve'],
});

export const byOf = (caller: Caller): string | undefined => caller.user?.uuid;

/** The row, as the caller may change it now. */
export async function editable<T extends Stored>(
  { one, admit }: Pick<Writing<T>, 'one' | 'admit'>,
  world: World,
  key: string,
  caller: Caller,
): Promise<T> {
  const row = await one(world, key, caller);
  admit(row, 'edit', caller, world);
  return row;
}

/** Answers `crud(path)` of the contract. */
export function crud<T extends Stored>(writing: Writing<T>): readonly Answer[] {
  const {
    path,
    key = 'uuid',
    schema,
    once = [],
    allow,
    mayCreate = allow,
    table,
    save = (world, ...change) => table(world).change(...change),
    one,
    admit,
    kept,
    fresh,
    details,
  } = writing;
  const changeable = once.length > 0 ? schema.omit([...once]) : schema;
  return [
    familyAnswer(`POST ${path}`, mayCreate, async ({ world, session, body }) => {
      const change = await kept(readChange(schema, body, false), world);
      await table(world).all();
      const row = table(world).create({ ...fresh(), ...change }, { by: byOf(session) });
      return details(world, row, session);
    }),

    familyAnswer(`PUT ${path}/:${key}`, allow, async ({ world, session, params, body }) => {
      const at = params[key] ?? '';
      const before = await editable(writing, world, at, session);
      const version = readVersion((body as { version?: unknown } | undefined)?.version);
      const change = await kept(readChange(changeable, body, true), world, before);
      // What was checked above is checked of this very version.
      const row = save(world, at, version, change, { by: byOf(session) });
      return details(world, row, session);
    }),

    familyAnswer(`DELETE ${path}/:${key}`, mayCreate, async ({ world, session, params, query }) => {
      const at = params[key] ?? '';
      const row = await one(world, at, session);
      admit(row, 'delete', session, world);
      await writing.removable?.(world, row);
      const change = { by: byOf(session) };
      table(world).remove(at, readVersion(query['version']), change);
      writing.removed?.(world, row, session, change);
      return null;
    }),
  ];
}

export const notYours = (): Error => forbidden(sentence('notYours'));
