import type { Permissions } from '@/contract/entity';
import { FOLDER_CLASS } from '@/contract/publication/acl';
import type { AclRows } from '../../data/permissions/acl';
import type { Granted } from '../../data/permissions/granted';
import { forbidden } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import { ALL_PERMISSIONS, grantedBy, isAdministrator, NO_PERMISSIONS } from '../publication/publication';
import type { Caller } from '../tokens/caller';
import type { World } from '../world/world';
import { keepsFiles } from './keeps-files';

/** The folder around; of the root none. */
export const folderAbove = (path: string): string | undefined =>
  path === '/' ? undefined : path.slice(0, path.lastIndexOf('/')) || '/';

interface Named {
  entries: readonly Granted[];
  /** Somebody is named, or what holds above was taken away: all others may only read. */
  limited: boolean;
}

/** Who is named for a folder, in its own list and in those above it from which it inherits. The root has no list. */
export function namedFor(acl: AclRows, path: string): Named {
  const above = folderAbove(path);
  if (above === undefined) return { entries: [], limited: false };
  const { entries, inherits } = acl.of(FOLDER_CLASS, path);
  if (!inherits) return { entries, limited: true };
  const inherited = namedFor(acl, above);
  return { entries: [...entries, ...inherited.entries], limited: inherited.limited || entries.length > 0 };
}

/**
 * What a caller may do in a folder, be it there or not yet. Files are read by all. Administrators may do everything;
 * content editors keep what lies there, until somebody is named: then those of them who are, as the lists say.
 */
export function folderPermissions(caller: Caller, acl: AclRows, path: string): Permissions {
  if (isAdministrator(caller)) return ALL_PERMISSIONS;
  if (!keepsFiles(caller)) return { ...NO_PERMISSIONS, read: true };
  const { entries, limited } = namedFor(acl, path);
  return limited ? { ...grantedBy(caller, entries), read: true } : { ...ALL_PERMISSIONS, manage: false };
}

/** Refuses (403) what the caller may not do there. */
export function demand({ acl }: World, caller: Caller, need: keyof Permissions, path: string): void {
  if (!folderPermissions(caller, acl, path)[need]) throw forbidden(sentence('noFolderRight', { path }));
}
