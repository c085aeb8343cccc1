import { answers } from '../../adapters/handlers';
import type { Answer } from './answer';
import { sendReminders } from '../requests/letters/reminders';
import { PORTAL_CLIENT } from '../tokens/clients';
import { makeServe } from './serve';
import { makeWorld, type World, type WorldOptions } from './world';

/** Speaks to a world without a network, for tests of what the API answers. */
export interface TestApi {
  world: World;
  /** `path` below the host; an object body is sent as JSON, URLSearchParams as a form, a stream as it is. */
  call(line: string, options?: { token?: string; body?: unknown; headers?: Record<string, string> }): Promise<Response>;
  /** An access token by password, or of the application. */
  token(email?: string): Promise<string>;
}

export const asClient = (fields: Record<string, string>): URLSearchParams =>
  new URLSearchParams({
    client_id: PORTAL_CLIENT.clientId,
    client_secret: PORTAL_CLIENT.clientSecret,
    ...fields,
  });

export function testApi(options: WorldOptions = {}, lines: readonly Answer[] = answers): TestApi {
  const world = makeWorld(options);
  const fail = (error: unknown): never => {
    throw error;
  };
  const serve = makeServe(world, lines, fail, sendReminders);
  const call: TestApi['call'] = async (line, { token, body, headers } = {}) => {
    const [method = '', path = ''] = line.split(' ');
    const isStream = body instanceof ReadableStream;
    const form = body instanceof URLSearchParams || body instanceof FormData || isStream;
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(form || body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
      ...(isStream && { duplex: 'half' }),
    });
    const response = await serve(request);
    if (!response) throw new Error(`${line} is no address of the API`);
    return response;
  };
  const token: TestApi['token'] = async (email) => {
    const fields: Record<string, string> = email
      ? { grant_type: 'password', username: email, password: 'Demo-2025!' }
      : { grant_type: 'client_credentials' };
    const response = await call('POST /oauth/token', { body: asClient(fields) });
    const answer = (await response.json()) as { access_token: string };
    return answer.access_token;
  };
  return { world, call, token };
}
