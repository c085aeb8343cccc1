import * as fc from 'fast-check';
import { ENABLED_LANGUAGES } from '@/contract/constants';
import type { Session } from '@/session/session';
import { directionOf } from '@/shared/ui/text/direction-of';
import { languageBase, languagesFor, localizedHref, ownName, splitLanguage } from './language';

const person = (...authorities: string[]): Session => ({
  status: authorities.length ? 'user' : 'anonymous',
  authorities,
});

describe('splitLanguage', () => {
  it.each([
    ['/', '/', undefined, '/'],
    ['/a/v1', '/', undefined, '/a/v1'],
    ['/es', '/', 'es', '/'],
    ['/es/', '/', 'es', '/'],
    ['/es/a/v1', '/', 'es', '/a/v1'],
    ['/en/a', '/', 'en', '/a'],
    ['/pt-BR/a', '/', 'pt-BR', '/a'],
    ['/pt-br/a', '/', undefined, '/pt-br/a'],
    ['/fa/a', '/', 'fa', '/a'],
    ['/xx/a', '/', undefined, '/xx/a'],
    ['/x/ar/a', '/x/', 'ar', '/a'],
    ['/x/a', '/x/', undefined, '/a'],
    ['/x/', '/x/', undefined, '/'],
    // Two slashes at the front would name another host.
    ['/es//evil.example/a', '/', 'es', '/evil.example/a'],
    ['/en//evil.example/a', '/', 'en', '/evil.example/a'],
    ['//evil.example/a', '/', undefined, '/evil.example/a'],
    ['/es/\\\\evil.example/a', '/', 'es', '/evil.example/a'],
  ])('%s below %s', (path, base, code, rest) => expect(splitLanguage(path, base)).toEqual({ code, rest }));

  it('reads back what localizedHref writes', () => {
    const path = fc
      .webPath({ size: 'small' })
      .filter((text) => /^\/(?![/\\])/.test(text) && splitLanguage(text).code === undefined);
    fc.assert(
      fc.property(path, fc.constantFrom(...ENABLED_LANGUAGES), fc.constantFrom('/', '/x/'), (rest, language, base) => {
        const expected = { code: language === 'en' ? undefined : language, rest };
        expect(splitLanguage(localizedHref(rest, language, base), base)).toEqual(expected);
      }),
    );
  });
});

it.each([
  ['en', '/', '/'],
  ['es', '/', '/es'],
  ['en', '/x/', '/x'],
  ['es', '/x/', '/x/es'],
])('the base of %s below %s', (language, base, expected) => expect(languageBase(language, base)).toBe(expected));

describe('languagesFor', () => {
  const OPEN = 'en,es,fr,pt-BR';
  it.each([
    [person(), OPEN, ['en', 'es', 'fr', 'pt-BR']],
    [person('ROLE_USER'), OPEN, ['en', 'es', 'fr', 'pt-BR']],
    [person('ROLE_USER', 'ROLE_VETTEDUSER'), OPEN, ['en', 'es', 'fr', 'pt-BR']],
    [person('ROLE_USER', 'ROLE_TRANSLATOR'), OPEN, [...ENABLED_LANGUAGES]],
    [person('ROLE_USER', 'ROLE_CONTENTMANAGER'), OPEN, [...ENABLED_LANGUAGES]],
    [person('ROLE_USER', 'ROLE_ADMINISTRATOR'), OPEN, [...ENABLED_LANGUAGES]],
    [person(), 'all', [...ENABLED_LANGUAGES]],
    [person(), 'ar, ja', ['en', 'ar', 'ja']],
    // A disabled one is not opened by writing it down.
    [person(), 'en,de', ['en']],
  ])('%j with %s', (session, open, languages) => expect(languagesFor(session, open)).toEqual(languages));
});

it.each(['ar', 'fa'])('%s is written from right to left', (language) => expect(directionOf(language)).toBe('rtl'));

it.each([
  ['en', 'English'],
  ['es', 'Español'],
  ['fr', 'Français'],
  ['cs', 'Čeština'],
  ['ar', 'العربية'],
  ['pt-BR', 'Português (Brasil)'],
  ['ko', '한국어'],
  ['ja', '日本語'],
] as const)('%s calls itself %s', (language, name) => expect(ownName(language)).toBe(name));
