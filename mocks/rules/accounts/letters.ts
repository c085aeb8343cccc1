import type { Language } from '@/contract/constants';
import { plainText } from '@/contract/control-characters';
import { fillPlaces } from '@/contract/fill-places';
import ar from './letters/ar.json';
import cs from './letters/cs.json';
import en from './letters/en.json';
import es from './letters/es.json';
import fr from './letters/fr.json';
import ja from './letters/ja.json';
import ko from './letters/ko.json';
import ptBR from './letters/pt-BR.json';
import type { Message } from './outbox';

export type LetterName = keyof typeof en;

interface Letter {
  subject: string;
  /** Paragraphs; one that is empty once it is filled in is left out. An address stands alone in one. */
  text: readonly string[];
}

const LETTERS: Readonly<Record<Language, Partial<Record<LetterName, Letter>>>> = {
  en,
  es,
  fr,
  cs,
  ar,
  'pt-BR': ptBR,
  ko,
  ja,
};

/** In UTC, as the time zone of the reader is unknown, and in English with days before months. */
const timeText = (milliseconds: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(milliseconds);

/** What mail programs make links of by itself: a dot within a name, also of other scripts, and schemes without slashes. */
const DOTS = /(?<=[\p{L}\p{N}_-])[.\u3002\uff0e\uff61](?=\p{L})/gu;
const SCHEMES = /\b(mailto|tel|sms|magnet|xmpp|sip):/gi;

/** What somebody else typed, so that no program makes links of its addresses. */
export const unlinked = (typed: string): string =>
  typed.replaceAll('://', ' : // ').replaceAll(SCHEMES, '$1 :').replaceAll(DOTS, '[.]');

const isSaid = (paragraph: string): boolean => paragraph.trim() !== '';

/**
 * A letter in this language, in English where it is not translated.
 * @param values what takes the place of `{{name}}`; numbers are times in milliseconds since 1970.
 */
export function writeLetter(
  name: LetterName,
  language: Language,
  values: Readonly<Record<string, string | number>>,
): Omit<Message, 'to'> {
  const translated = LETTERS[language][name];
  const written = translated ? language : 'en';
  const { subject, text } = translated ?? en[name];
  const filled = (given: string): string =>
    fillPlaces(given, (place) => {
      const value = values[place] ?? '';
      return typeof value === 'number' ? timeText(value, written) : plainText(value);
    });
  // A subject is one line, or what follows would be further headers.
  return {
    subject: filled(subject).replaceAll(/\s+/g, ' '),
    text: text.map(filled).filter(isSaid).join('\n\n'),
    language: written,
  };
}
