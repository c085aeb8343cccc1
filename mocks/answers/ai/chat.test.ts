import { AI_MESSAGE_MAX, AI_TERMS_VERSION, type ChatReply } from '@/contract/ai/ai';
import type { ApiError } from '@/contract/entity';
import { MAX_MESSAGES } from '../../rules/ai/conversations';
import { testApi } from '../../rules/world/api.fixture';

const VERSION = AI_TERMS_VERSION;

/** A world with an assistant, and a person who may have accepted its terms. */
async function asking({ ai = true, accepted = true, email = 'user@example.org' } = {}) {
  const time = { now: Date.UTC(2025, 0, 1) };
  const api = testApi({ accessions: 60, settings: { ai }, clock: { now: () => time.now } });
  const token = await api.token(email);
  const put = (body: unknown) => api.call('PUT /api/v2/me/ai-terms', { token, body });
  if (accepted) await put({ version: VERSION, accepted: true });
  const send = (message: string, more: object = {}, by: string | undefined = token) =>
    api.call('POST /ai/chat', { token: by, body: { message, language: 'en', terms: VERSION, ...more } });
  const reply = async (message: string, more: object = {}) => (await (await send(message, more)).json()) as ChatReply;
  return { ...api, time, token: api.token, own: token, put, send, reply };
}

const errorOf = async (response: Response) => ({
  status: response.status,
  error: ((await response.json()) as ApiError).error,
});

test('what was decided about the terms is kept with the account', async () => {
  const { call, own, put } = await asking({ accepted: false });
  const terms = async () => (await call('GET /api/v2/me/ai-terms', { token: own })).json();
  expect(await terms()).toEqual({ version: VERSION });
  await put({ version: VERSION, accepted: false });
  const decision = { version: VERSION, accepted: false, at: '2025-01-01T00:00:00.000Z' };
  expect(await terms()).toEqual({ version: VERSION, decision });
  expect(await (await call('GET /api/v2/me/data', { token: own })).json()).toMatchObject({ aiTerms: { decision } });
  expect(await errorOf(await put({ version: VERSION + 1, accepted: true }))).toEqual({
    status: 409,
    error: 'conflict',
  });
  expect((await put({ version: VERSION })).status).toBe(400);
});

test('without accepted terms nothing is answered', async () => {
  const { send, put, call } = await asking({ accepted: false });
  const refused = { status: 403, error: 'terms_not_accepted' };
  expect(await errorOf(await send('wheat'))).toEqual(refused);
  await put({ version: VERSION, accepted: true });
  expect((await send('wheat')).status).toBe(200);
  expect(await errorOf(await send('wheat', { terms: VERSION - 1 }))).toEqual(refused);
  await put({ version: VERSION, accepted: false });
  expect(await errorOf(await send('wheat'))).toEqual(refused);
  expect((await call('POST /ai/chat', { body: { message: 'wheat' } })).status).toBe(401);
});

test('an installation without an assistant answers 404', async () => {
  const { send, call, own } = await asking({ ai: false });
  expect((await send('wheat')).status).toBe(404);
  expect((await call('DELETE /ai/chat/x', { token: own })).status).toBe(404);
  expect((await call('POST /ai/edit', { token: own, body: { text: 'x', action: 'correct' } })).status).toBe(404);
});

test.each([
  ['trigger 500', 500, 'no_answer'],
  ['trigger 503', 503, 'unavailable'],
  ['trigger 504', 504, 'too_slow'],
  ['x'.repeat(AI_MESSAGE_MAX + 1), 413, 'payload_too_large'],
  [' ', 400, 'bad_request'],
])('%.20s: %i', async (message, status, error) => {
  const { send } = await asking();
  expect(await errorOf(await send(message))).toEqual({ status, error });
});

test('a conversation ends after its messages, its time, or when it is forgotten', async () => {
  const { reply, send, call, own, time, token } = await asking();
  const ended = { status: 404, error: 'session_ended' };
  const first = await reply('wheat');
  expect(first).toMatchObject({ filter: { crop: ['wheat'] }, notUnderstood: [], ended: false });
  const { sessionId } = first;
  for (let sent = 2; sent < MAX_MESSAGES; sent += 1)
    expect(await reply('wheat', { sessionId })).toMatchObject({ sessionId, ended: false });
  expect(await reply('wheat', { sessionId })).toMatchObject({ ended: true });
  expect(await errorOf(await send('wheat', { sessionId }))).toEqual(ended);

  const second = await reply('wheat');
  // Another person cannot go on with it, nor end it.
  const other = await token('content@example.org');
  await call('PUT /api/v2/me/ai-terms', { token: other, body: { version: VERSION, accepted: true } });
  expect(await errorOf(await send('wheat', { sessionId: second.sessionId }, other))).toEqual(ended);
  await call(`DELETE /ai/chat/${second.sessionId}`, { token: other });
  expect((await send('wheat', { sessionId: second.sessionId })).status).toBe(200);
  await call(`DELETE /ai/chat/${second.sessionId}`, { token: own });
  expect(await errorOf(await send('wheat', { sessionId: second.sessionId }))).toEqual(ended);

  const third = await reply('wheat');
  time.now += 60 * 60_000;
  const { sessionId: late } = third;
  expect(await errorOf(await send('wheat', { sessionId: late }, await token('user@example.org')))).toEqual(ended);
});
