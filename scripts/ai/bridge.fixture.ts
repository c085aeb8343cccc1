import { AI_TERMS_VERSION, type ChatReply } from '@/contract/ai/ai';
import { PORTAL_CLIENT } from '../../mocks/rules/tokens/clients';
import { testApi } from '../../mocks/rules/world/api.fixture';
import { manualClock } from '../../mocks/tools/store/clock';
import { makeBridge, type BridgeParts } from './bridge';
import { makeCatalogue } from './catalogue';
import { makeModel, type Fetch } from './model';

export const KEY = 'sk-secret-key';
const MODEL = 'http://localhost:11434/v1';
export const PORTAL = 'https://portal.example.org';

/** An answer as a server of this kind gives it, with what the tool was called with. */
export const called = (given: unknown, name = 'filter_accessions'): Response =>
  Response.json({
    id: 'chatcmpl-7QyqpwdfhqwajicIEznoc6Q47XAyW',
    object: 'chat.completion',
    created: 1_735_689_600,
    model: 'small',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: null,
          tool_calls: [
            {
              id: 'call_KlZ3abqzDbGfNWpgZsYoR2cV',
              type: 'function',
              function: { name, arguments: typeof given === 'string' ? given : JSON.stringify(given) },
            },
          ],
        },
        finish_reason: 'tool_calls',
      },
    ],
    usage: { prompt_tokens: 812, completion_tokens: 31, total_tokens: 843 },
  });

/** As Ollama answers without a tool. */
export const said = (content: string, finish = 'stop'): Response =>
  Response.json({
    id: 'chatcmpl-341',
    object: 'chat.completion',
    created: 1_735_689_600,
    model: 'small',
    system_fingerprint: 'fp_ollama',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
  });

interface Asked {
  url: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
  text: string;
}

type Parts = Partial<Pick<BridgeParts, 'accounts' | 'translate'>>;

/** A bridge between a model that answers what it is told to, and a reference API. */
export function bridging({ accounts = false, translate = false }: Parts = {}) {
  const api = testApi({ accessions: 300, settings: { ai: true } });
  const asked: Asked[] = [];
  const troubles: string[] = [];
  const answers: Fetch[] = [];
  const slow = new AbortController();
  const clock = manualClock();
  const toModel: Fetch = async (request) => {
    const text = await request.clone().text();
    const body = JSON.parse(text) as Record<string, unknown>;
    asked.push({ url: request.url, headers: Object.fromEntries(request.headers), body, text });
    const next = answers.shift();
    if (!next) throw new TypeError('fetch failed');
    return next(request);
  };
  const toApi: Fetch = async (request) => {
    const isForm = request.headers.get('content-type')?.includes('form') ?? false;
    const text = await request.text();
    const { pathname, search } = new URL(request.url);
    const body: unknown = text === '' ? undefined : isForm ? new URLSearchParams(text) : JSON.parse(text);
    const authorization = request.headers.get('authorization');
    return api.call(`${request.method} ${pathname}${search}`, {
      body,
      ...(authorization && { headers: { Authorization: authorization } }),
    });
  };
  const onTrouble = (what: string) => void troubles.push(what);
  const bridge = makeBridge({
    model: makeModel({ url: MODEL, name: 'small', key: KEY, fetch: toModel, timeout: () => slow.signal, onTrouble }),
    catalogue: makeCatalogue({ url: 'https://api.example.org', ...PORTAL_CLIENT, fetch: toApi, clock, onTrouble }),
    origins: [PORTAL],
    accounts,
    translate,
    clock,
    onTrouble,
  });
  const send = (
    line: string,
    body?: unknown,
    options: { headers?: Record<string, string>; signal?: AbortSignal } = {},
  ) => {
    const [method = '', path = ''] = line.split(' ');
    return bridge(
      new Request(`http://localhost${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...options.headers },
        ...(options.signal && { signal: options.signal }),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  };
  const ask = (message: string, more: object = {}, options: Parameters<typeof send>[2] = {}) =>
    send('POST /ai/chat', { message, language: 'en', terms: AI_TERMS_VERSION, ...more }, options);
  return {
    api,
    asked,
    troubles,
    send,
    ask,
    /** The model's time is over. */
    runOut: () => slow.abort(),
    /** What the model answers next. */
    answer: (...next: (Response | Fetch)[]) =>
      void answers.push(...next.map((each) => (each instanceof Response ? async () => each : each))),
    reply: async (message: string, more: object = {}) => (await (await ask(message, more)).json()) as ChatReply,
  };
}
