import type { Permissions } from '../entity';
import { kindsWith, type KindWith } from '../kinds';

/** Folders of files, by their paths: those below inherit. */
export const FOLDER_CLASS = 'repository-folder';

/** What has permissions of its own. */
export type AclClass = KindWith<'granted'> | typeof FOLDER_CLASS;
export const ACL_CLASSES: readonly AclClass[] = [...kindsWith('granted'), FOLDER_CLASS];

export const PERMISSIONS = ['read', 'write', 'create', 'delete', 'manage'] as const satisfies (keyof Permissions)[];

/** What one subject may do. */
export interface AclEntry extends Permissions {
  /** The e-mail address by which a person was named, or the name of a role. Whether anybody has it, administrators alone see. */
  sid: string;
  principal: boolean;
  /** Of the person who has the account, for administrators. */
  name?: string;
}

export interface Acl {
  class: AclClass;
  id: string;
  /** Who made it and may do everything with it. Null: nobody who still has an account. */
  owner: { sid: string; name: string } | null;
  /** What it inherits from: of an item its data provider, of a folder the one around it. */
  parent: { class: AclClass; id: string; title: string } | null;
  inherits: boolean;
  entries: AclEntry[];
  /** Those of the parent, which hold here as long as `inherits`. */
  inherited: AclEntry[];
  version: number;
}

export interface AclChange {
  version: number;
  inherits: boolean;
  /** In place of all there were. `sid` of a person: the e-mail address; it holds as soon as somebody has an account with it. */
  entries: (Permissions & { sid: string })[];
}

/** At most in one list. */
export const ACL_ENTRIES_MAX = 100;
