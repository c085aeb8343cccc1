import { DISABLED_LANGUAGES, ENABLED_LANGUAGES } from '@/contract/constants';
import { codeTexts } from './code-texts';
import { baseKey, namespaces, placeholders, pluralKeys, textsOf, type Texts } from './locale-files';
import { sourceFiles } from './source-files';

/** The namespaces of the shell: those that every language has, enabled or not. */
const SHELL = ['common', 'nav', 'session', 'ui'];
const translated = ENABLED_LANGUAGES.filter((language) => language !== 'en');

/** The keys a language must have for English ones: its own plural forms where English has plurals. */
function keysFor(language: string, english: Texts): string[] {
  const plurals = pluralKeys(english);
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const single = [...english.keys()].filter((key) => !plurals.has(baseKey(key)));
  // A text for none at all is a form that any language may have.
  const zeros = [...english.keys()].filter((key) => key.endsWith('_zero') && !forms.includes('zero'));
  return [...single, ...[...plurals].flatMap((key) => forms.map((form) => `${key}_${form}`)), ...zeros].toSorted();
}

/** Placeholders may stand in any order; `count` may be left out where the form itself says the number. */
const without = (names: string[]) => names.filter((name) => name !== 'count');

function placeholderFaults(english: Texts, texts: Texts): string[] {
  return [...texts].flatMap(([key, text]) => {
    const original = english.get(key) ?? english.get(`${baseKey(key)}_other`) ?? '';
    return without(placeholders(text)).join() === without(placeholders(original)).join() ? [] : [key];
  });
}

describe.each(translated)('%s', (language) => {
  it.each(namespaces)('has every text of %s, in its own plural forms', (namespace) => {
    const english = textsOf('en', namespace);
    const texts = textsOf(language, namespace);
    expect([...texts.keys()].toSorted()).toEqual(keysFor(language, english));
    expect(placeholderFaults(english, texts)).toEqual([]);
    expect([...texts].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });
});

describe.each([...DISABLED_LANGUAGES])('%s, not enabled yet', (language) => {
  it.each(SHELL)('has the texts of %s', (namespace) => {
    const english = textsOf('en', namespace);
    const texts = textsOf(language, namespace);
    expect([...texts.keys()].toSorted()).toEqual(keysFor(language, english));
    expect(placeholderFaults(english, texts)).toEqual([]);
  });
});

const code = sourceFiles()
  .filter(({ path }) => path.startsWith('src/') && !/\.(test|fixture)\./.test(path) && !path.endsWith('.d.ts'))
  .map(({ path, text }) => ({ path, ...codeTexts(text, path.endsWith('x')) }));

it('has no words in the code', () => {
  expect(code.flatMap(({ path, bare }) => bare.map((text) => `${path}: ${text}`))).toEqual([]);
});

it('has no text that nothing shows', () => {
  const literals = new Set(code.flatMap((file) => [...file.literals]));
  // A template of nothing but a gap would excuse every key.
  const templates = code
    .flatMap((file) => file.templates)
    .filter(({ source }) => /\w/.test(source.replaceAll('.+', '')));
  const shown = (key: string) => literals.has(key) || templates.some((template) => template.test(key));
  const unused = namespaces.flatMap((namespace) =>
    [...textsOf('en', namespace).keys()]
      .map(baseKey)
      .filter((key) => !shown(key) && !shown(`${namespace}:${key}`))
      .map((key) => `${namespace}:${key}`),
  );
  expect([...new Set(unused)]).toEqual([]);
});
