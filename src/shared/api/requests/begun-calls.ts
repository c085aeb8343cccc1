import { forgetBegunNames } from './begun-names';

/** Answers to calls that the page has sent before its scripts came, by what was asked. */
const begun = new Map<string, Promise<Response>>();

const keyOf = (url: string, { method, body }: RequestInit) =>
  `${method} ${url} ${typeof body === 'string' ? body : ''}`;

/** `told` hears what was answered, if that can be read. */
export function beginCall(url: string, init: RequestInit, told?: (data: unknown) => void): void {
  const answer = fetch(url, init);
  // Whoever needs it asks again, and tells of a failure then.
  answer.then((response) => (response.ok ? response.clone().json().then(told) : undefined)).catch(() => undefined);
  begun.set(keyOf(url, init), answer);
}

const wasFine = (response: Response) => (response.ok ? response : undefined);

/** The answer to a call that was begun, unless it failed; good for one time. */
export function begunAnswer(url: string, init: RequestInit): Promise<Response | undefined> | undefined {
  const key = keyOf(url, init);
  const answer = begun.get(key);
  begun.delete(key);
  return answer?.then(wasFine, () => undefined);
}

/** What nobody has asked for until the first result is not kept: it would be old. */
export function forgetBegunCalls(): void {
  begun.clear();
  forgetBegunNames();
}
