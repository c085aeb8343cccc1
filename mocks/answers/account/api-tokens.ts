import { API_TOKEN_LABEL_MAX, type ApiTokenChange } from '@/contract/account/account';
import { askOwnPassword } from '../../rules/accounts/own-password';
import { answer, type Answer } from '../../rules/world/answer';
import { badRequest } from '../../tools/http/api-failure';
import { inPerson, personOf, signedIn } from '../../rules/tokens/caller';
import { sentence } from '../../tools/http/sentence';

/** ISO 8601 with a time and its zone: a day alone would end somewhere else for everybody. */
const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

/** Reads what a person asks a token to be; the time in the one form that is kept. */
function readChange(body: unknown): ApiTokenChange {
  const given: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const { label, active = true, expires = null } = given;
  if (typeof label !== 'string' || label.trim() === '')
    throw badRequest(sentence('labelNeeded'), { label: 'required' });
  if (label.trim().length > API_TOKEN_LABEL_MAX)
    throw badRequest(sentence('labelTooLong', { max: API_TOKEN_LABEL_MAX }), { label: 'atMost' });
  if (typeof active !== 'boolean') throw badRequest('"active" must be true or false.');
  if (expires !== null && (typeof expires !== 'string' || !ISO_TIME.test(expires) || Number.isNaN(Date.parse(expires))))
    throw badRequest('"expires" must be a time, as 2026-12-31T23:59:59Z, or null.', { expires: 'date' });
  return { label: label.trim(), active, expires: expires === null ? null : new Date(expires).toISOString() };
}

export const apiTokens: readonly Answer[] = [
  answer('GET /me/tokens', signedIn, ({ world, session }) => world.apiTokens.of(personOf(session).uuid)),

  answer('POST /me/tokens', inPerson, async ({ world, session, body, request }) => {
    const { uuid } = personOf(session);
    const change = readChange(body);
    await askOwnPassword(world, uuid, body, request);
    return world.apiTokens.make(uuid, change);
  }),

  answer('PUT /me/tokens/:uuid', inPerson, ({ world, session, params, body }) =>
    world.apiTokens.change(personOf(session).uuid, params.uuid, readChange(body)),
  ),

  answer('DELETE /me/tokens/:uuid', inPerson, ({ world, session, params }) => {
    world.apiTokens.remove(personOf(session).uuid, params.uuid);
    return null;
  }),
];
