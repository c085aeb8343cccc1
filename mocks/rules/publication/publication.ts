import type { Permissions } from '@/contract/entity';
import { readersOf, writersOf } from '@/contract/kinds';
import type { Publishable, Version } from '@/contract/publication/publication';
import type { PublicationKind } from '@/contract/publication/workflow';
import type { AclClass } from '@/contract/publication/acl';
import type { Role } from '@/contract/account/session';
import type { Caller } from '../tokens/caller';
import { sidOfAddress, type AclRows } from '../../data/permissions/acl';
import type { Granted } from '../../data/permissions/granted';

export const isAdministrator = ({ authorities }: Caller): boolean => authorities.includes('ROLE_ADMINISTRATOR');

export const NO_PERMISSIONS: Permissions = { read: false, write: false, create: false, delete: false, manage: false };
export const ALL_PERMISSIONS: Permissions = { read: true, write: true, create: true, delete: true, manage: true };

/** What the list of permissions of an object grants this caller; also that of its parent, where it inherits. */
export function grantedTo(caller: Caller, acl: AclRows, kind: AclClass, id: string, parent?: string): Permissions {
  const { entries, inherits } = acl.of(kind, id);
  const above: readonly Granted[] = inherits && parent !== undefined ? acl.of('partner', parent).entries : [];
  return grantedBy(caller, [...entries, ...above]);
}

/** What entries of lists grant this caller. */
export function grantedBy({ user, authorities }: Caller, entries: readonly Granted[]): Permissions {
  const sids = new Set([...authorities, ...(user ? [user.uuid, sidOfAddress(user.email)] : [])]);
  const own = entries.filter(({ sid }) => sids.has(sid));
  const may = (name: keyof Permissions): boolean => own.some((entry) => entry[name]);
  return {
    read: may('read'),
    write: may('write'),
    create: may('create'),
    delete: may('delete'),
    manage: may('manage'),
  };
}

/**
 * What a caller may do with an item, whatever its state. Administrators: everything. Who edits things of its kind:
 * everything with their own, for others' what lists of permissions grant. Published items anybody reads; what is not,
 * those who publish, and those who are granted to read it.
 */
export function permissionsOf(kind: PublicationKind, item: Publishable, caller: Caller, acl: AclRows): Permissions {
  if (isAdministrator(caller)) return ALL_PERMISSIONS;
  const isOne = (roles: readonly Role[]): boolean => roles.some((role) => caller.authorities.includes(role));
  const edits = isOne(writersOf(kind));
  if (edits && item.createdBy !== undefined && item.createdBy === caller.user?.uuid) return ALL_PERMISSIONS;
  const granted = grantedTo(caller, acl, kind, item.uuid, item.owner?.uuid);
  const read = item.state === 'PUBLISHED' || isOne(readersOf(kind)) || granted.read;
  return edits ? { ...granted, read } : { ...NO_PERMISSIONS, read };
}

/** What a caller calls theirs: they made it, or are named among those who write it. An administrator may write all else. */
export function isOf(kind: PublicationKind, item: Publishable, caller: Caller, acl: AclRows): boolean {
  if (!caller.user) return false;
  return item.createdBy === caller.user.uuid || grantedTo(caller, acl, kind, item.uuid, item.owner?.uuid).write;
}

/** Those that stand in lists, of those that may be read: current versions, and what is not published yet. */
export const isListed = ({ current, state }: Publishable): boolean => current || state !== 'PUBLISHED';

const byNumbers = new Intl.Collator('en', { numeric: true }).compare;

/** All versions of an item, the newest first. */
export function versionsOf<T extends Publishable>(all: readonly T[], item: Publishable): T[] {
  const first = item.firstVersion ?? item.uuid;
  return all
    .filter((each) => (each.firstVersion ?? each.uuid) === first)
    .sort((a, b) => byNumbers(b.versionTag, a.versionTag));
}

export const versionName = ({ uuid, title, versionTag, state, current, lastModifiedDate }: Publishable): Version => ({
  uuid,
  title,
  versionTag,
  state,
  current,
  ...(lastModifiedDate === undefined ? {} : { lastModifiedDate }),
});

/** The tag after the greatest of these: its last part is counted up. */
export function nextTag(tags: readonly string[]): string {
  const [greatest = '0'] = [...tags].sort((a, b) => byNumbers(b, a));
  const [, before = '', number] = /^(.*?)(\d+)$/.exec(greatest) ?? [];
  return number === undefined ? `${greatest}.1` : `${before}${Number(number) + 1}`;
}

/** Whether the first tag comes after the second. */
export const isNewer = (tag: string, other: string): boolean => byNumbers(tag, other) > 0;
