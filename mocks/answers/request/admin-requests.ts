import { ADMIN_ACTIONS, type AdminRequest, type AdminRequestFilter } from '@/contract/request/request-admin';
import { byOf } from '../../rules/entities/crud';
import { collection } from '../../rules/entities/collection';
import { badRequest } from '../../tools/http/api-failure';
import type { Fields } from '../../tools/lists/field';
import { administer } from '../../rules/requests/admin-actions';
import { demoRequests } from '../../rules/requests/demo-requests';
import { adminDetails, adminRow, requestById } from '../../rules/requests/request-lists';
import { requestRows } from '../../rules/requests/request-rows';
import { anyOf } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';
import { requestFields } from './own-requests';

/** What requests are narrowed, counted and sorted by. */
export const adminRequestFields: Fields<AdminRequest> = {
  ...requestFields,
  fullName: { kind: 'text', value: ({ fullName }) => fullName, search: true },
  email: { kind: 'text', value: ({ email }) => email, search: true },
  country: { kind: 'terms', value: ({ country }) => country, facet: true },
  purpose: { kind: 'terms', value: ({ purpose }) => purpose, facet: true },
  pid: { kind: 'text', value: ({ pid }) => pid, search: true, internal: true },
};

/** Everybody's, the newest first. */
export async function allRequests(world: World): Promise<AdminRequest[]> {
  await demoRequests(world);
  const rows = [...requestRows(world).values()].map(adminRow);
  return rows.toSorted((a, b) => (a.createdDate < b.createdDate ? 1 : -1));
}

const all = collection<AdminRequest, AdminRequestFilter>(adminRequestFields, allRequests);

const administrator = anyOf('ROLE_ADMINISTRATOR');

export const adminRequests: readonly Answer[] = [
  answer('POST /request/list', administrator, all.list),
  answer('POST /request/filter', administrator, all.filter),

  answer('GET /request/:uuid', administrator, ({ world, params }) => adminDetails(requestById(world, params.uuid))),

  answer('DELETE /request/:uuid', administrator, async ({ world, session, params }) => {
    await administer(world, requestById(world, params.uuid), 'remove', { by: byOf(session) });
    void world.store.compact();
    return null;
  }),

  answer('POST /request/:uuid/admin/:action', administrator, async ({ world, session, params }) => {
    const action = ADMIN_ACTIONS.find((each) => each === params.action && each !== 'remove');
    if (!action) throw badRequest(`The action must be one of ${ADMIN_ACTIONS.join(', ')}.`);
    const { uuid } = await administer(world, requestById(world, params.uuid), action, { by: byOf(session) });
    if (action === 'erase') void world.store.compact();
    return adminDetails(requestRows(world).get(uuid) ?? requestById(world, params.uuid));
  }),
];
