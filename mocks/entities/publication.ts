import type { BulkOutcome, Publishable } from '@/contract/publication';
import { BULK_MOVES, MOVES } from '@/contract/families';
import {
  allowedActions,
  EDITOR_ROLES,
  missingFor,
  REASON_MAX,
  WORKFLOW,
  type BulkMove,
  type ItemAction,
  type PublicationKind,
  type PublicationMove,
} from '@/contract/workflow';
import { ApiFailure, badRequest, conflict } from '../http/api-failure';
import { isNewer, nextTag, permissionsOf, versionsOf } from '../publication/publication';
import type { Change, Table } from '../store/table';
import { anyOf, withToken, type Caller } from '../tokens/caller';
import type { Answer } from '../world/answer';
import type { World } from '../world/world';
import { byOf, familyAnswer, notYours, type Writing } from './crud';
import { keptReferences } from './kept-references';
import type { Published } from './published';
import { readVersion, refused, type Schema } from './read-change';
import { sendReviewLetters, type Reviewed } from './review-letters';
import { sentence } from '../http/sentence';

/** At most in one call. */
const MAX_BULK = 1_000;

const STATES = { DRAFT: 'isDraft', REVIEWING: 'isReviewed', PUBLISHED: 'isPublished' } as const;

/** Throws where the table of the workflow has no row for this: 403 for who never may, 409 for a state that does not allow it. */
export function admitAction(
  kind: PublicationKind,
  item: Publishable,
  action: ItemAction,
  caller: Caller,
  { acl }: World,
): void {
  const _permissions = permissionsOf(kind, item, caller, acl);
  const may = (state: Publishable['state'], current: boolean) =>
    allowedActions({ state, current, _permissions }, caller.authorities).includes(action);
  if (may(item.state, item.current)) return;
  if (!WORKFLOW.some(({ from }) => may(from, true))) throw notYours();
  const { state, current } = item;
  throw conflict(sentence(current || state !== 'PUBLISHED' ? STATES[state] : 'isOlderVersion'));
}

const refuseIncomplete = (kind: PublicationKind, item: Publishable): void => {
  const missing = missingFor(kind, item);
  if (missing.length > 0) throw refused(Object.fromEntries(missing.map(({ field }) => [field, 'required'])));
};

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

type Move<T> = (table: Table<T & Publishable>, item: T, change: Change, version: number | undefined) => T;

function moves<T extends Publishable>(kind: PublicationKind): Readonly<Record<PublicationMove, Move<T>>> {
  const to =
    (state: Publishable['state']): Move<T> =>
    (table, { uuid }, change, version) =>
      table.change(uuid, version, { state } as Partial<T>, change);
  return {
    'for-review': (table, item, change, version) => {
      refuseIncomplete(kind, item);
      return to('REVIEWING')(table, item, change, version);
    },
    withdraw: to('DRAFT'),
    reject: to('DRAFT'),
    approve: (table, item, change, version) => {
      refuseIncomplete(kind, item);
      const others = versionsOf(table.rows(), item).filter(({ uuid }) => uuid !== item.uuid);
      const tags = others.filter(({ state }) => state === 'PUBLISHED').map(({ versionTag }) => versionTag);
      // What readers have seen under this tag, or a later one, was something else.
      const counted = item.withdrawn === true || tags.some((tag) => !isNewer(item.versionTag, tag));
      const versionTag = counted
        ? nextTag([item.versionTag, ...others.map((each) => each.versionTag)])
        : item.versionTag;
      const patch: Partial<Publishable> = { state: 'PUBLISHED', versionTag, withdrawn: false };
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
        versionTag: nextTag(versions.map(({ versionTag }) => versionTag)),
      };
      return table.create({ ...item, ...copy }, change);
    },
  };
}

/** A kind of published items that can be written, beside what all kinds have in common. */
interface Kind<T extends Publishable> {
  items: Published<T>;
  schema: Schema;
  table(world: World): Table<T>;
  /** What a new one has beside what all have. */
  empty: Omit<T, keyof Publishable>;
  /** What is sent of a row. */
  details(row: T): Publishable;
}

/** What `crud` and `publication` need to know of a kind of published items. */
export const publishable = <T extends Publishable>({
  items,
  schema,
  table,
  empty,
  details,
}: Kind<T>): Publishing<T> => ({
  items,
  path: `/${items.kind}`,
  schema,
  allow: anyOf(EDITOR_ROLES[items.kind], 'ROLE_ADMINISTRATOR'),
  table,
  one: items.one,
  admit: (row, action, caller, world) => admitAction(items.kind, row, action, caller, world),
  kept: async (change, world) => (await keptReferences(change, world)) as Partial<T>,
  fresh: () => {
    const head: Publishable = {
      uuid: crypto.randomUUID(),
      title: '',
      state: 'DRAFT',
      versionTag: '1.0',
      current: true,
    };
    return { ...empty, ...head } as T;
  },
  details: (world, row, caller) => items.seen(world, details(row), caller),
});

export interface Publishing<T extends Publishable> extends Writing<T> {
  items: Published<T>;
}

/** Answers `publication(path)` of the contract. */
export function publication<T extends Publishable>(writing: Publishing<T>): readonly Answer[] {
  const { path, allow, table, details, items } = writing;
  const { kind, one, versions } = items;
  const made = moves<T>(kind);

  const perform = async (
    world: World,
    uuid: string,
    action: ItemAction,
    session: Caller,
    asked?: { version: number; reason?: string },
  ) => {
    const item = await one(world, uuid, session);
    admitAction(kind, item, action, session, world);
    const change: Change = { by: byOf(session), reason: asked?.reason };
    if (action === 'delete') {
      await writing.removable?.(world, item);
      table(world).remove(uuid, asked?.version, change);
    } else if (action !== 'edit') return made[action](table(world), item, change, asked?.version);
    return item;
  };

  return [
    familyAnswer(`GET ${path}/:uuid/versions`, withToken, ({ world, session, params }) =>
      versions({ world, session, params: { uuid: params['uuid'] ?? '' } }),
    ),

    ...MOVES.map((action) =>
      familyAnswer(`POST ${path}/:uuid/${action}`, allow, async ({ world, session, params, body }) => {
        const { version, reason: given } = (body ?? {}) as { version?: unknown; reason?: unknown };
        const item = await one(world, params['uuid'] ?? '', session);
        admitAction(kind, item, action, session, world);
        const reason = typeof given === 'string' ? given.trim() : '';
        if (action === 'reject' && reason === '') throw refused({ reason: 'required' });
        if (reason.length > REASON_MAX) throw refused({ reason: 'atMost' });
        const asked = { version: readVersion(version), ...(reason === '' ? {} : { reason }) };
        const row = await perform(world, item.uuid, action, session, asked);
        await sendReviewLetters(world, kind, action, [row], session, reason);
        return details(world, row, session);
      }),
    ),

    ...BULK_MOVES.map((action: BulkMove) =>
      familyAnswer(
        `POST ${path}/bulk/${action}`,
        allow,
        async ({ world, session, body, language }): Promise<BulkOutcome[]> => {
          if (!Array.isArray(body) || body.some((uuid) => typeof uuid !== 'string'))
            throw badRequest('The body must be a list of uuids.');
          if (body.length > MAX_BULK) throw badRequest(sentence('maxAtOnce', { max: MAX_BULK, count: body.length }));
          const outcomes: BulkOutcome[] = [];
          const done: Reviewed[] = [];
          for (const uuid of new Set(body as string[])) {
            try {
              done.push(await perform(world, uuid, action, session));
              outcomes.push({ uuid, ok: true });
            } catch (failure) {
              if (!(failure instanceof ApiFailure)) throw failure;
              outcomes.push({ uuid, ok: false, error: failure.in(language) });
            }
          }
          await sendReviewLetters(world, kind, action, done, session);
          return outcomes;
        },
      ),
    ),
  ];
}
