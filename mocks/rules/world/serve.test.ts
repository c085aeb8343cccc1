import { answers } from '../../adapters/handlers';
import { answer } from './answer';
import { testApi } from './api.fixture';
import { conflict, tooMany } from '../../tools/http/api-failure';
import { open } from '../tokens/caller';
import { countedService } from '../../data/accessions/counted.fixture';
import { isApiPath, makeRouter } from '../../tools/http/router';
import { makeServe } from './serve';
import { makeWorld } from './world';

const route = makeRouter(answers);

test.each([
  ['GET', '/api/v2/wiews/CZE122', 'GET /wiews/:code'],
  ['GET', '/api/v1/wiews/CZE122/', 'GET /wiews/:code'],
  ['POST', '/api/v2/wiews/list', 'POST /wiews/list'],
  ['POST', '/oauth/token', 'POST /oauth/token'],
  ['POST', '/event', 'POST /event'],
])('%s %s is answered by %s', (method, path, line) => {
  expect(route(method, path)).toMatchObject({ answer: { line } });
});

test.each([
  ['GET', '/a/overview', undefined],
  ['GET', '/eventual', undefined],
  ['GET', '/', undefined],
  ['GET', '/api/v3/crop', 'unknown'],
  ['GET', '/api/v2/nothing', 'unknown'],
  ['POST', '/api/v2/oauth/token', 'unknown'],
  ['GET', '/api/v2/wiews/%E0%A4%A', 'unknown'],
  ['DELETE', '/api/v2/crop', 'method'],
])('%s %s is %s', (method, path, found) => {
  expect(route(method, path)).toBe(found);
});

test('parameters are decoded', () => {
  expect(route('GET', '/api/v2/crop/a%2Fb%20c')).toMatchObject({ params: { shortName: 'a/b c' } });
  expect(isApiPath('/api/v2/crop')).toBe(true);
});

const request = (line: string, init: RequestInit = {}) => {
  const [method = '', path = ''] = line.split(' ');
  return new Request(`http://localhost${path}`, { method, ...init });
};

test('what is unforeseen is a 500 that tells nothing', async () => {
  const heard: unknown[] = [];
  const broken = answer('GET /info', open, () => {
    throw new TypeError('secret');
  });
  const serve = makeServe(makeWorld({ accessions: countedService() }), [broken], (error) => heard.push(error));
  const response = await serve(request('GET /api/v2/info'));
  expect(response?.status).toBe(500);
  expect(await response?.text()).not.toContain('secret');
  expect(heard).toHaveLength(1);
});

test.each([
  [conflict('Somebody else saved.'), 409, null],
  [tooMany('Wait.', 3), 429, '3'],
  [Object.assign(new Error('There is no filter "x".'), { name: 'InvalidQuery' }), 400, null],
])('%p is answered with %i', async (failure, status, retryAfter) => {
  const failing = answer('GET /info', open, () => {
    throw failure;
  });
  const serve = makeServe(makeWorld({ accessions: countedService() }), [failing]);
  const response = await serve(request('GET /api/v2/info'));
  expect(response?.status).toBe(status);
  expect(response?.headers.get('Retry-After')).toBe(retryAfter);
  expect(await response?.json()).toMatchObject({ error_description: failure.message });
});

test('unknown addresses, wrong methods, long and broken bodies are told', async () => {
  const api = testApi({ accessions: countedService(), settings: { bodyLimit: 100 } });
  const token = await api.token();
  expect((await api.call('GET /api/v2/nothing', { token })).status).toBe(404);
  expect((await api.call('DELETE /api/v2/crop', { token })).status).toBe(405);
  expect((await api.call('POST /api/v2/wiews/list', { token, body: { _text: 'x'.repeat(100) } })).status).toBe(413);
  const broken = request('POST /api/v2/wiews/list', { body: '{"a":', headers: { Authorization: `Bearer ${token}` } });
  const serve = makeServe(api.world, answers);
  expect((await serve(broken))?.status).toBe(400);
});

test.each([
  ['cs;q=0.9, de', { localizedError: 'Plodina „<b>“ neexistuje.' }],
  ['en', {}],
  ['de', {}],
])('a caller who accepts %s reads what is wrong in it, where it is translated', async (language, localized) => {
  const api = testApi({ accessions: countedService() });
  const headers = { 'Accept-Language': language };
  const response = await api.call('GET /api/v2/crop/%3Cb%3E', { token: await api.token(), headers });
  expect(await response.json()).toEqual({
    error: 'not_found',
    error_description: 'There is no crop "<b>".',
    ...localized,
  });
});
