import { USER_ACTS, userSchema, type UserAccount, type UserFilter } from '@/contract/account/user-account';
import type { User } from '../../data/users/users';
import { accountBy, accountOf, actOn, changeAccount } from '../../rules/accounts/administration/administer';
import { endSession, endSessions } from '../../rules/accounts/history/end-sessions';
import { collection } from '../../rules/entities/collection';
import { readChange, readVersion } from '../../rules/entities/read-change';
import { administratorInPerson, anyOf, personOf } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';
import type { Fields } from '../../tools/lists/field';

const fields: Fields<UserAccount> = {
  uuid: { kind: 'terms', value: ({ uuid }) => uuid },
  state: { kind: 'terms', value: ({ state }) => state, facet: true },
  roles: { kind: 'terms', value: ({ roles }) => roles, facet: true },
  provider: { kind: 'terms', value: ({ provider }) => provider, facet: true },
  fullName: { kind: 'text', value: ({ fullName }) => fullName, search: true },
  email: { kind: 'text', value: ({ email }) => email, search: true },
  lastLogin: { kind: 'date', value: ({ lastLogin }) => lastLogin },
  lastDay: { kind: 'date', value: ({ lastDay }) => lastDay },
  createdDate: { kind: 'date', value: ({ createdDate }) => createdDate, internal: true },
};

const shown = ({ clock }: World, user: User): UserAccount => accountOf(user, clock.now());
const all = async (world: World) => world.users.all().map((user) => shown(world, user));
const accounts = collection<UserAccount, UserFilter>(fields, all);

const administrators = anyOf('ROLE_ADMINISTRATOR');

export const users: readonly Answer[] = [
  answer('POST /user/list', administrators, accounts.list),
  answer('POST /user/filter', administrators, accounts.filter),

  answer('GET /user/:uuid', administrators, ({ world, params }) => shown(world, accountBy(world, params.uuid))),

  answer('PUT /user/:uuid', administratorInPerson, async ({ world, session, params, body }) => {
    const change = readChange(userSchema, body, true);
    const version = readVersion(body?.version);
    return shown(world, await changeAccount(world, params.uuid, version, change, personOf(session).uuid));
  }),

  ...USER_ACTS.map((act) =>
    answer(`POST /user/:uuid/${act}`, administratorInPerson, async ({ world, session, params }) =>
      shown(world, await actOn(world, params.uuid, act, personOf(session).uuid)),
    ),
  ),

  answer('DELETE /user/:uuid/ftp', administratorInPerson, ({ world, session, params }) => {
    world.users.update(accountBy(world, params.uuid).uuid, { ftp: undefined }, personOf(session).uuid);
    return null;
  }),

  answer('GET /user/:uuid/sessions', administrators, ({ world, session, params }) =>
    world.tokens.sessionsOf(accountBy(world, params.uuid).uuid, session.jti),
  ),

  answer('DELETE /user/:uuid/sessions', administratorInPerson, ({ world, session, params }) => {
    endSessions(world, accountBy(world, params.uuid).uuid, session);
    return null;
  }),

  answer('DELETE /user/:uuid/sessions/:id', administratorInPerson, ({ world, session, params }) => {
    endSession(world, params.uuid, params.id, session);
    return null;
  }),
];
