/** The portal's AI service, `docs/ai-service.md`, answered by a language model. Nothing of a message is logged or stored. */
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { AI_EDIT_MAX, AI_MESSAGE_MAX, AI_TERMS_VERSION, EDIT_ACTIONS, type ChatReply } from '@/contract/ai/ai';
import { CONTENT_LANGUAGES } from '@/contract/constants';
import { MAX_CONVERSATIONS, makeConversations } from '../../mocks/rules/ai/conversations';
import { readText } from '../../mocks/rules/ai/own-service';
import type { Clock } from '../../mocks/tools/store/clock';
import { ApiFailure, badRequest, forbidden, invalidToken, notFound } from '../../mocks/tools/http/api-failure';
import { readPayload } from '../../mocks/tools/http/read-request';
import { acceptedLanguage, sentence } from '../../mocks/tools/http/sentence';
import type { Catalogue } from './catalogue';
import { filterTool } from './filter-tool';
import { noAnswer, type Message, type Model } from './model';
import { chatPrompt, editPrompt, translatePrompt } from './prompts';
import { readAnswer } from './read-answer';

export interface BridgeParts {
  model: Model;
  catalogue: Catalogue;
  /** Of the web sites that may call. */
  origins: readonly string[];
  /** Whether only people who are logged in at the API, and accepted its terms, are answered. */
  accounts: boolean;
  /** Whether `/translate` is answered. */
  translate: boolean;
  clock: Clock;
  onTrouble: (what: string) => void;
}

export type Bridge = (request: Request) => Promise<Response>;

/** What a conversation has come to, for the model's next answer. */
interface Talk {
  turns: readonly { message: string; reply: string }[];
  filter: AccessionFilter;
}

type Body = Readonly<Record<string, unknown>>;

/** Bytes of a body: the longest text, each character written as an escape. */
const MAX_BODY = 200_000;
/** Turns of a conversation that the model is told again. */
const MAX_TURNS = 10;

const TAG = /^[a-z]{2,3}(?:-[a-z]{2,4})?$/i;
const MAIL = /[^\s@<>(),;:]{1,64}@[^\s@<>(),;:]{1,255}/g;
const START: Talk = { turns: [], filter: {} };

const bodyOf = (value: unknown): Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : {};
const isEmpty = (filter: AccessionFilter): boolean => Object.keys(filter).length === 0;
const knownLanguage = (value: unknown) => CONTENT_LANGUAGES.find((each) => each === value);

export function makeBridge(parts: BridgeParts): Bridge {
  const { model, catalogue, clock } = parts;
  const conversations = makeConversations<Talk>(clock, START, MAX_CONVERSATIONS);

  /** @throws ApiFailure 401 where nobody is logged in, 403 where terms are asked for that are not accepted. */
  const refuseStrangers = async (request: Request, needsTerms: boolean): Promise<void> => {
    if (!parts.accounts) return;
    const terms = await catalogue.termsOf(request.headers.get('authorization') ?? '');
    if (!terms) throw invalidToken();
    const { decision } = terms;
    if (needsTerms && !(decision?.accepted && decision.version === AI_TERMS_VERSION)) throw termsNeeded();
  };
  const termsNeeded = () => new ApiFailure(403, 'terms_not_accepted', sentence('aiTermsNeeded'));

  const chat = async (body: Body, request: Request): Promise<ChatReply> => {
    const message = readText(body['message'], 'message', AI_MESSAGE_MAX);
    if (body['terms'] !== AI_TERMS_VERSION) throw termsNeeded();
    await refuseStrangers(request, true);
    const known = body['sessionId'] == null ? undefined : conversations.find(String(body['sessionId']), '');
    if (body['sessionId'] != null && !known) throw new ApiFailure(404, 'session_ended', sentence('aiSessionEnded'));
    const { turns, filter: before } = known?.state ?? START;
    const language = acceptedLanguage(String(body['language'] ?? ''));
    // Whom one writes to is nothing that accessions are found by.
    const sent = message.replaceAll(MAIL, '…');
    const told: Message[] = [
      { role: 'system', content: chatPrompt(language, before) },
      ...turns.flatMap((turn): Message[] => [
        { role: 'user', content: turn.message },
        { role: 'assistant', content: turn.reply },
      ]),
      { role: 'user', content: sent },
    ];
    const tool = filterTool(await catalogue.vocabulary());
    const answer = await readAnswer(await model.complete(told, request.signal, tool), sent, before, catalogue.holds);
    const { reply, filter, notUnderstood } = answer;
    const conversation = known ?? conversations.begin('');
    const state = { turns: [...turns, { message: sent, reply }].slice(-MAX_TURNS), filter };
    const ended = conversations.keep(conversation, state);
    return {
      sessionId: conversation.id,
      reply,
      ...(!isEmpty(filter) && { filter }),
      notUnderstood: [...new Set([...notUnderstood, ...(message.match(MAIL) ?? [])])],
      ended,
    };
  };

  /** A text in place of another: nothing, and what is far longer, is none. */
  const changed = async (prompt: string, text: string, request: Request): Promise<{ text: string }> => {
    const told: Message[] = [
      { role: 'system', content: prompt },
      { role: 'user', content: text },
    ];
    const answer = (await model.complete(told, request.signal)).text;
    if (answer === '' || answer.length > 3 * text.length + 1_000) throw noAnswer();
    return { text: answer };
  };

  const edit = async (body: Body, request: Request): Promise<{ text: string }> => {
    const text = readText(body['text'], 'text', AI_EDIT_MAX);
    const action = EDIT_ACTIONS.find((each) => each === body['action']);
    if (!action) throw badRequest(`"action" must be one of ${EDIT_ACTIONS.join(', ')}.`);
    await refuseStrangers(request, false);
    return changed(editPrompt(action, knownLanguage(body['language'])), text, request);
  };

  const translate = async (body: Body, request: Request): Promise<{ text: string }> => {
    const text = readText(body['text'], 'text', AI_EDIT_MAX);
    const [from, to] = [String(body['from']), knownLanguage(body['to'])];
    if (!to || !TAG.test(from)) throw badRequest(`"to" must be one of ${CONTENT_LANGUAGES.join(', ')}.`);
    return changed(translatePrompt(from, to), text, request);
  };

  const answerOf = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const { method } = request;
    const [, call] = /\/(chat|edit|translate)$/.exec(pathname) ?? [];
    const [, forgotten] = /\/chat\/([\w-]{1,200})$/.exec(pathname) ?? [];
    if (forgotten !== undefined && method === 'DELETE') {
      await refuseStrangers(request, false);
      conversations.forget(forgotten, '');
      return new Response(null, { status: 204 });
    }
    const calls = { chat, edit, ...(parts.translate && { translate }) };
    const answer = method === 'POST' && call !== undefined ? calls[call as keyof typeof calls] : undefined;
    if (!answer) throw notFound('The calls are POST /chat, DELETE /chat/{id} and POST /edit.');
    const { body } = await readPayload(request, MAX_BODY);
    return Response.json(await answer(bodyOf(body), request), { headers: { 'Cache-Control': 'no-store' } });
  };

  const failed = (error: unknown, request: Request): Response => {
    const failure = error instanceof ApiFailure ? error : noAnswer();
    // Only what kind it is: its words may be somebody's.
    if (failure !== error && !request.signal.aborted) parts.onTrouble(error instanceof Error ? error.name : 'Error');
    const language = acceptedLanguage(request.headers.get('accept-language'));
    return Response.json(failure.body(language), { status: failure.status, headers: failure.extra.headers ?? {} });
  };

  return async (request) => {
    const origin = request.headers.get('origin');
    const isAllowed = origin === null || parts.origins.includes(origin);
    const cors: Record<string, string> = {
      ...(origin !== null && isAllowed && { 'Access-Control-Allow-Origin': origin }),
      Vary: 'Origin',
    };
    if (request.method === 'OPTIONS')
      return new Response(null, {
        status: 204,
        headers: {
          ...cors,
          'Access-Control-Allow-Methods': 'POST, DELETE',
          'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept',
          'Access-Control-Max-Age': '600',
        },
      });
    const answer = await (
      isAllowed ? answerOf(request) : Promise.reject(forbidden('Not from this web site: see FRONTEND_URL.'))
    ).catch((error: unknown) => failed(error, request));
    for (const [name, value] of Object.entries(cors)) answer.headers.set(name, value);
    return answer;
  };
}
