import { forgetPrefetchedTexts } from './prefetched-texts';

/** Answers to calls that the page has sent before its scripts came, by what was asked. */
const prefetched = new Map<string, Promise<Response>>();

const keyOf = (url: string, { method, body }: RequestInit) =>
  `${method} ${url} ${typeof body === 'string' ? body : ''}`;

/** `told` hears what was answered, if that can be read. */
export function prefetchCall(url: string, init: RequestInit, told?: (data: unknown) => void): void {
  const answer = fetch(url, init);
  // Whoever needs it asks again, and tells of a failure then.
  answer.then((response) => (response.ok ? response.clone().json().then(told) : undefined)).catch(() => undefined);
  prefetched.set(keyOf(url, init), answer);
}

const wasFine = (response: Response) => (response.ok ? response : undefined);

/** The answer to a prefetched call, unless it failed; good for one time. */
export function prefetchedAnswer(url: string, init: RequestInit): Promise<Response | undefined> | undefined {
  const key = keyOf(url, init);
  const answer = prefetched.get(key);
  prefetched.delete(key);
  return answer?.then(wasFine, () => undefined);
}

/** What nobody has asked for until the first result is not kept: it would be old. */
export function forgetPrefetchedCalls(): void {
  prefetched.clear();
  forgetPrefetchedTexts();
}
