import { ROLES } from '@/contract/account/session';
import type { AuditEntry, AuditParty } from '@/contract/publication/history';
import type { PublicationState } from '@/contract/publication/publication';
import type { Clock } from './clock';
import type { Store } from './store';

export interface PropertyChange {
  property: string;
  previous?: string | null;
  value?: string | null;
  added?: number;
  removed?: number;
}

/** One write of one object. `by`: the person's uuid. */
export interface Audited {
  class: string;
  id: string;
  action: AuditEntry['action'];
  by?: string | undefined;
  /** Who did it by the link of a letter, without an account. */
  party?: AuditParty | undefined;
  changes: readonly PropertyChange[];
  state?: PublicationState | undefined;
  reason?: string | undefined;
}

type NameOf = (uuid: string) => string | undefined;

interface Kept extends Audited {
  uuid: string;
  time: string;
}

/** Who changed what, kept in the same breath as the change. */
export interface Audit {
  note(entry: Audited): void;
  /**
   * Of one object, the newest first; one entry for each property. @param nameOf what a person is called.
   * @param subjectOf what the reader may see of whom a permission was given to.
   */
  of(className: string, id: string, nameOf: NameOf, subjectOf?: NameOf): AuditEntry[];
  /** Of everything, the newest first. */
  all(nameOf: NameOf): (AuditEntry & Pick<Audited, 'id'> & { className: string; byUuid: string | undefined })[];
}

/** Of people and what they ask for a history names properties, never their values. */
const PERSONAL: ReadonlySet<string> = new Set(['user', 'apitoken', 'request']);

/** Longer lists are told by how many came and went. */
const MAX_LIST_TOLD = 20;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | null => {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

function listChange(property: string, before: readonly unknown[], after: readonly unknown[]): PropertyChange {
  const [was, is] = [before, after].map((list) => new Set(list.map((each) => JSON.stringify(each)))) as [
    Set<string>,
    Set<string>,
  ];
  const count = (of: Set<string>, without: Set<string>) => [...of].filter((each) => !without.has(each)).length;
  return { property, added: count(is, was), removed: count(was, is) };
}

/** What differs between two values of an object, by dotted path. */
export function changesOf(before: unknown, after: unknown, path = ''): PropertyChange[] {
  if (before === after) return [];
  if (isRecord(before) || isRecord(after)) {
    const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
      changesOf(was[key], is[key], path === '' ? key : `${path}.${key}`),
    );
  }
  const [was, is] = [Array.isArray(before) ? before : [], Array.isArray(after) ? after : []] as const;
  const [previous, value] = [textOf(before), textOf(after)];
  if (Math.max(was.length, is.length) > MAX_LIST_TOLD) return previous === value ? [] : [listChange(path, was, is)];
  const empty = (each: string | null) => (each === '[]' ? null : each);
  return empty(previous) === empty(value) ? [] : [{ property: path, previous: empty(previous), value: empty(value) }];
}

/** As it is read: one entry for each property. */
function entriesOf({ uuid, time, action, by, party, changes, state, reason }: Kept, nameOf: NameOf, subjectOf: NameOf) {
  const whole = {
    logDate: time,
    action,
    by: (by !== undefined && nameOf(by)) || null,
    ...(party && { party }),
    ...(state && { state }),
    ...(reason !== undefined && { reason }),
  };
  const bare: AuditEntry[] = changes.length === 0 || action !== 'UPDATE' ? [{ uuid, ...whole }] : [];
  // What a person may do is told by their name.
  const named = (property: string) =>
    property.replace(/^acl\.(.+)$/, (_, sid: string) =>
      sid === 'inherits' ? property : ['acl', subjectOf(sid)].filter(Boolean).join('.'),
    );
  const told = changes.map((change, at) => ({
    ...change,
    uuid: `${uuid}-${at}`,
    property: named(change.property),
  }));
  return [...bare, ...told.map((change): AuditEntry => ({ ...whole, ...change }))];
}

export function makeAudit(store: Store, clock: Clock): Audit {
  const rows = store.rows<Kept>('audit');
  let counted = 0;

  return {
    note: (entry) => {
      const time = new Date(clock.now()).toISOString();
      // Two of the same moment stay in their order, those of an earlier run before them.
      counted += 1;
      const uuid = crypto.randomUUID();
      rows.set(`${entry.class}/${entry.id}/${time}/${String(counted).padStart(9, '0')}/${uuid}`, {
        ...entry,
        ...(PERSONAL.has(entry.class) && { changes: entry.changes.map(({ property }) => ({ property })) }),
        uuid,
        time,
      });
    },
    of: (className, id, nameOf, subjectOf = (sid) => nameOf(sid) ?? sid) =>
      [...rows.entries()]
        .filter(([key]) => key.startsWith(`${className}/${id}/`))
        .sort(([a], [b]) => (a < b ? 1 : -1))
        .flatMap(([, kept]) => entriesOf(kept, nameOf, subjectOf)),
    all: (nameOf) =>
      [...rows.entries()]
        // By time, and by their order within it, whatever they are of.
        .map(([key, kept]) => [key.slice(kept.class.length + kept.id.length + 2), kept] as const)
        .sort(([a], [b]) => (a < b ? 1 : -1))
        .flatMap(([, kept]) =>
          entriesOf(kept, nameOf, (sid) => ROLES.find((role) => role === sid) ?? nameOf(sid)).map((entry) => ({
            ...entry,
            className: kept.class,
            byUuid: kept.by,
            id: kept.id,
          })),
        ),
  };
}
