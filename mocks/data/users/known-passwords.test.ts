import { isKnownPassword } from './known-passwords';

test.each([
  ['Demo-2025!', true],
  ['demo-2025!', true],
  ['P@ssw0rd', true],
  ['Password1!', true],
  ['Sunshine2025!', true],
  ['!!dragon99', true],
  ['dragon and 7 geese!', false],
  ['Maize-fields-9', false],
  ['ꯁꯥꯝꯕꯨ-1234', false],
])('%s is known to everybody: %s', async (password, known) => expect(await isKnownPassword(password)).toBe(known));
