import type { Drafted } from '@/contract/content/drafted';
import type { DraftedTable } from '../../data/content/drafted-table';
import { badRequest, conflict, notFound } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import type { Answer } from '../world/answer';
import type { World } from '../world/world';
import { byOf, crud, familyAnswer } from './crud';
import { managed, type Managed, type ManagedKind } from './managed';
import { readVersion, refused, type Fields } from './read-change';

/** So many menus go with an article. */
const MAX_MENUS = 20;

type Given<T extends Drafted> = Omit<ManagedKind<T>, 'table' | 'hidden' | 'save'> & {
  rows(world: World): DraftedTable<T>;
  /** What keeps a draft from being public, as `fields`. */
  missing(row: T): Fields;
  /** What it becomes when it is published. */
  completed?(row: T, world: World): Partial<T>;
};

/** A kind of content: what `crud` and the moves of drafts need to know of it. */
export interface DraftedKind<T extends Drafted> extends Managed<T>, Pick<Given<T>, 'rows' | 'missing' | 'completed'> {}

/** Drafts are for those who keep them: for all others there is only what is public. */
export const draftedKind = <T extends Drafted>({ rows, missing, completed, ...kind }: Given<T>): DraftedKind<T> => ({
  ...managed<T>({
    ...kind,
    hidden: () => true,
    table: (world) => rows(world).table,
    save: (world, key, version, patch, change) => rows(world).save(key, version, patch, change),
  }),
  rows,
  missing,
  ...(completed && { completed }),
});

interface Seen {
  key: string;
  version: number;
}

function readMenus(given: unknown): Seen[] {
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given) || given.length > MAX_MENUS)
    throw badRequest(`"menus" must be a list of ${MAX_MENUS} at most.`);
  const menus = given.map((each: unknown): Seen => {
    const { key, version } = (typeof each === 'object' && each !== null ? each : {}) as Record<string, unknown>;
    if (typeof key !== 'string') throw badRequest('Each of "menus" must have a key.');
    return { key, version: readVersion(version) };
  });
  if (new Set(menus.map(({ key }) => key)).size < menus.length)
    throw badRequest('Each of "menus" must be another one.');
  return menus;
}

/** Answers `drafts(path)` of the contract. */
export function drafts<T extends Drafted>(kind: DraftedKind<T>): readonly Answer[] {
  const { path, key = 'uuid', allow, one, rows, missing, completed, details } = kind;
  const at = `:${key}`;
  const versionOf = (body: unknown): number => readVersion((body as { version?: unknown } | undefined)?.version);
  const move = (action: 'discard' | 'withdraw') =>
    familyAnswer(`POST ${path}/${at}/${action}`, allow, async ({ world, session, params, body }) => {
      const asked = params[key] ?? '';
      await one(world, asked, session);
      return details(world, rows(world)[action](asked, versionOf(body), { by: byOf(session) }), session);
    });

  return [
    familyAnswer(`GET ${path}/draft/${at}`, allow, async ({ world, session, params }) =>
      details(world, await one(world, params[key] ?? '', session), session),
    ),

    ...crud(kind),

    familyAnswer(`POST ${path}/${at}/publish`, allow, async ({ world, session, params, body }) => {
      const asked = params[key] ?? '';
      const version = versionOf(body);
      const { menus } = world.content;
      const along = path === '/menu' ? [] : readMenus((body as { menus?: unknown } | undefined)?.menus);
      await Promise.all([one(world, asked, session), menus.table.all()]);
      // From here on in one breath: what is checked is what becomes public, all of it or nothing.
      const row = rows(world).table.get(asked);
      if (!row) throw conflict(sentence('changed'));
      const wrong = missing(row);
      if (Object.keys(wrong).length > 0) throw refused(wrong);
      for (const each of along) {
        const menu = menus.table.get(each.key);
        if (!menu) throw notFound(sentence('noMenu', { id: each.key }));
        if (menu.version !== each.version) throw conflict(sentence('changed'));
      }
      const change = { by: byOf(session) };
      const published = rows(world).publish(asked, version, completed?.(row, world) ?? {}, change);
      for (const each of along) menus.publish(each.key, each.version, {}, change);
      return details(world, published, session);
    }),

    move('discard'),
    move('withdraw'),
  ];
}
