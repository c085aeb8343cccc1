import type { Language } from '@/contract/constants';
import type { DescriptorTerm } from '@/contract/descriptor/descriptor';
import type { TranslatedTexts, Translation, Translations } from '@/contract/publication/publication';

/** A text of an item that is translated: its title, its description, or what a code means. */
export type TextPart = 'title' | 'description' | { code: string };

/** What an item is translated from. */
export interface Source {
  title?: string | null;
  description?: string | null;
  language?: string | null;
  terms?: readonly DescriptorTerm[];
}

export type Progress = 'translated' | 'partly' | 'outdated' | 'missing';

const textOf = (texts: TranslatedTexts | undefined, part: TextPart): string | undefined => {
  if (typeof part === 'string') return texts?.[part];
  const { terms = {} } = texts ?? {};
  return Object.hasOwn(terms, part.code) ? terms[part.code] : undefined;
};

const withText = <T extends TranslatedTexts>(texts: T, part: TextPart, text: string): T => {
  if (typeof part === 'string') {
    const { [part]: _before, ...rest } = texts;
    return (text === '' ? rest : { ...rest, [part]: text }) as T;
  }
  const terms = Object.entries(texts.terms ?? {}).filter(([code]) => code !== part.code);
  if (text !== '') terms.push([part.code, text]);
  const { terms: _terms, ...rest } = texts;
  return (terms.length > 0 ? { ...rest, terms: Object.fromEntries(terms) } : rest) as T;
};

export const sourceOf = ({ terms = [], ...texts }: Source, part: TextPart): string =>
  (typeof part === 'string' ? texts[part] : terms.find(({ code }) => code === part.code)?.title) ?? '';

/** A text in a language, and where its source has changed since, what that was. */
export function textIn(source: Source, translation: Translation | undefined, part: TextPart) {
  const text = textOf(translation, part) ?? '';
  const from = textOf(translation?.from, part);
  const outdated = text !== '' && from !== undefined && from !== sourceOf(source, part);
  return { text, ...(outdated && { was: from }) };
}

/** The translations with this text, made from the source as it is now. A language without a word is none. */
export function withTranslation(
  source: Source,
  translations: Translations | undefined,
  language: Language,
  part: TextPart,
  text: string,
): Translations {
  const { [language]: { from: before = {}, ...texts } = {}, ...others } = translations ?? {};
  const now = withText(texts, part, text);
  const from = withText(before, part, text && sourceOf(source, part));
  return Object.keys(now).length === 0 ? others : { ...others, [language]: { ...now, from } };
}

/** Texts that there are to translate. */
export const partsOf = (source: Source): TextPart[] => [
  ...(['title', 'description'] as const),
  ...(source.terms ?? []).map(({ code }) => ({ code })),
];

/** How far a language has come: of what there is none of, no translation is missing. */
export function progressOf(source: Source, translation: Translation | undefined): Progress {
  const needed = partsOf(source).filter((part) => sourceOf(source, part) !== '');
  const made = needed.map((part) => textIn(source, translation, part)).filter(({ text }) => text !== '');
  if (made.length === 0) return 'missing';
  if (made.some(({ was }) => was !== undefined)) return 'outdated';
  return made.length === needed.length ? 'translated' : 'partly';
}
