import { ENABLED_LANGUAGES, type Language } from '@/contract/constants';
import { fillPlaces } from '@/contract/fill-places';
import ar from './sentences/ar.json';
import cs from './sentences/cs.json';
import { ENGLISH } from './sentences/english';
import es from './sentences/es.json';
import fr from './sentences/fr.json';
import ja from './sentences/ja.json';
import ko from './sentences/ko.json';
import ptBR from './sentences/pt-BR.json';

export type SentenceKey = keyof typeof ENGLISH;

/** Callers must not fill a page with what they sent. */
const MAX_VALUE_LENGTH = 200;
const MAX_RANGES = 20;

type Sentences = Readonly<Record<SentenceKey, string>>;

export const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: ENGLISH,
  es,
  fr,
  cs,
  ar,
  'pt-BR': ptBR,
  ko,
  ja,
};

type Places<S extends string> = S extends `${string}{{${infer Place}}}${infer Rest}` ? Place | Places<Rest> : never;
type Values<K extends SentenceKey> = Readonly<Record<Places<(typeof ENGLISH)[K]>, string | number>>;

/** A sentence for people, in whatever language it will be read. */
export type Sentence = (language: Language) => string;

/** `sentence('noCrop', { id })`: the values are those that the English sentence names; long ones are cut. */
export const sentence =
  <K extends SentenceKey>(key: K, ...[values]: {} extends Values<K> ? [] : [Values<K>]): Sentence =>
  (language) =>
    fillPlaces(SENTENCES[language][key], (place) =>
      String((values as Readonly<Record<string, unknown>> | undefined)?.[place] ?? '').slice(0, MAX_VALUE_LENGTH),
    );

const primary = (tag: string): string => (tag.split('-')[0] ?? '').toLowerCase();

/** The language of ours that a range of `Accept-Language` asks for: the same, else the same but for the country. */
function spoken(range: string): Language | undefined {
  if (range === '*') return 'en';
  const same = ENABLED_LANGUAGES.find((language) => language.toLowerCase() === range.toLowerCase());
  return same ?? ENABLED_LANGUAGES.find((language) => primary(language) === primary(range));
}

/** The best of our languages for a header `Accept-Language` (RFC 9110, 12.5.4); English without one. */
export function acceptedLanguage(header: string | null): Language {
  const ranges = (header ?? '').split(',', MAX_RANGES).map((part, at) => {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => /^q=/i.test(text))?.slice(2);
    return { language: spoken(range), weight: weight === undefined ? 1 : Number(weight), at };
  });
  const wanted = ranges.filter(({ language, weight }) => language !== undefined && weight > 0);
  return wanted.sort((a, b) => b.weight - a.weight || a.at - b.at)[0]?.language ?? 'en';
}
