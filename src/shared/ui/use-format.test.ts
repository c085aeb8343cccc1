import { formatFor } from './use-format';

test.each([
  ['en', 'Gerste, Orge, Cebada'],
  ['ar', 'Gerste، Orge، Cebada'],
  ['ja', 'Gerste、Orge、Cebada'],
  ['ko', 'Gerste, Orge, Cebada'],
])('in %s names are parted: %s', (language, text) =>
  expect(formatFor(language).list(['Gerste', 'Orge', 'Cebada'])).toBe(text),
);
