import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { call } from './call';
import { outcomeOf } from './requests/base-query';
import { setAiService, setServer } from './server-address';
import { setTokenPort } from './token-port';

afterEach(() => {
  setServer('');
  setAiService('');
  setTokenPort();
});

// A stranger must not be handed what opens the account.
test.each([
  ['', '/ai', 'http://localhost/ai/chat', 'Bearer secret'],
  ['', '', 'http://localhost/ai/chat', 'Bearer secret'],
  [
    'https://api.example.org',
    'https://api.example.org/assistant/',
    'https://api.example.org/assistant/chat',
    'Bearer secret',
  ],
  ['https://api.example.org', '/ai', 'http://localhost/ai/chat', null],
  ['', 'https://ai.example.net', 'https://ai.example.net/chat', null],
  ['https://api.example.org', 'https://api.example.org:8443/v1', 'https://api.example.org:8443/v1/chat', null],
])('server %j, assistant %j', async (server, assistant, address, token) => {
  const seen: (string | null)[][] = [];
  const stranger = setupServer(
    http.post('*', ({ request }) => {
      seen.push([request.url, request.headers.get('authorization')]);
      return HttpResponse.json({ error: 'unauthorized' }, { status: 401 });
    }),
  );
  stranger.listen();
  setTokenPort({ token: async () => 'secret', unauthorized: async () => 'stop' });
  setServer(server);
  setAiService(assistant);
  const body = { message: 'wheat', language: 'en', terms: 1 };
  const { error } = (await outcomeOf(call('POST /ai/chat', { body }))) as { error?: object };
  stranger.close();
  expect(error).toBeDefined();
  expect(seen).toEqual([[address, token]]);
});
