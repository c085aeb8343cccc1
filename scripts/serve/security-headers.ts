/** Security headers, with a CSP nonce for each answer. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Header } from '../build/environment';

export type Answer = (request: IncomingMessage, response: ServerResponse, nonce: string) => Promise<void>;

/** Every answer has the headers, whoever gives it, and a nonce of its own. */
export function withSecurityHeaders(headers: readonly Header[], answer: Answer) {
  return (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const nonce = randomBytes(16).toString('hex');
    for (const { name, value } of headers) response.setHeader(name, value(nonce));
    return answer(request, response, nonce);
  };
}
