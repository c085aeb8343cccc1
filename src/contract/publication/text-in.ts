import type { ContentLanguage } from '../constants';
import type { DescriptorTerm } from '../descriptor/descriptor';
import type { TranslatedTexts, Translation, Translations } from './publication';

/** A text of an item that is translated; `terms.{code}` is what a code means. */
export type TextName = 'name' | 'otherNames' | 'title' | 'description' | 'body' | `terms.${string}`;

/** What an item is translated from. */
export interface Source {
  name?: string | null;
  otherNames?: readonly string[];
  title?: string | null;
  description?: string | null;
  body?: string | null;
  language?: string | null;
  terms?: readonly DescriptorTerm[];
}

export type Progress = 'translated' | 'partly' | 'outdated' | 'missing';

const TERM = 'terms.';

/** The code whose meaning the text is; nothing for any other. */
export const codeOf = (name: TextName): string | undefined =>
  name.startsWith(TERM) ? name.slice(TERM.length) : undefined;

type Whole = Exclude<TextName, `terms.${string}`>;

const textOf = (texts: TranslatedTexts | undefined, name: TextName): string | undefined => {
  const code = codeOf(name);
  if (code === undefined) return texts?.[name as Whole] ?? undefined;
  const { terms = {} } = texts ?? {};
  return Object.hasOwn(terms, code) ? terms[code] : undefined;
};

const withText = <T extends TranslatedTexts>(texts: T, name: TextName, text: string): T => {
  const code = codeOf(name);
  if (code === undefined) {
    const { [name as Whole]: _before, ...rest } = texts;
    return (text === '' ? rest : { ...rest, [name]: text }) as T;
  }
  const terms = Object.entries(texts.terms ?? {}).filter(([each]) => each !== code);
  if (text !== '') terms.push([code, text]);
  const { terms: _terms, ...rest } = texts;
  return (terms.length > 0 ? { ...rest, terms: Object.fromEntries(terms) } : rest) as T;
};

export const sourceOf = ({ terms = [], otherNames = [], ...texts }: Source, name: TextName): string => {
  if (name === 'otherNames') return otherNames.join('\n');
  const code = codeOf(name);
  return (
    (code === undefined ? texts[name as keyof typeof texts] : terms.find((each) => each.code === code)?.title) ?? ''
  );
};

/** A text in a language, and where its source has changed since, what that was. */
export function textIn(source: Source, translation: Translation | undefined, name: TextName) {
  const text = textOf(translation, name) ?? '';
  const from = textOf(translation?.from, name);
  const outdated = text !== '' && from !== undefined && from !== sourceOf(source, name);
  return { text, ...(outdated && { was: from }) };
}

/** The translations with this text, made from the source as it is now. A language without a word is none. */
export function withTranslation(
  source: Source,
  translations: Translations | undefined,
  language: ContentLanguage,
  name: TextName,
  text: string,
): Translations {
  const { [language]: { from: before = {}, ...texts } = {}, ...others } = translations ?? {};
  const now = withText(texts, name, text);
  const from = withText(before, name, text && sourceOf(source, name));
  return Object.keys(now).length === 0 ? others : { ...others, [language]: { ...now, from } };
}

export type TextKinds = readonly (Whole | 'terms')[];

/** Texts that something published has for translators. */
const PUBLISHED: TextKinds = ['title', 'description', 'terms'];

/** The texts of these kinds that there are to translate. */
export const textsOf = (source: Source, kinds = PUBLISHED): TextName[] =>
  kinds
    .flatMap((kind): TextName[] =>
      kind === 'terms' ? (source.terms ?? []).map(({ code }): TextName => `terms.${code}`) : [kind],
    )
    .filter((name) => sourceOf(source, name) !== '');

/** How far a language has come: of what there is none of, no translation is missing. */
export function progressOf(source: Source, translation: Translation | undefined, kinds = PUBLISHED): Progress {
  const needed = textsOf(source, kinds);
  const made = needed.map((name) => textIn(source, translation, name)).filter(({ text }) => text !== '');
  if (made.length === 0) return 'missing';
  if (made.some(({ was }) => was !== undefined)) return 'outdated';
  return made.length === needed.length ? 'translated' : 'partly';
}

/** Without its region or script, by its shortest code: a text in `en-GB` or `eng` is English. */
export function languageIn(tag: string | null | undefined): string {
  try {
    return new Intl.Locale(tag ?? '').language;
  } catch {
    return '';
  }
}

/** The language of a text; one that names none is taken for English, in which most are written. */
export const writtenIn = (tag: string | null | undefined): string => languageIn(tag) || 'en';
