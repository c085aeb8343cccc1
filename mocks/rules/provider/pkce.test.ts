import { challengeOf, isChallenge, provesChallenge } from './pkce';

// RFC 7636, appendix B.
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

test('a challenge is what the standard says', async () => {
  expect(await challengeOf(VERIFIER)).toBe(CHALLENGE);
  expect(await provesChallenge(VERIFIER, CHALLENGE)).toBe(true);
});

test.each([
  ['another verifier', VERIFIER.replace('d', 'e')],
  ['the challenge itself', CHALLENGE],
  ['nothing', ''],
  ['42 characters', 'a'.repeat(42)],
  ['129 characters', 'a'.repeat(129)],
  ['other characters', `${VERIFIER}+/`],
])('%s proves nothing', async (_, verifier) => {
  expect(await provesChallenge(verifier, CHALLENGE)).toBe(false);
  if (verifier.length !== 43) expect(await provesChallenge(verifier, await challengeOf(verifier))).toBe(false);
});

test.each([undefined, '', VERIFIER.slice(1), `${CHALLENGE}=`, CHALLENGE.replace('-', '+')])(
  '%p is no challenge',
  (text) => expect(isChallenge(text)).toBe(false),
);
