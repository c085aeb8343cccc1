import { plainText } from '@/contract/control-characters';
import type { BulkOutcome, Publishable } from '@/contract/publication/publication';
import { BULK_MOVES, MOVES } from '@/contract/families';
import { writersOf } from '@/contract/kinds';
import {
  allowedActions,
  missingFor,
  REASON_MAX,
  WORKFLOW,
  type BulkMove,
  type ItemAction,
  type PublicationKind,
} from '@/contract/publication/workflow';
import { ApiFailure, badRequest, conflict } from '../../tools/http/api-failure';
import { permissionsOf } from '../publication/publication';
import type { Change, Table } from '../../tools/store/table';
import { anyOf, withToken, type Caller } from '../tokens/caller';
import type { Answer } from '../world/answer';
import type { World } from '../world/world';
import { byOf, familyAnswer, notYours, type Writing } from './crud';
import { descriptorsWith } from './descriptors-with';
import { keptReferences } from './kept-references';
import { moves } from './moves';
import type { Published } from './published';
import { readVersion, refused, type Schema } from './read-change';
import { sendReviewLetters, type Reviewed } from './review-letters';
import { tellRows } from './rows-of';
import { sentence } from '../../tools/http/sentence';

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

/** A kind of published items that can be written, beside what all kinds have in common. */
interface Kind<T extends Publishable> {
  items: Published<T>;
  schema: Schema;
  table(world: World): Table<T>;
  /** What a new one has beside what all have. */
  empty: Omit<T, keyof Publishable>;
  /** What is sent of a row. */
  details(row: T): Publishable;
  /** uuids of the descriptors that are published with it. */
  descriptorsOf?(row: T): readonly string[];
}

/** What `crud` and `publication` need to know of a kind of published items. */
export const publishable = <T extends Publishable>({
  items,
  schema,
  table,
  empty,
  details,
  descriptorsOf,
}: Kind<T>): Publishing<T> => {
  tellRows(items.kind, table);
  return {
    items,
    ...(descriptorsOf && { descriptorsOf }),
    path: `/${items.kind}`,
    schema,
    allow: anyOf(...writersOf(items.kind)),
    table,
    one: items.one,
    admit: (row, action, caller, world) => admitAction(items.kind, row, action, caller, world),
    // Nobody is left to accept what came along for review.
    removed: (world, { uuid }, caller, change) => descriptorsWith(world, uuid, [], 'reject', caller)(change),
    kept: async (change, world) => (await keptReferences(items.kind, change, world)) as Partial<T>,
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
  };
};

export interface Publishing<T extends Publishable> extends Writing<T>, Pick<Kind<T>, 'items' | 'descriptorsOf'> {}

/** Answers `publication(path)` of the contract, and `GET path/:uuid`. */
export function publication<T extends Publishable>(writing: Publishing<T>): readonly Answer[] {
  const { path, allow, table, details, items, descriptorsOf } = writing;
  const { kind, one, versions } = items;
  const made = moves<T>();

  const perform = async (
    world: World,
    uuid: string,
    action: ItemAction,
    session: Caller,
    asked?: { version: number; reason?: string },
  ) => {
    await world.catalogue.descriptors.all();
    const item = await one(world, uuid, session);
    admitAction(kind, item, action, session, world);
    const change: Change = { by: byOf(session), reason: asked?.reason };
    if (action === 'delete') {
      await writing.removable?.(world, item);
      table(world).remove(uuid, asked?.version, change);
      writing.removed?.(world, item, session, change);
    } else if (action !== 'edit') {
      if (action === 'for-review' || action === 'approve') refuseIncomplete(kind, item);
      const moveAlong = descriptorsWith(world, item.uuid, descriptorsOf?.(item) ?? [], action, session);
      const moved = made[action](table(world), item, change, asked?.version, new Date(world.clock.now()).toISOString());
      moveAlong(change);
      return moved;
    }
    return item;
  };

  return [
    familyAnswer(`GET ${path}/:uuid`, withToken, async ({ world, session, params }) =>
      details(world, await one(world, params['uuid'] ?? '', session), session),
    ),

    familyAnswer(`GET ${path}/:uuid/versions`, withToken, ({ world, session, params }) =>
      versions({ world, session, params: { uuid: params['uuid'] ?? '' } }),
    ),

    ...MOVES.map((action) =>
      familyAnswer(`POST ${path}/:uuid/${action}`, allow, async ({ world, session, params, body }) => {
        const { version, reason: given } = (body ?? {}) as { version?: unknown; reason?: unknown };
        const item = await one(world, params['uuid'] ?? '', session);
        admitAction(kind, item, action, session, world);
        const reason = typeof given === 'string' ? plainText(given).trim() : '';
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
