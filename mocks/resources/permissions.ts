import { ACL_CLASSES, ACL_ENTRIES_MAX, PERMISSIONS, type Acl, type AclClass, type AclEntry } from '@/contract/acl';
import { ROLES } from '@/contract/session';
import { byOf } from '../entities/crud';
import { AUDIT_CLASSES, objectOf, readClass, type ObjectFacts } from '../entities/objects';
import { readVersion, refused } from '../entities/read-change';
import { badRequest, forbidden } from '../http/api-failure';
import type { Granted } from '../publication/acl';
import { isAdministrator } from '../publication/publication';
import { signedIn } from '../tokens/caller';
import { answer, type Answer } from '../world/answer';
import type { World } from '../world/world';
import { sentence } from '../http/sentence';

/** People by their addresses; who has no account any more is left out. */
function shown({ users }: World, entries: readonly Granted[]): AclEntry[] {
  return entries.flatMap(({ sid, ...may }) => {
    if (ROLES.some((role) => role === sid)) return { ...may, sid, principal: false };
    const user = users.byUuid(sid);
    return user ? { ...may, sid: user.email, principal: true, name: user.fullName } : [];
  });
}

function aclOf(world: World, kind: AclClass, id: string, { createdBy, parent }: ObjectFacts): Acl {
  const { acl, users } = world;
  const { version, inherits, entries } = acl.of(kind, id);
  const owner = createdBy === undefined ? undefined : users.byUuid(createdBy);
  return {
    class: kind,
    id,
    owner: owner ? { sid: owner.email, name: owner.fullName } : null,
    parent: parent ? { class: 'partner', ...parent } : null,
    inherits,
    entries: shown(world, entries),
    inherited: parent ? shown(world, acl.of('partner', parent.id).entries) : [],
    version,
  };
}

/** 400 with `fields` for a subject that there is not. Entries that grant nothing are none; of two for one subject both count. */
function readEntries({ users }: World, given: unknown): Granted[] {
  if (!Array.isArray(given)) throw badRequest('"entries" must be a list.');
  if (given.length > ACL_ENTRIES_MAX)
    throw badRequest(sentence('maxEntries', { max: ACL_ENTRIES_MAX, count: given.length }));
  const fields: Record<string, string> = {};
  const read = given.map((each: unknown, at): Granted => {
    const entry = (typeof each === 'object' && each !== null ? each : {}) as Record<string, unknown>;
    const named = typeof entry['sid'] === 'string' ? entry['sid'].trim() : '';
    const sid = ROLES.find((role) => role === named) ?? users.byEmail(named)?.uuid;
    if (sid === undefined) fields[`entries[${at}].sid`] = named === '' ? 'required' : 'noAccount';
    const may = (name: string): boolean => entry[name] === true;
    return {
      sid: sid ?? '',
      read: may('read'),
      write: may('write'),
      create: may('create'),
      delete: may('delete'),
      manage: may('manage'),
    };
  });
  if (Object.keys(fields).length > 0) throw refused(fields);
  return read.filter((entry) => PERMISSIONS.some((name) => entry[name]));
}

/** Who may do what with a single object, and what was done with it. */
export const permissions: readonly Answer[] = [
  answer('GET /acl/:class/:id', signedIn, async ({ world, session, params }) => {
    const kind = readClass(ACL_CLASSES, params.class);
    const facts = await objectOf(world, kind, params.id, session);
    if (!facts.may.manage) throw forbidden(sentence('noManage'));
    return aclOf(world, kind, params.id, facts);
  }),

  answer('PUT /acl/:class/:id', signedIn, async ({ world, session, params, body }) => {
    const kind = readClass(ACL_CLASSES, params.class);
    const facts = await objectOf(world, kind, params.id, session);
    if (!facts.may.manage) throw forbidden(sentence('noManage'));
    const version = readVersion(body?.version);
    const entries = readEntries(world, body?.entries);
    world.acl.set(kind, params.id, { version, inherits: body?.inherits !== false, entries }, { by: byOf(session) });
    return aclOf(world, kind, params.id, facts);
  }),

  answer('GET /audit/:class/:id', signedIn, async ({ world, session, params }) => {
    const kind = readClass(AUDIT_CLASSES, params.class);
    const entries = world.audit.of(kind, params.id, (uuid) => world.users.byUuid(uuid)?.fullName);
    // What was removed has nothing left but its history, which is for administrators.
    const removed = entries[0]?.action === 'DELETE' && isAdministrator(session);
    const may = removed ? { write: true } : (await objectOf(world, kind, params.id, session)).may;
    if (!may.write) throw forbidden(sentence('noHistory'));
    return entries;
  }),
];
