import fc from 'fast-check';
import { lightened } from './seen-colour';

test.each([
  ['ffffff', 'ffffff'],
  ['e7b300', 'e7b300'],
])('%s stands out in the dark as it is', (colour, seen) => expect(lightened(colour)).toBe(seen));

test("the portal's green and black are lightened", () => {
  expect(lightened('578218')).toMatch(/^[89ab][\da-f]{5}$/);
  expect(lightened('000000')).toMatch(/^([\da-f]{2})\1\1$/);
});

test('what is light enough stays, and it stays a colour', () => {
  const colour = fc.stringMatching(/^[\da-f]{6}$/);
  fc.assert(
    fc.property(colour, (chosen) => {
      const seen = lightened(chosen);
      expect(seen).toMatch(/^[\da-f]{6}$/);
      expect(lightened(seen)).toBe(seen);
    }),
  );
});
