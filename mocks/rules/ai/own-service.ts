import { ApiFailure, badRequest, notFound, tooLarge } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';

/** @throws ApiFailure 404 where the installation has no assistant of its own. */
export function refuseSwitchedOff({ settings }: { settings: { ai: boolean } }): void {
  if (!settings.ai) throw notFound('No assistant answers here. Start the server with --ai to try the demo one.');
}

/** @throws ApiFailure 400 where it is no text, 413 where it is longer than the limit. */
export function readText(value: unknown, name: string, max: number): string {
  if (typeof value !== 'string' || value.trim() === '') throw badRequest(`The body must have a text "${name}".`);
  if (value.length > max) throw tooLarge(sentence('aiTooLong'));
  return value;
}

/**
 * Words that stand for what a real service may come to: `trigger 500`, `trigger 503` and `trigger 504`, as all of a
 * message or text. For tests and for whoever draws these states.
 * @throws ApiFailure the one that is asked for.
 */
export function failAsAsked(text: string): void {
  const [, status] = /^trigger (50[034])$/.exec(text.trim()) ?? [];
  if (status === '500') throw new ApiFailure(500, 'no_answer', sentence('aiNoAnswer'));
  if (status === '503') throw new ApiFailure(503, 'unavailable', sentence('aiUnavailable'));
  if (status === '504') throw new ApiFailure(504, 'too_slow', sentence('aiTooSlow'));
}
