import { passwordStrength } from './password-strength';

test.each([
  ['Password1!', 'weak', 'common'],
  ['a1!a1!a1!', 'weak', 'repeats'],
  ['qwertz123!', 'fair', 'keys'],
  ['k9$Vq2!mZp', 'good', undefined],
  ['triticum-aestivum-7!', 'strong', undefined],
])('%s is %s', (password, strength, weakness) => {
  expect(passwordStrength(password)).toEqual({ strength, ...(weakness && { weakness }) });
});

test('a password made of what others know is weaker than it looks', () => {
  const [stranger, owner] = [[], ['Wangari Mwangi', 'w.mwangi@example.org']].map((about) =>
    passwordStrength('Mwangi-17', about),
  );
  expect(owner).toEqual({ strength: 'weak', weakness: 'personal' });
  expect(stranger?.strength).not.toBe('weak');
});
