/** A language model behind an OpenAI-compatible endpoint: `/chat/completions`. */
import { ApiFailure } from '../../mocks/tools/http/api-failure';
import { sentence } from '../../mocks/tools/http/sentence';
import { isObject, limitedJson, parsed } from '../limited-json';
import { TOOL_NAME, type Schema } from './filter-tool';

export type Fetch = (request: Request) => Promise<Response>;

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface Completion {
  text: string;
  /** What the tool was called with; undefined where it was not called. */
  arguments?: unknown;
}

export interface ModelSettings {
  /** Up to `/chat/completions`, as `http://localhost:11434/v1`. */
  url: string;
  name: string;
  /** Sent to the model alone, and never printed. */
  key?: string;
  fetch: Fetch;
  /** Ends a call that takes too long. */
  timeout: () => AbortSignal;
  /** Told what the operator can mend: a status, never a word of a message or an answer. */
  onTrouble: (what: string) => void;
}

export interface Model {
  /** @throws ApiFailure 500 without a whole answer, 503 for a model that is away, 504 for one that takes too long. */
  complete(messages: readonly Message[], signal: AbortSignal, tool?: Schema): Promise<Completion>;
}

/** Calls of the model at once; whoever comes then is told to come back. */
export const MOST_AT_ONCE = 16;

const MAX_ANSWER = 1_000_000;

export const noAnswer = (): ApiFailure => new ApiFailure(500, 'no_answer', sentence('aiNoAnswer'));
export const unavailable = (): ApiFailure => new ApiFailure(503, 'unavailable', sentence('aiUnavailable'));
const tooSlow = (): ApiFailure => new ApiFailure(504, 'too_slow', sentence('aiTooSlow'));

/** Some servers give the arguments as an object, though they are to be a text. */
function argumentsIn(calls: unknown): { arguments?: unknown } {
  if (!Array.isArray(calls)) return {};
  const called = calls.map((each: unknown) => (isObject(each) ? each['function'] : undefined)).filter(isObject);
  const own = called.find(({ name }) => name === TOOL_NAME);
  if (!own) return {};
  const given = own['arguments'];
  return { arguments: typeof given === 'string' ? parsed(given) : given };
}

/** @throws ApiFailure 500 for what is no answer, or was cut. */
function readCompletion(answer: unknown): Completion {
  const choices: unknown = isObject(answer) ? answer['choices'] : undefined;
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  if (!isObject(choice) || !isObject(choice['message']) || choice['finish_reason'] === 'length') throw noAnswer();
  const { content, tool_calls: calls } = choice['message'];
  return { text: typeof content === 'string' ? content.trim() : '', ...argumentsIn(calls) };
}

export function makeModel({ url, name, key, fetch, timeout, onTrouble }: ModelSettings): Model {
  let underWay = 0;
  const asked = async (body: object, signal: AbortSignal): Promise<Response> => {
    const slow = timeout();
    try {
      const request = new Request(`${url}/chat/completions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
        body: JSON.stringify(body),
        signal: AbortSignal.any([signal, slow]),
        // What is said goes where the operator said, and nowhere else.
        redirect: 'error',
      });
      const response = await fetch(request);
      if (response.ok) return Response.json((await limitedJson(response, MAX_ANSWER)) ?? null);
      await response.body?.cancel();
      onTrouble(`The model answered ${response.status}.`);
      throw response.status === 408 || response.status === 504 ? tooSlow() : unavailable();
    } catch (error) {
      if (error instanceof ApiFailure || signal.aborted) throw error;
      onTrouble(slow.aborted ? 'The model took too long.' : 'The model could not be reached.');
      throw slow.aborted ? tooSlow() : unavailable();
    }
  };
  return {
    async complete(messages, signal, tool) {
      if (underWay >= MOST_AT_ONCE) throw unavailable();
      underWay += 1;
      try {
        const choice = { type: 'function', function: { name: TOOL_NAME } };
        const body = {
          model: name,
          messages,
          temperature: 0,
          stream: false,
          ...(tool && { tools: [tool], tool_choice: choice }),
        };
        return readCompletion(await (await asked(body, signal)).json());
      } finally {
        underWay -= 1;
      }
    },
  };
}
