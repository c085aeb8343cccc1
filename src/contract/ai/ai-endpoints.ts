import type { AiTerms, AiTermsChange, ChatMessage, ChatReply, EditRequest, TranslateRequest } from './ai';

const line = <E>() => ({}) as E;

/**
 * Lines of asking in one's own words. Paths below `/ai/` are those of the AI service, wherever the installation says that
 * it is (`AI_URL`); the terms are kept by the server, with the account.
 */
// oxfmt-ignore
export const aiEndpoints = {
  'GET /me/ai-terms': line<{ returns: AiTerms }>(),
  /** 409 for another version than that of today. Whoever declines is forgotten by the server's own service, too. */
  'PUT /me/ai-terms': line<{ body: AiTermsChange; returns: AiTerms }>(),
  /**
   * 403 `terms_not_accepted` without accepted terms of today's version; 404 `session_ended` where the conversation has
   * ended, was forgotten or is somebody else's: the message is to be sent once more, without `sessionId`; 413 above
   * `AI_MESSAGE_MAX`; 500 for no answer, 503 for a service that is away, 504 for one that took too long.
   */
  'POST /ai/chat': line<{ body: ChatMessage; returns: ChatReply }>(),
  /** Forgets the conversation; one that is not known is forgotten already. */
  'DELETE /ai/chat/:sessionId': line<{ returns: null }>(),
  /** 413 above `AI_EDIT_MAX`; 500, 503 and 504 as above. Needs no terms: whoever asks says which text is sent. */
  'POST /ai/edit': line<{ body: EditRequest; returns: { text: string } }>(),
  /**
   * Of the server itself, for those who write: 404 where it does not translate (`features.machineTranslation` of
   * `/info`), 413 above `AI_EDIT_MAX`, 500, 503 and 504 as above.
   */
  'POST /translate': line<{ body: TranslateRequest; returns: { text: string } }>(),
};
