import { phrasesOf, spansOf } from './patterns';

/** Small words that only one of the languages has, folded. */
const SIGNS = {
  en: phrasesOf(
    'the|from|with|and|of|that|which|are|is|have|has|any|for|not|show|by|or|were|was|i|you|do|does|there|those|these|them|it|all|please|what|who|where|only',
  ),
  es: phrasesOf(
    'el|los|las|del|y|con|en|una|hay|son|sin|pero|quiero|busco|muestra|muestrame|cuales|tienen|tienes|teneis|esten|estan|soy|desde|hasta|accesiones|necesito|por favor',
  ),
  fr: phrasesOf(
    'le|les|des|du|et|avec|dans|au|aux|une|est|sont|qui|pas|je|nous|vous|sur|ou|ont|mais|sauf|chez|cherche|quels|quelles|d|l|entre les|s il',
  ),
  'pt-BR': phrasesOf(
    'do|da|dos|das|em|com|nao|sao|acessos?|quais|procuro|mostre|um|uma|os|ao|estao|voces?|sem|na|nas|pelo|pela|preciso|quero|tem|foram|mas',
  ),
} satisfies Record<string, RegExp>;

/**
 * In which of the languages a folded text is written: the reader's own where nothing in it speaks for another one more.
 * Who reads the portal in English may ask in Spanish.
 */
export function spokenLanguage(folded: string, language: string): string {
  const own = language.toLowerCase().startsWith('pt') ? 'pt-BR' : language;
  const counts = Object.entries(SIGNS).map(([code, signs]) => [code, spansOf(folded, signs).length] as const);
  const most = Math.max(...counts.map(([, count]) => count));
  const likely = counts.flatMap(([code, count]) => (count === most ? code : []));
  return likely.includes(own) || most === 0 ? own : (likely[0] ?? own);
}
