/** Translates by a service of somebody else's, which answers `POST {url}/translate { text, from, to }` with `{ text }`. */
import type { TranslateRequest } from '@/contract/ai/ai';
import { ApiFailure, tooLarge } from '../../../mocks/tools/http/api-failure';
import { sentence } from '../../../mocks/tools/http/sentence';
import { isObject, limitedJson } from '../../limited-json';

/** Milliseconds that one text may take. */
const PATIENCE = 60_000;
/** Characters of an answer. */
const LONGEST = 200_000;

const noAnswer = () => new ApiFailure(500, 'no_answer', sentence('translateNoAnswer'));
const away = () => new ApiFailure(503, 'unavailable', sentence('translateAway'));
const tooSlow = () => new ApiFailure(504, 'too_slow', sentence('translateTooSlow'));

function failureOf(status: number): ApiFailure {
  if (status === 413) return tooLarge(sentence('translateTooLong'));
  if (status === 500) return noAnswer();
  return status === 408 || status === 504 ? tooSlow() : away();
}

/** Nothing but the text and its languages is sent: no token, and nothing of who asks. */
export function translateBy(
  url: string,
  timeout: () => AbortSignal = () => AbortSignal.timeout(PATIENCE),
): (asked: TranslateRequest) => Promise<string> {
  return async ({ text, from, to }) => {
    const slow = timeout();
    const call = async (): Promise<unknown> => {
      const response = await fetch(`${url}/translate`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ text, from, to }),
        signal: slow,
        redirect: 'error',
      });
      if (response.ok) return limitedJson(response, LONGEST);
      await response.body?.cancel();
      throw failureOf(response.status);
    };
    const answered = await call().catch((error: unknown) => {
      if (error instanceof ApiFailure) throw error;
      throw slow.aborted ? tooSlow() : away();
    });
    const translated = isObject(answered) ? answered['text'] : undefined;
    if (typeof translated !== 'string' || translated.trim() === '') throw noAnswer();
    return translated;
  };
}
