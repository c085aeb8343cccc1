import type { EditAction } from '@/contract/ai/ai';

/**
 * Words that a sentence does without, by language. Only those whose removal never leaves a broken sentence.
 */
const FILLERS: Record<string, readonly string[]> = {
  en: ['very', 'really', 'basically', 'actually', 'quite', 'essentially', 'of course'],
  es: ['muy', 'realmente', 'básicamente', 'por supuesto', 'esencialmente'],
  fr: ['vraiment', 'très', 'bien sûr', 'essentiellement'],
  pt: ['muito', 'realmente', 'basicamente', 'essencialmente', 'é claro'],
};

/** Long words and plain ones of the same form, by language. */
const PLAIN: Record<string, Readonly<Record<string, string>>> = {
  en: {
    utilize: 'use',
    utilizes: 'uses',
    utilized: 'used',
    utilise: 'use',
    utilised: 'used',
    commence: 'begin',
    commenced: 'began',
    'in order to': 'to',
    'prior to': 'before',
    'subsequent to': 'after',
    'a number of': 'some',
    'with regard to': 'about',
    'due to the fact that': 'because',
    approximately: 'about',
    facilitate: 'help',
    facilitates: 'helps',
    facilitated: 'helped',
    demonstrate: 'show',
    demonstrates: 'shows',
    demonstrated: 'showed',
    terminate: 'end',
    sufficient: 'enough',
    numerous: 'many',
    additional: 'more',
    purchase: 'buy',
    acquire: 'get',
    assist: 'help',
    endeavour: 'try',
  },
  es: {
    'con el fin de': 'para',
    utilizar: 'usar',
    utiliza: 'usa',
    'con anterioridad a': 'antes de',
    numerosos: 'muchos',
    numerosas: 'muchas',
  },
  fr: { 'afin de': 'pour', utiliser: 'employer', 'antérieurement à': 'avant', 'en raison de': 'à cause de' },
  pt: { 'a fim de': 'para', utilizar: 'usar', utiliza: 'usa', numerosos: 'muitos', numerosas: 'muitas' },
};

/** Code, addresses, links' targets and markup of HTML stay as they are. */
const KEPT = /```[\s\S]*?(?:```|$)|`[^`\n]*`|\]\([^()\n]{0,2000}\)|<[^<>\n]*>|https?:\/\/\S+|\{\{[^{}]*\}\}/g;

function outsideMarkup(text: string, change: (plain: string) => string): string {
  let result = '';
  let at = 0;
  for (const { index, 0: kept } of text.matchAll(KEPT)) {
    result += change(text.slice(at, index)) + kept;
    at = index + kept.length;
  }
  return result + change(text.slice(at));
}

/** Spaces that a line begins or ends with mean something in Markdown; French keeps one before its tall marks. */
const corrected = (plain: string, language: string): string =>
  plain
    .replace(/(?<=\S)[ \t]{2,}(?=\S)/g, ' ')
    .replace(
      language === 'fr' ? /(?<=[\p{L}\p{N}]) (?=[,.](?:\s|$))/gu : /(?<=[\p{L}\p{N}]) (?=[,.;:!?](?:\s|$))/gu,
      '',
    )
    .replace(/(?<![\p{L}\p{N}])(\p{L}{2,}) \1(?![\p{L}\p{N}])/gu, '$1');

const withCase = (like: string, word: string): string =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** Any of the words, as whole words. */
const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.toSorted((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );

function shortened(plain: string, language: string): string {
  const fillers = FILLERS[language];
  // Of Markdown, brackets behind `]` are no aside.
  const without = plain.replace(/(?<=[\p{L}\p{N},;]) \([^()\n]{1,200}\)/gu, '');
  return fillers ? without.replace(new RegExp(`(?<=\\p{Ll} )(?:${anyOf(fillers).source}) `, 'giu'), '') : without;
}

function simplified(plain: string, language: string): string {
  const table = PLAIN[language];
  if (!table) return plain;
  return plain.replace(anyOf(Object.keys(table)), (long) => withCase(long, table[long.toLowerCase()] ?? long));
}

/**
 * The text after small rules, its markup kept. Words are changed in languages that they are known of, spaces in all.
 * @param language Of the text, as `pt-BR`.
 */
export function edited(text: string, action: EditAction, language: unknown): string {
  const code = typeof language === 'string' ? (language.toLowerCase().split('-', 1)[0] ?? '') : '';
  return outsideMarkup(text, (plain) => {
    if (action === 'correct') return corrected(plain, code);
    return action === 'shorten' ? shortened(plain, code) : simplified(plain, code);
  });
}
