import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Line } from '@/contract/endpoints';
import { open } from '../rules/tokens/caller';
import { makeRouter } from '../tools/http/router';

/**
 * What may happen to a line of the contract in place of its answer. A scenario is a handler that is put before the
 * reference API: `api.use(failing('POST /acn/filter'))`; `everyLine` makes it happen to all of them.
 */
export type Scenario = (line: Line) => HttpHandler;

/** Without a response of its own the reference API answers. */
type Instead = (call: { requestId: string; request: Request }) => Promise<Response | undefined> | Response;

export function instead(line: Line, answer: Instead): HttpHandler {
  const route = makeRouter([{ line, allow: open, resolve: () => null }]);
  const concerns = ({ request }: { request: Request }): boolean =>
    typeof route(request.method, new URL(request.url).pathname) === 'object';
  return http.all(concerns, answer);
}

const error = (status: number, code: string, description: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error: code, error_description: description }, { status, headers });

/** No connection. */
export const offline: Scenario = (line) => instead(line, () => HttpResponse.error());

/** The server failed. */
export const failing: Scenario = (line) => instead(line, () => error(500, 'server_error', 'The server failed.'));

/** A proxy in front answers for a server that is away, not in JSON. */
export const away: Scenario = (line) =>
  instead(
    line,
    () => new Response('<h1>502 Bad Gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
  );

/** The connection broke in the middle of the JSON. */
export const cut: Scenario = (line) =>
  instead(line, () => new Response('{"content":[{"uuid":"', { headers: { 'Content-Type': 'application/json' } }));

/** The token is dead. */
export const unauthenticated: Scenario = (line) => instead(line, () => error(401, 'invalid_token', 'Token is invalid'));

/** The account may not do this. */
export const denied: Scenario = (line) =>
  instead(line, () => error(403, 'access_denied', 'Your account may not do this.'));

/** Too many calls. */
export const busy: Scenario = (line) =>
  instead(line, () => error(429, 'too_many_requests', 'Please wait a moment.', { 'Retry-After': '1' }));

export const everyLine = (scenario: Scenario, lines: readonly Line[]): HttpHandler[] => lines.map(scenario);
