import { isSameAddress } from '@/contract/is-same-address';
import { askForEmail, withdrawEmail } from '../../rules/accounts/change-email';
import { askForDeletion } from '../../rules/accounts/delete-account';
import { endSession, endSessions } from '../../rules/accounts/history/end-sessions';
import { aiTermsOf } from '../../rules/accounts/ai-terms';
import { makeFtpCredentials } from '../../rules/accounts/ftp';
import { profileOf } from '../../rules/accounts/profile';
import { isOwnPassword } from '../../rules/accounts/own-password';
import { fieldReader } from '../../rules/accounts/read-account';
import { setPassword } from '../../rules/accounts/set-password';
import { badRequest, conflict, invalidToken } from '../../tools/http/api-failure';
import { answer, type Answer } from '../../rules/world/answer';
import { inPerson, personOf, signedIn, type Caller } from '../../rules/tokens/caller';
import { clientAddressOf } from '../../tools/http/client-address';
import { ownRequests, wholeStatusById } from '../../rules/requests/request-lists';
import type { User } from '../../data/users/users';
import type { World } from '../../rules/world/world';
import { sentence } from '../../tools/http/sentence';

const userOf = (world: World, session: Caller): User => {
  const user = session.user && world.users.byUuid(session.user.uuid);
  if (!user) throw invalidToken();
  return user;
};

export const account: readonly Answer[] = [
  answer('GET /me/profile', signedIn, ({ world, session }) => profileOf(userOf(world, session), world.clock.now())),

  answer('PUT /me/profile', inPerson, ({ world, session, body }) => {
    const user = userOf(world, session);
    const read = fieldReader(body);
    const fullName = read.fullName();
    const language = read.language();
    const version = read.version();
    read.checked();
    if (version !== user.version) throw conflict(sentence('profileChanged'));
    const changed = world.users.update(user.uuid, { fullName, language, version: version + 1 });
    return profileOf(changed ?? user, world.clock.now());
  }),

  answer('POST /me/email', inPerson, async ({ world, session, body, request }) => {
    const user = userOf(world, session);
    const read = fieldReader(body);
    const email = read.email();
    if (isSameAddress(email, user.email)) read.note('email', 'emailSame');
    const isLocal = user.accountType === 'LOCAL';
    const password = isLocal ? read.password('password') : '';
    read.checked();
    if (isLocal && !(await isOwnPassword(world, user, password, request))) read.note('password', 'passwordWrong');
    read.checked();
    world.limits.letters.attempt(email, clientAddressOf(request));
    await askForEmail(world, user, email);
    // Read anew: another page of a browser may have brought its accounts in the meantime.
    return profileOf(userOf(world, session), world.clock.now());
  }),

  answer('DELETE /me/email', inPerson, ({ world, session }) => {
    withdrawEmail(world, userOf(world, session));
    return profileOf(userOf(world, session), world.clock.now());
  }),

  answer('POST /me/password', inPerson, async ({ world, session, body, request }) => {
    const user = userOf(world, session);
    if (user.accountType === 'EXTERNAL')
      throw badRequest(sentence('passwordElsewhere', { provider: user.provider ?? '' }));
    const read = fieldReader(body);
    const current = read.password('current');
    const password = await read.newPassword();
    read.checked();
    if (!(await isOwnPassword(world, user, current, request))) read.note('current', 'passwordWrong');
    else if (password === current) read.note('password', 'passwordSame');
    read.checked();
    setPassword(world, user, await world.users.hash(password), session.jti);
    return null;
  }),

  answer('POST /me/ftp', inPerson, ({ world, session }) => makeFtpCredentials(world, userOf(world, session))),

  answer('DELETE /me/ftp', inPerson, ({ world, session }) => {
    world.users.update(userOf(world, session).uuid, { ftp: undefined });
    return null;
  }),

  answer('GET /me/data', inPerson, ({ world, session }) => {
    const { uuid, email } = personOf(session);
    return {
      profile: profileOf(userOf(world, session), world.clock.now()),
      sessions: world.tokens.sessionsOf(uuid, session.jti),
      apiTokens: world.apiTokens.of(uuid),
      aiTerms: aiTermsOf(world, uuid),
      savedMaps: [...world.savedMaps.of(uuid)],
      newsletter: world.newsletter.of(email) ?? null,
      requests: ownRequests(world, session).map((request) => ({ ...wholeStatusById(request), info: request.info })),
    };
  }),

  answer('GET /me/sessions', inPerson, ({ world, session }) =>
    world.tokens.sessionsOf(personOf(session).uuid, session.jti),
  ),

  answer('DELETE /me/sessions', inPerson, ({ world, session }) => {
    endSessions(world, personOf(session).uuid, session);
    return null;
  }),

  answer('DELETE /me/sessions/:id', inPerson, ({ world, session, params }) => {
    endSession(world, personOf(session).uuid, params.id, session);
    return null;
  }),

  answer('POST /me/delete', inPerson, async ({ world, session, body, request }) => {
    const user = userOf(world, session);
    world.limits.letters.attempt(user.email, clientAddressOf(request));
    await askForDeletion(world, user, body?.language);
    return null;
  }),
];
