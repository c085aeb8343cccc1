import { oauthClientSchema, type OAuthClient, type OAuthClientFilter } from '@/contract/oauth-client/oauth-client';
import { collection } from '../../rules/entities/collection';
import { readChange, readVersion } from '../../rules/entities/read-change';
import { ALL_PERMISSIONS } from '../../rules/publication/publication';
import { anyOf, personOf } from '../../rules/tokens/caller';
import type { KeptClient } from '../../rules/tokens/kept-clients';
import { answer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';
import type { Fields } from '../../tools/lists/field';

const fields: Fields<KeptClient> = {
  clientId: { kind: 'text', value: ({ clientId }) => clientId, search: true },
  description: { kind: 'text', value: ({ description }) => description, search: true },
  enabled: { kind: 'flag', value: ({ enabled }) => enabled, facet: true },
  lastModifiedDate: { kind: 'date', value: ({ lastModifiedDate }) => lastModifiedDate },
};

const shown = ({ tokens, users }: World, { createdBy, lastModifiedBy, ...client }: KeptClient): OAuthClient => ({
  ...client,
  ...(createdBy !== undefined && { createdBy: users.byUuid(createdBy)?.fullName ?? '' }),
  ...(lastModifiedBy !== undefined && { lastModifiedBy: users.byUuid(lastModifiedBy)?.fullName ?? '' }),
  sessionCount: tokens.sessionsBy(client.clientId).length,
  _permissions: ALL_PERMISSIONS,
});

const clients = collection<OAuthClient, OAuthClientFilter, KeptClient>(
  fields,
  async ({ clients: kept }) => kept.all(),
  (client, _, world) => shown(world, client),
);
const administrators = anyOf('ROLE_ADMINISTRATOR');
const changeable = oauthClientSchema.omit(['clientId']);

export const oauthClients: readonly Answer[] = [
  answer('POST /oauthclient/list', administrators, clients.list),
  answer('POST /oauthclient/filter', administrators, clients.filter),

  answer('GET /oauthclient/:clientId', administrators, ({ world, params }) =>
    shown(world, world.clients.one(params.clientId)),
  ),

  answer('POST /oauthclient', administrators, async ({ world, session, body }) => {
    const change = readChange(oauthClientSchema, body, false);
    const { client, secret } = await world.clients.make(change, personOf(session).uuid);
    return { ...shown(world, client), clientSecret: secret };
  }),

  answer('PUT /oauthclient/:clientId', administrators, ({ world, session, params, body }) => {
    const version = readVersion(({ ...body } as { version?: unknown }).version);
    const change = readChange(changeable, body, true);
    return shown(world, world.clients.change(params.clientId, version, change, personOf(session).uuid));
  }),

  answer('DELETE /oauthclient/:clientId', administrators, ({ world, session, params, query }) => {
    world.clients.remove(params.clientId, readVersion(query['version']), personOf(session).uuid);
    return null;
  }),

  answer('POST /oauthclient/:clientId/secret', administrators, async ({ world, session, params }) => {
    const { client, secret } = await world.clients.renewSecret(params.clientId, personOf(session).uuid);
    return { ...shown(world, client), clientSecret: secret };
  }),

  answer('GET /oauthclient/:clientId/tokens', administrators, ({ world, params }) =>
    world.tokens.sessionsBy(world.clients.one(params.clientId).clientId),
  ),

  answer('DELETE /oauthclient/:clientId/tokens', administrators, ({ world, params, session }) => {
    world.clients.endSessions(params.clientId, personOf(session).uuid);
    return null;
  }),

  answer('DELETE /oauthclient/:clientId/tokens/:id', administrators, ({ world, params, session }) => {
    world.clients.endSessions(params.clientId, personOf(session).uuid, params.id);
    return null;
  }),
];
