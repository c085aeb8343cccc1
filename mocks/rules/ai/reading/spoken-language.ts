import { isLeftWord } from '@/words/plain-words';
import { wordsIn } from '@/words/words-in';
import type { AskWords } from './ask-words';
import { isPlainSpeech } from './asking-words';
import { ELIDED, phrasesOf, spansOf } from './patterns';

/** Small words that only one of the languages has, folded. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  en: phrasesOf(
    'the|from|with|and|of|that|which|are|is|have|has|any|for|not|show|by|were|was|i|you|does|there|those|these|them|it|all|please|what|who|where|only',
  ),
  es: phrasesOf(
    'el|los|las|del|y|con|una|sin|pero|quiero|busco|muestra|muestrame|cuales|tienen|tienes|teneis|esten|estan|desde|hasta|accesiones|necesito|por favor',
  ),
  fr: phrasesOf(
    'le|les|des|du|et|avec|dans|au|aux|une|est|sont|qui|pas|je|nous|vous|ont|sauf|chez|cherche|quels|quelles|d|l|entre les|s il',
  ),
  'pt-BR': phrasesOf(
    'do|da|dos|das|em|com|nao|sao|acessos?|quais|procuro|mostre|um|uma|os|ao|estao|voces?|sem|na|nas|pelo|pela|preciso|quero|tem|foram',
  ),
};

/** Catalogues have English names of crops for every language that has none of its own. */
const isCropIn = (language: string, word: string, { cropsIn }: Pick<AskWords, 'cropsIn'>): boolean =>
  cropsIn(language, word).length > 0 && (language === 'en' || cropsIn('en', word).length === 0);

/** What asks for nothing by itself in any of these languages. */
export const isFiller = (word: string, languages: readonly string[]): boolean =>
  languages.every((language) => isPlainSpeech(word, [language]) || isLeftWord(word, [language]));

/**
 * In which language a text is written: that for which most of its signs, fillers and names of crops speak, the reader's own
 * where no other has more, several where these are as likely. Who reads the portal in English may ask in Spanish.
 */
export function spokenLanguages(
  text: string,
  folded: string,
  words: Pick<AskWords, 'cropsIn'>,
  ofReader: string,
): readonly [string, ...string[]] {
  const own = ofReader.toLowerCase().startsWith('pt') ? 'pt-BR' : ofReader;
  const written = [
    ...new Set(wordsIn(text).map(({ from, to }) => text.slice(from, to).toLowerCase().replace(ELIDED, ''))),
  ];
  const counts = [...new Set([own, ...Object.keys(SIGNS), 'cs'])].map((code) => {
    const signs = SIGNS[code] ? spansOf(folded, SIGNS[code]).length : 0;
    const fitting = written.filter((word) => isFiller(word, [code]) || isCropIn(code, word, words));
    return { code, count: signs + fitting.length };
  });
  const most = Math.max(...counts.map(({ count }) => count));
  const [first = own, ...others] = counts.filter(({ count }) => count === most).map(({ code }) => code);
  return first === own ? [own] : [first, ...others];
}
