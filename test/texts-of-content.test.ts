import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENABLED_LANGUAGES } from '@/contract/constants';
import { namespaces, textsOf } from './locale-files';

const FOLDER = join('mocks', 'data', 'content', 'texts');
const DOCUMENTATION =
  'basics apis brapi mcpd observations requesting answering-requests publishing passport-updates'.split(' ');

const namesOf = (language: string): string[] =>
  readdirSync(join(FOLDER, language)).flatMap((file) => /^(.+)\.md$/.exec(file)?.[1] ?? []);
const english = namesOf('en');
const explained = english.filter((name) => DOCUMENTATION.includes(name) || name.startsWith('post-'));

const textOf = (language: string, name: string): string => readFileSync(join(FOLDER, language, `${name}.md`), 'utf8');
const all = (text: string, expression: RegExp): string[] =>
  Array.from(text.matchAll(expression), ([whole, part]) => part ?? whole);

const codeOf = (text: string): string[] => all(text, /^```[\s\S]*?^```$/gm);
const linksOf = (text: string): string[] => all(text, /\]\(([^)\s]+)\)/g).toSorted();
/** Of a documentation, only names of what stands on the screen. */
const boldOf = (text: string): string[] => all(text, /\*\*([^*\n]+)\*\*/g);

it('has the documentation', () => expect(DOCUMENTATION.filter((name) => !english.includes(name))).toEqual([]));

describe.each(ENABLED_LANGUAGES)('content in %s', (language) => {
  test('has every text, with a title and a short description', () => {
    expect(namesOf(language).toSorted()).toEqual(english.toSorted());
    const wrong = english.filter((name) => !/^---\ntitle: .+\ndescription: .{1,160}\n/u.test(textOf(language, name)));
    expect(wrong).toEqual([]);
  });

  test.each(explained)('%s has the code and the links of the English text', (name) => {
    expect(codeOf(textOf(language, name))).toEqual(codeOf(textOf('en', name)));
    expect(linksOf(textOf(language, name))).toEqual(linksOf(textOf('en', name)));
  });

  test('names what stands on the screen by its words there', () => {
    const words = new Set(namespaces.flatMap((namespace) => [...textsOf(language, namespace).values()]));
    const unknown = explained.flatMap((name) =>
      boldOf(textOf(language, name)).flatMap((word) => (words.has(word) ? [] : [`${name}: ${word}`])),
    );
    expect(unknown).toEqual([]);
  });
});
