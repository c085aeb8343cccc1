import { AI_TERMS_VERSION } from '@/contract/ai/ai';
import { aiTermsOf } from '../../rules/accounts/ai-terms';
import { noteAccount } from '../../rules/accounts/history/note-account';
import { inPerson, personOf, signedIn } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import { badRequest, conflict } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';

export const aiTerms: readonly Answer[] = [
  answer('GET /me/ai-terms', signedIn, ({ world, session }) => aiTermsOf(world, personOf(session).uuid)),

  // A program's key must not agree in the place of a person.
  answer('PUT /me/ai-terms', inPerson, ({ world, session, body }) => {
    const { version, accepted } = body ?? {};
    if (typeof version !== 'number') throw badRequest('"version" must be the number of the version that was read.');
    if (typeof accepted !== 'boolean') throw badRequest('"accepted" must be true or false.');
    if (version !== AI_TERMS_VERSION) throw conflict(sentence('aiTermsChanged'));
    const { uuid } = personOf(session);
    world.aiDecisions.keep(uuid, { version, accepted, at: new Date(world.clock.now()).toISOString() });
    noteAccount(world, uuid, 'aiTerms');
    if (!accepted) world.conversations.forgetOf(uuid);
    return aiTermsOf(world, uuid);
  }),
];
