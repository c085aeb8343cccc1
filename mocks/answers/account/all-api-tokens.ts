import type { OwnedApiToken, OwnedApiTokenFilter } from '@/contract/account/account';
import { collection } from '../../rules/entities/collection';
import { anyOf, personOf } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import { badRequest } from '../../tools/http/api-failure';
import type { Fields } from '../../tools/lists/field';

const fields: Fields<OwnedApiToken> = {
  uuid: { kind: 'terms', value: ({ uuid }) => uuid },
  state: { kind: 'terms', value: ({ state }) => state, facet: true },
  label: { kind: 'text', value: ({ label }) => label, search: true },
  owner: { kind: 'text', value: ({ owner }) => owner, search: true },
  email: { kind: 'text', value: ({ email }) => email, search: true },
  expires: { kind: 'date', value: ({ expires }) => expires },
  createdDate: { kind: 'date', value: ({ createdDate }) => createdDate },
  lastUsed: { kind: 'date', value: ({ lastUsed }) => lastUsed },
};

const tokens = collection<OwnedApiToken, OwnedApiTokenFilter>(fields, async (world) => world.apiTokens.all());
const administrators = anyOf('ROLE_ADMINISTRATOR');

export const allApiTokens: readonly Answer[] = [
  answer('POST /apitoken/list', administrators, tokens.list),
  answer('POST /apitoken/filter', administrators, tokens.filter),

  answer('PUT /apitoken/:uuid', administrators, ({ world, session, params, body }) => {
    const { active }: { active?: unknown } = { ...body };
    if (typeof active !== 'boolean') throw badRequest('"active" must be true or false.');
    return world.apiTokens.turn(params.uuid, active, personOf(session).uuid);
  }),

  answer('DELETE /apitoken/:uuid', administrators, ({ world, session, params }) => {
    world.apiTokens.take(params.uuid, personOf(session).uuid);
    return null;
  }),
];
