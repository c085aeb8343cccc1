import { KINDS } from '@/contract/kinds';
import { ROLES, type Role } from '@/contract/account/session';
import type { Publishable } from '@/contract/publication/publication';
import {
  allowedActions,
  PUBLICATION_KINDS,
  type ItemAction,
  type PublicationKind,
} from '@/contract/publication/workflow';
import type { AclRow } from '../../data/permissions/acl';
import { permissionsOf } from '../publication/publication';
import { sampled } from '../../../test/samples/sampled';
import { testApi } from '../world/api.fixture';
import { attempt, seedOf, WRITTEN_KINDS } from './written-kinds.fixture';

const CASES = ['draft', 'review', 'published', 'older'] as const;
type Case = (typeof CASES)[number];
const RELATIONS = ['own', 'by ACL', 'by ACL of the owner', 'other'] as const;
type Relation = (typeof RELATIONS)[number];
const ACTIONS: readonly ItemAction[] = [
  'edit',
  'for-review',
  'withdraw',
  'approve',
  'reject',
  'unpublish',
  'new-version',
  'delete',
];

/** The checklist's table, written down a second time. */
const AUTHOR: Record<Case, readonly ItemAction[]> = {
  draft: ['edit', 'for-review', 'delete'],
  review: ['withdraw'],
  published: ['new-version'],
  older: [],
};
const ADMINISTRATOR: Record<Case, readonly ItemAction[]> = {
  draft: ['edit', 'for-review', 'delete'],
  review: ['approve', 'reject', 'edit', 'delete'],
  published: ['unpublish', 'new-version'],
  older: ['unpublish'],
};

function expected(
  kind: PublicationKind,
  at: Case,
  role: Role,
  relation: Relation,
): { reads: boolean; may: readonly ItemAction[] } {
  if (role === 'ROLE_ADMINISTRATOR') return { reads: true, may: ADMINISTRATOR[at] };
  const edits = KINDS[kind].writers.some((writer) => writer === role);
  const isPublic = at === 'published' || at === 'older';
  const granted = relation === 'by ACL' || relation === 'by ACL of the owner';
  const reads = isPublic || edits || role === 'ROLE_VETTEDUSER' || granted;
  return { reads, may: edits && relation !== 'other' ? AUTHOR[at] : [] };
}

const ALL = { read: true, write: true, create: true, delete: true, manage: false };
const OWNER = { uuid: 'owner', shortName: 'OWN', name: 'Owner', wiewsCodes: [] };
const stateOf: Record<Case, Pick<Publishable, 'state' | 'current'>> = {
  draft: { state: 'DRAFT', current: true },
  review: { state: 'REVIEWING', current: true },
  published: { state: 'PUBLISHED', current: true },
  older: { state: 'PUBLISHED', current: false },
};

test.each(PUBLICATION_KINDS)('who may do what with a %s', (kind) => {
  for (const at of CASES)
    for (const role of ROLES)
      for (const relation of RELATIONS) {
        const item: Publishable = {
          ...stateOf[at],
          uuid: 'item',
          title: 'Item',
          versionTag: '1.0',
          owner: OWNER,
          createdBy: relation === 'own' ? 'me' : 'somebody',
        };
        const caller = { authorities: ['ROLE_USER', role], user: { uuid: 'me', email: '', name: '' } };
        const named = relation === 'by ACL' ? kind : relation === 'by ACL of the owner' ? 'partner' : undefined;
        const of = (asked: string): AclRow => ({
          version: 0,
          inherits: true,
          entries: asked === named ? [{ ...ALL, sid: 'me' }] : [],
        });
        const _permissions = permissionsOf(kind, item, caller, {
          of,
          set: () => undefined,
          remove: () => undefined,
          move: () => undefined,
          forget: () => undefined,
        });
        const { reads, may } = expected(kind, at, role, relation);
        const cell = [at, role, relation];
        expect([...cell, _permissions.read]).toEqual([...cell, reads]);
        expect([...cell, ...allowedActions({ ...item, _permissions }, caller.authorities).sort()]).toEqual([
          ...cell,
          ...[...may].sort(),
        ]);
      }
});

/** Drawn of all kinds at once, so that each gets others. */
const CELLS = sampled(
  WRITTEN_KINDS.flatMap(([kind]) =>
    ROLES.flatMap((role) => CASES.flatMap((at) => RELATIONS.map((relation) => ({ kind, role, at, relation })))),
  ),
  200,
);

describe.each(WRITTEN_KINDS)('the API of a %s', (kind, tableOf) => {
  const api = testApi({ accessions: 60 });
  const people = new Map<Role, { uuid: string; token: string }>();
  let seed: Publishable;

  beforeAll(async () => {
    seed = await seedOf(tableOf(api.world.catalogue));
    for (const role of ROLES) {
      const email = `${role.toLowerCase()}@example.org`;
      const { uuid } = api.world.users.add({ email, fullName: role, roles: ['ROLE_USER', role] });
      people.set(role, { uuid, token: await api.token(email) });
    }
  });

  /** An item in this state, and who it belongs to. */
  function made(at: Case, relation: Relation, me: string): Publishable {
    const { catalogue, acl } = api.world;
    const table = tableOf(catalogue);
    const head = { ...seed, ...stateOf[at], uuid: crypto.randomUUID(), versionTag: '1.0' };
    const owner = { ...OWNER, uuid: crypto.randomUUID() };
    delete head.firstVersion;
    const item = table.create({ ...head, owner }, { by: relation === 'own' ? me : 'somebody' });
    if (at === 'older') {
      const next = { ...head, uuid: crypto.randomUUID(), current: true, versionTag: '1.1', firstVersion: item.uuid };
      table.create(next, { by: 'somebody' });
    }
    const entries = [{ ...ALL, sid: me }];
    if (relation === 'by ACL') acl.set(kind, item.uuid, { version: 0, inherits: true, entries }, { by: me });
    if (relation === 'by ACL of the owner')
      acl.set('partner', owner.uuid, { version: 0, inherits: true, entries }, { by: me });
    return item;
  }

  const cells = CELLS.filter((cell) => cell.kind === kind);
  test.each(cells)('allows what the table allows: $role, $at, $relation', async ({ role, at, relation }) => {
    const { uuid, token } = people.get(role) ?? { uuid: '', token: '' };
    const { reads, may } = expected(kind, at, role, relation);
    const done: ItemAction[] = [];
    for (const action of ACTIONS) {
      const item = made(at, relation, uuid);
      const got = await api.call(`GET /api/v2/${kind}/${item.uuid}`, { token });
      expect(got.status).toBe(reads ? 200 : 404);
      const drawn = reads ? allowedActions((await got.json()) as Publishable, ['ROLE_USER', role]) : [];
      const { status } = await attempt(api, token, kind, action, item);
      if (status === 200) done.push(action);
      else expect([403, 404, 409]).toContain(status);
      expect([action, drawn.includes(action)]).toEqual([action, status === 200]);
    }
    expect(done.sort()).toEqual([...may].sort());
  });
});
