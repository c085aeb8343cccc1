import { ACL_CLASSES } from '@/contract/publication/acl';
import type { Permissions, Stored } from '@/contract/entity';
import type { Publishable } from '@/contract/publication/publication';
import type { PublicationKind } from '@/contract/publication/workflow';
import { badRequest, notFound } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import { ALL_PERMISSIONS, grantedTo, isAdministrator, permissionsOf } from '../publication/publication';
import type { Caller } from '../tokens/caller';
import type { World } from '../world/world';
import { citations } from './citations';
import { articles, menus, posts } from './content-kinds';
import type { Managed } from './managed';

/** What is known of any object, whatever its class. */
export interface ObjectFacts {
  title: string;
  /** uuid of who made it. */
  createdBy?: string | undefined;
  /** The data provider above it. */
  parent?: { id: string; title: string } | undefined;
  may: Permissions;
}

/** The last are kept by role, whoever made them: nothing is granted of one of them. */
export const AUDIT_CLASSES = [...ACL_CLASSES, 'bibliography', 'article', 'menu', 'activitypost'] as const;
export type AuditClass = (typeof AUDIT_CLASSES)[number];

async function itemOf({ catalogue }: World, kind: PublicationKind, id: string): Promise<Publishable | undefined> {
  if (kind === 'dataset') return (await catalogue.datasets.one(id))?.head;
  const { descriptors, descriptorLists, subsets, trees } = catalogue;
  const sources = { descriptor: descriptors, descriptorlist: descriptorLists, subset: subsets, divtree: trees };
  return sources[kind].one(id);
}

async function factsByRole<T extends Stored>(
  { table, permissions }: Managed<T>,
  titleOf: (row: T) => string,
  [world, id, caller]: readonly [World, string, Caller],
): Promise<ObjectFacts | undefined> {
  const row = await table(world).one(id);
  return row && { title: titleOf(row), createdBy: row.createdBy, may: permissions(row, caller) };
}

async function factsOf(world: World, kind: AuditClass, id: string, caller: Caller): Promise<ObjectFacts | undefined> {
  const { catalogue, acl } = world;
  const asked = [world, id, caller] as const;
  if (kind === 'bibliography') return factsByRole(citations, ({ title }) => title, asked);
  if (kind === 'article') return factsByRole(articles, ({ title }) => title, asked);
  if (kind === 'menu') return factsByRole(menus, ({ key }) => key, asked);
  if (kind === 'activitypost') return factsByRole(posts, ({ title }) => title, asked);
  if (kind === 'partner') {
    const partner = await catalogue.partners.one(id);
    const may = isAdministrator(caller) ? ALL_PERMISSIONS : { ...grantedTo(caller, acl, 'partner', id), read: true };
    return partner && { title: partner.name, may };
  }
  const item = await itemOf(world, kind, id);
  if (!item) return undefined;
  const { title, createdBy, owner } = item;
  const parent = owner ? { id: owner.uuid, title: owner.name } : undefined;
  return { title, createdBy, parent, may: permissionsOf(kind, item, caller, acl) };
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
