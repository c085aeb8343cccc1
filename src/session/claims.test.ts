import * as fc from 'fast-check';
import { claimsOf, isPersonal } from './claims';

const token = (claims: unknown) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`;

test('reads what a token says, in any script', () => {
  const said = {
    jti: 'j',
    user_name: 'ann@x',
    name: 'Añña عنا 안나',
    authorities: ['ROLE_USER'],
    client_id: 'c',
    exp: 9,
  };
  expect(claimsOf(token(said))).toMatchObject(said);
});

test('makes what is missing or of another kind harmless', () => {
  const claims = claimsOf(token({ jti: 'j', authorities: 'ROLE_ADMINISTRATOR', user_name: 7, exp: '9' }));
  expect(claims).toMatchObject({ authorities: [], client_id: '', exp: 0, user_name: undefined });
  expect(isPersonal(claims)).toBe(false);
});

test('whatever a cookie holds, it never throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json().map(token),
        fc.string().map((text) => `a.${text}.c`),
      ),
      (text) => {
        const claims = claimsOf(text);
        return claims === undefined || typeof claims.jti === 'string';
      },
    ),
  );
});
