import * as fc from 'fast-check';
import { beginSignIn, canBegin, isWebAddress } from './begin-sign-in';
import { keepPending, takePending } from './code-flow-memory';
import { readReturn } from './finish-sign-in';

const pending = { verifier: 'v', nonce: 'n', redirectUri: 'http://localhost/login', language: 'ar', at: Date.now() };

test('the address asks for a code, and the tab keeps what proves it', async () => {
  const way = { redirectUri: 'http://localhost/login', language: 'es', from: '/a' };
  const url = new URL(await beginSignIn('https://id.example.org/authorize?idp=demo', way));
  expect(url.origin + url.pathname).toBe('https://id.example.org/authorize');
  const { state = '', code_challenge: challenge, ...asked } = Object.fromEntries(url.searchParams);
  expect(asked).toMatchObject({
    idp: 'demo',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: way.redirectUri,
    code_challenge_method: 'S256',
  });
  const kept = takePending(state);
  expect(kept).toMatchObject({ ...way, nonce: asked['nonce'] });
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(kept?.verifier));
  expect(challenge).toBe(Buffer.from(hash).toString('base64url'));
  // Neither the verifier nor the way back travels.
  expect(url.href).not.toContain(kept?.verifier);
  expect(asked).not.toHaveProperty('from');
  expect(canBegin()).toBe(true);
});

test('what was kept is taken once, each under its own state', () => {
  keepPending('one', pending);
  keepPending('other', { ...pending, from: '/c/' });
  expect(takePending('one')).toEqual(pending);
  expect(takePending('one')).toBeUndefined();
  expect(takePending('other')).toEqual({ ...pending, from: '/c/' });
});

test('what was given up is forgotten at the next login', () => {
  keepPending('old', { ...pending, at: Date.now() - 3_600_001 });
  keepPending('new', pending);
  expect(Object.keys(sessionStorage)).toEqual(['sign-in:new']);
});

test('whatever lies there is read or is nothing, and leads nowhere else', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.webUrl().map((from) => JSON.stringify({ ...pending, from })),
      ),
      (text) => {
        sessionStorage.setItem('sign-in:x', text);
        expect(takePending('x')?.from ?? '/').toMatch(/^\/(?!\/)/);
      },
    ),
  );
});

test.each([
  ['', undefined],
  ['?from=%2Fa', undefined],
  ['?state=s', undefined],
  ['?code=&state=s', undefined],
  ['?code=c&state=s', { code: 'c', state: 's' }],
  ['?code=c', { code: 'c', state: '' }],
  ['?error=access_denied&state=s&iss=i', { error: 'access_denied', state: 's', iss: 'i' }],
])('%p is a way back as %p', (search, returned) => {
  expect(readReturn(search)).toEqual(returned);
});

test.each([
  ['https://id.example.org/authorize', true],
  ['http://localhost:8080/x', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/oauth/authorize', false],
  ['', false],
])('%p may be gone to: %p', (address, may) => expect(isWebAddress(address)).toBe(may));
