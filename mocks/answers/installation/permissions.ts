import {
  ACL_CLASSES,
  ACL_ENTRIES_MAX,
  FOLDER_CLASS,
  PERMISSIONS,
  type Acl,
  type AclClass,
  type AclEntry,
} from '@/contract/publication/acl';
import { isSameAddress } from '@/contract/is-same-address';
import { email } from '@/contract/schema';
import { ROLES } from '@/contract/account/session';
import { byOf } from '../../rules/entities/crud';
import { ADMINISTERED, AUDIT_CLASSES, objectOf, readClass, type ObjectFacts } from '../../rules/entities/objects';
import { readVersion, refused } from '../../rules/entities/read-change';
import { badRequest, forbidden } from '../../tools/http/api-failure';
import { sidInHistory, sidOfAddress } from '../../data/permissions/acl';
import type { Granted } from '../../data/permissions/granted';
import { pathOf } from '../../rules/repository/folders';
import { isAdministrator } from '../../rules/publication/publication';
import { signedIn, type Caller } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';
import { sentence } from '../../tools/http/sentence';

/**
 * People by their addresses. Administrators, who know all accounts, see who they are; others the address that was named,
 * whoever has it: whether somebody has an account is nobody's business.
 */
function shown({ users }: World, entries: readonly Granted[], caller: Caller): AclEntry[] {
  return entries.flatMap(({ sid, as, ...may }) => {
    if (ROLES.some((role) => role === sid)) return { ...may, sid, principal: false };
    const user = users.byUuid(sid);
    if (user && isAdministrator(caller)) return { ...may, sid: user.email, principal: true, name: user.fullName };
    const address = as ?? user?.email;
    return address === undefined ? [] : { ...may, sid: address, principal: true };
  });
}

function aclOf(world: World, kind: AclClass, id: string, { createdBy, parent }: ObjectFacts, caller: Caller): Acl {
  const { acl, users } = world;
  const { version, inherits, entries } = acl.of(kind, id);
  const owner = createdBy === undefined ? undefined : users.byUuid(createdBy);
  return {
    class: kind,
    id: kind === FOLDER_CLASS ? id.slice(1) : id,
    owner: owner ? { sid: owner.email, name: owner.fullName } : null,
    parent: parent ? { class: parent.class, id: parent.id, title: parent.title } : null,
    inherits,
    entries: shown(world, entries, caller),
    inherited: parent ? shown(world, parent.entries, caller) : [],
    version,
  };
}

/**
 * 400 with `fields` for what is no address, and to administrators for one that nobody has an account with. An address that
 * is in the list already is whom it was. Entries that grant nothing are none; of two for one subject both count.
 */
function readEntries({ users }: World, given: unknown, before: readonly Granted[], caller: Caller): Granted[] {
  if (!Array.isArray(given)) throw badRequest('"entries" must be a list.');
  if (given.length > ACL_ENTRIES_MAX)
    throw badRequest(sentence('maxEntries', { max: ACL_ENTRIES_MAX, count: given.length }));
  const fields: Record<string, string> = {};
  const read = given.map((each: unknown, at): Granted => {
    const entry = (typeof each === 'object' && each !== null ? each : {}) as Record<string, unknown>;
    const named = typeof entry['sid'] === 'string' ? entry['sid'].trim() : '';
    const role = ROLES.find((name) => name === named);
    const kept = before.find(({ as }) => as !== undefined && isSameAddress(as, named));
    const user = users.byEmail(named);
    const path = `entries[${at}].sid`;
    if (named === '') fields[path] = 'required';
    else if (!role && !email().isValidSync(named)) fields[path] = 'email';
    else if (!role && !kept && !user && isAdministrator(caller)) fields[path] = 'noAccount';
    const may = (name: string): boolean => entry[name] === true;
    return {
      sid: role ?? kept?.sid ?? user?.uuid ?? sidOfAddress(named),
      ...(!role && { as: kept?.as ?? named }),
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

const idOf = (kind: AclClass, asked: string): string => (kind === FOLDER_CLASS ? pathOf(asked) : asked);

/** Who may do what with a single object, and what was done with it. */
export const permissions: readonly Answer[] = [
  answer('GET /acl/:class/:path', signedIn, async ({ world, session, params }) => {
    const kind = readClass(ACL_CLASSES, params.class);
    const id = idOf(kind, params.path);
    const facts = await objectOf(world, kind, id, session);
    if (!facts.may.manage) throw forbidden(sentence('noManage'));
    return aclOf(world, kind, id, facts, session);
  }),

  answer('PUT /acl/:class/:path', signedIn, async ({ world, session, params, body }) => {
    const kind = readClass(ACL_CLASSES, params.class);
    const id = idOf(kind, params.path);
    const facts = await objectOf(world, kind, id, session);
    if (!facts.may.manage) throw forbidden(sentence('noManage'));
    const version = readVersion(body?.version);
    const entries = readEntries(world, body?.entries, world.acl.of(kind, id).entries, session);
    world.acl.set(kind, id, { version, inherits: body?.inherits !== false, entries }, { by: byOf(session) });
    return aclOf(world, kind, id, facts, session);
  }),

  answer('GET /audit/:class/:id', signedIn, async ({ world, session, params }) => {
    const nameOf = (uuid: string) => world.users.byUuid(uuid)?.fullName;
    if (ADMINISTERED.has(params.class) && isAdministrator(session))
      return world.audit.of(params.class, params.id, nameOf);
    const kind = readClass(AUDIT_CLASSES, params.class);
    const ofAcl = ACL_CLASSES.find((each) => each === kind);
    const named = ofAcl ? world.acl.of(ofAcl, params.id).entries : [];
    const subjectOf = (sid: string): string | undefined => {
      if (ROLES.some((role) => role === sid)) return sid;
      const entry = named.find((each) => sidInHistory(each.sid) === sid);
      if (isAdministrator(session)) return nameOf(sid) ?? entry?.as ?? sid;
      return entry && shown(world, [entry], session)[0]?.sid;
    };
    const entries = world.audit.of(kind, params.id, nameOf, subjectOf);
    // What was removed has nothing left but its history, which is for administrators.
    const removed = entries[0]?.action === 'DELETE' && isAdministrator(session);
    const may = removed ? { write: true } : (await objectOf(world, kind, params.id, session)).may;
    if (!may.write) throw forbidden(sentence('noHistory'));
    return entries;
  }),
];
