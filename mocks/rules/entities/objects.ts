import { ACL_CLASSES, FOLDER_CLASS, type AclClass } from '@/contract/publication/acl';
import type { Permissions, Stored } from '@/contract/entity';
import { KINDS, kinds, type Kind } from '@/contract/kinds';
import type { Partner } from '@/contract/reference/partner';
import type { Publishable } from '@/contract/publication/publication';
import type { PublicationKind } from '@/contract/publication/workflow';
import type { Granted } from '../../data/permissions/granted';
import { badRequest, notFound } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import { ALL_PERMISSIONS, grantedTo, isAdministrator, permissionsOf } from '../publication/publication';
import { folderAbove, folderPermissions, namedFor } from '../repository/folder-permissions';
import { findFolder } from '../repository/folders';
import type { Caller } from '../tokens/caller';
import type { World } from '../world/world';
import { findManaged } from './managed';
import { rowsOf } from './rows-of';

/** What is known of any object, whatever its class. */
export interface ObjectFacts {
  title: string;
  /** uuid of who made it. */
  createdBy?: string | undefined;
  /** The data provider above it, or the folder around it, and whom the lists there name. */
  parent?: { class: AclClass; id: string; title: string; entries: readonly Granted[] } | undefined;
  may: Permissions;
}

/** What tells its history to whoever may write it. */
export type AuditClass = AclClass | Kind;
export const AUDIT_CLASSES: readonly AuditClass[] = [...new Set([...ACL_CLASSES, ...kinds])];

/** What only administrators see at all. */
export const ADMINISTERED: ReadonlySet<string> = new Set([
  'user',
  'oauthclient',
  'taxonomy',
  'kpi-execution',
  'kpi-parameter',
  'kpi-dimension',
]);

const isReviewed = (kind: Exclude<AuditClass, typeof FOLDER_CLASS>): kind is PublicationKind =>
  KINDS[kind].states === 'reviewed';

async function factsOf(world: World, kind: AuditClass, id: string, caller: Caller): Promise<ObjectFacts | undefined> {
  if (kind === FOLDER_CLASS) {
    const folder = await findFolder(world, id);
    if (!folder || id === '/') return undefined;
    const above = folderAbove(id);
    const parent = above !== undefined &&
      above !== '/' && { class: kind, id: above, title: above, entries: namedFor(world.acl, above).entries };
    return { title: id, may: folderPermissions(caller, world.acl, id), ...(parent && { parent }) };
  }
  const managed = await findManaged(kind)?.(world, id, caller);
  // Single data providers have lists of permissions beside.
  if (managed && kind !== 'partner') {
    const { title = id, createdBy }: Stored & { title?: string } = managed.item;
    return { title, createdBy, may: managed.may };
  }
  const row = await rowsOf(world, kind).one(id);
  if (!row) return undefined;
  if (kind === 'partner') {
    const granted = { ...grantedTo(caller, world.acl, kind, id), read: true };
    return { title: (row as Partner).name, may: isAdministrator(caller) ? ALL_PERMISSIONS : granted };
  }
  if (!isReviewed(kind)) return undefined;
  const item = row as Publishable;
  const { title, createdBy, owner } = item;
  const parent = owner && {
    class: 'partner' as const,
    id: owner.uuid,
    title: owner.name,
    entries: world.acl.of('partner', owner.uuid).entries,
  };
  return { title, createdBy, ...(parent && { parent }), may: permissionsOf(kind, item, caller, world.acl) };
}

/** The class of an address; 400 for one that there is not. */
export function readClass<C extends AuditClass>(classes: readonly C[], name: string): C {
  const found = classes.find((each) => each === name);
  if (!found) throw badRequest(sentence('wrongModel', { models: classes.join(', ') }));
  return found;
}

/** 404 where there is none that the caller may read. */
export async function objectOf(world: World, kind: AuditClass, id: string, caller: Caller): Promise<ObjectFacts> {
  const facts = await factsOf(world, kind, id, caller);
  if (!facts?.may.read) throw notFound(`There is no ${kind} "${id.slice(0, 80)}".`);
  return facts;
}
