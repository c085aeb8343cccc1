import { AI_MESSAGE_MAX, AI_TERMS_VERSION } from '@/contract/ai/ai';
import { failAsAsked, readText, refuseSwitchedOff } from '../../rules/ai/own-service';
import { readMessage } from '../../rules/ai/read-message';
import { replyTo } from '../../rules/ai/replies';
import { filterOfCriteria } from '../../rules/ai/reading/criteria';
import { personOf, signedIn } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';
import { ApiFailure } from '../../tools/http/api-failure';
import { acceptedLanguage, sentence } from '../../tools/http/sentence';

/** @throws ApiFailure 403 for whoever has not accepted today's terms, or says other ones. */
function refuseWithoutTerms({ aiDecisions }: World, userUuid: string, terms: unknown): void {
  const decision = aiDecisions.of(userUuid);
  const isAccepted = decision?.accepted === true && decision.version === AI_TERMS_VERSION;
  if (!isAccepted || terms !== AI_TERMS_VERSION)
    throw new ApiFailure(403, 'terms_not_accepted', sentence('aiTermsNeeded'));
}

/** The demo assistant. What is said to it is read and let go of: neither kept nor logged. */
export const chat: readonly Answer[] = [
  answer('POST /ai/chat', signedIn, async ({ world, session, body }) => {
    refuseSwitchedOff(world);
    const message = readText(body?.message, 'message', AI_MESSAGE_MAX);
    const { uuid } = personOf(session);
    refuseWithoutTerms(world, uuid, body?.terms);
    failAsAsked(message);
    const id: unknown = body?.sessionId ?? undefined;
    const conversation =
      id === undefined ? world.conversations.begin(uuid) : world.conversations.find(String(id), uuid);
    if (!conversation) throw new ApiFailure(404, 'session_ended', sentence('aiSessionEnded'));
    const language = String(body?.language ?? '');
    const read = await readMessage(world, message, conversation.state, language);
    const { criteria, notUnderstood, corrected, isUnderstood, isAnew } = read;
    const filter = filterOfCriteria(criteria);
    const ended = world.conversations.keep(conversation, criteria);
    const count = isUnderstood ? await world.accessionsFor(session).count(filter) : undefined;
    return {
      sessionId: conversation.id,
      reply: replyTo(acceptedLanguage(language), {
        count,
        isAnew,
        isPartial: notUnderstood.length > 0,
        corrected,
      }),
      ...(criteria.length > 0 && { filter }),
      notUnderstood,
      ended,
    };
  }),

  answer('DELETE /ai/chat/:sessionId', signedIn, ({ world, session, params }) => {
    refuseSwitchedOff(world);
    world.conversations.forget(params.sessionId, personOf(session).uuid);
    return null;
  }),
];
