import type { Permissions } from '../entity';
import { KINDS, kindsWith, type KindWith, type Missing } from '../kinds';
import type { PublicationState } from './publication';

/** What is drafted, reviewed and published. */
export type PublicationKind = KindWith<'states', 'reviewed'>;
export const PUBLICATION_KINDS = kindsWith('states', 'reviewed');

export type PublicationMove = 'for-review' | 'withdraw' | 'approve' | 'reject' | 'unpublish' | 'new-version';
export type BulkMove = 'for-review' | 'approve' | 'unpublish' | 'delete';
export type ItemAction = 'edit' | 'delete' | PublicationMove;

/** `reason`: of `reject`, where it is needed, and of `unpublish`; it goes to the creator and into the history. */
export interface MoveRequest {
  version: number;
  reason?: string;
}

/** Characters. */
export const REASON_MAX = 2_000;

/** `write`, `delete`, `create`: who has this permission of the item; the others by role, whatever the permissions. */
export type WorkflowActor = 'write' | 'delete' | 'create' | 'author' | 'administrator';

interface WorkflowRow {
  action: ItemAction;
  from: PublicationState;
  /** Of the item itself; null where it is no more. `new-version` leaves it and makes a draft. */
  to: PublicationState | null;
  by: WorkflowActor;
  /** Not of an older version. */
  current?: true;
}

/** What may be done with an item, by whom. After `approve` nothing is changed: a new version is made. */
// oxfmt-ignore
export const WORKFLOW: readonly WorkflowRow[] = [
  { action: 'edit',        from: 'DRAFT',     to: 'DRAFT',     by: 'write' },
  { action: 'for-review',  from: 'DRAFT',     to: 'REVIEWING', by: 'write' },
  { action: 'delete',      from: 'DRAFT',     to: null,        by: 'delete' },
  { action: 'approve',     from: 'REVIEWING', to: 'PUBLISHED', by: 'administrator' },
  { action: 'reject',      from: 'REVIEWING', to: 'DRAFT',     by: 'administrator' },
  { action: 'edit',        from: 'REVIEWING', to: 'REVIEWING', by: 'administrator' },
  { action: 'withdraw',    from: 'REVIEWING', to: 'DRAFT',     by: 'author' },
  { action: 'delete',      from: 'REVIEWING', to: null,        by: 'administrator' },
  { action: 'new-version', from: 'PUBLISHED', to: 'PUBLISHED', by: 'create', current: true },
  { action: 'unpublish',   from: 'PUBLISHED', to: 'DRAFT',     by: 'administrator' },
];

interface Subject {
  state: PublicationState;
  current: boolean;
  /** Of a descriptor: datasets or lists hold it, and would lose it. */
  used?: boolean | undefined;
  listed?: boolean | undefined;
  _permissions?: Permissions | undefined;
}

const isAdministrator = (authorities: readonly string[]): boolean => authorities.includes('ROLE_ADMINISTRATOR');

const ACTORS: Readonly<Record<WorkflowActor, (may: Permissions, authorities: readonly string[]) => boolean>> = {
  write: ({ write }) => write,
  delete: (may) => may.delete,
  create: ({ create }) => create,
  // Who reviews sends back by `reject`, with a reason.
  author: ({ write }, authorities) => write && !isAdministrator(authorities),
  administrator: (_, authorities) => isAdministrator(authorities),
};

/** What this person may do with the item now, in the order of the table: the portal draws it, the API allows nothing else. */
export function allowedActions(
  { state, current, used = false, listed = false, _permissions }: Subject,
  authorities: readonly string[],
): ItemAction[] {
  if (!_permissions?.read) return [];
  return WORKFLOW.filter(
    (row) =>
      row.from === state &&
      (current || !row.current) &&
      !((used || listed) && row.action === 'delete') &&
      ACTORS[row.by](_permissions, authorities),
  ).map(({ action }) => action);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === 0 || (typeof value === 'string' && value.trim() === '');

/** What keeps an item from being sent to review or accepted; empty where it is complete. */
export const missingFor = (kind: PublicationKind, item: object): Missing[] =>
  KINDS[kind].needed.filter(({ field }) => isEmpty((item as Record<string, unknown>)[field]));

/**
 * What becomes of the descriptors of a dataset or a list when it is sent to review or accepted. `along`: those that are
 * not published go with it, a description or none, since what they are in describes them. `held`: those that cannot, as
 * they are incomplete, or drafts of somebody else; they keep it from going.
 */
export function descriptorsAlong<T extends Subject>(
  descriptors: readonly T[],
  authorities: readonly string[],
): { along: T[]; held: T[] } {
  const open = descriptors.filter(({ state }) => state !== 'PUBLISHED');
  const isHeld = (each: T): boolean =>
    missingFor('descriptor', each).some(({ field }) => field !== 'description') ||
    (each.state === 'DRAFT' && !allowedActions(each, authorities).includes('for-review'));
  return { along: open.filter((each) => !isHeld(each)), held: open.filter(isHeld) };
}
