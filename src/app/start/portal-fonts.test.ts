import { hasLetterOf } from './portal-fonts';

test.each([
  ['U+0400-045F, U+2116', 'Вид', true],
  ['U+0400-045F, U+2116', '№ 1', true],
  ['U+0400-045F, U+2116', 'Species', false],
  ['U+0100-02BA, U+A720-A7FF', 'Odrůda', true],
  ['U+0100-02BA, U+A720-A7FF', 'Variété', false],
  ['U+0000-00FF', 'Variété', true],
  ['U+0000-00FF', '品种', false],
  ['U+005B-005D, U+007E', 'a]b', true],
  ['U+0000-00FF', '', false],
])('a font of %s is needed for “%s”: %s', (range, text, needed) => {
  expect(hasLetterOf(range, text)).toBe(needed);
});
