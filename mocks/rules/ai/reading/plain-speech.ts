import { normalForm } from '@/words/normal-form';
import type { Span } from '@/words/words-in';
import { NOT_BEHIND } from './negations';
import { phrasesOf, spansOf } from './patterns';
import { cuesIn } from './roles';

/** Of a folded text. Phrases with words that would mean something by themselves: "us" is a country. */
export const COURTESIES = phrasesOf(
  '(?:show|give|tell|let|find|send) us|por favor|s il (?:vous|te) plait|n(?= (?:est|ont|a|y|ai)(?![\\p{L}]))|how many|as well|in total|of (?:these|those|them)|do you|does it|as tu|est ce (?:que|qu)|qu est ce (?:que|qu)|a t il|y a t il|me gustaria|at all|(?:qu|que) (?:avez vous|as tu)|est il possible|es posible|e possivel|is it possible|' +
    'not only|no sol(?:o|amente)|(?:non|pas) seulement|nao (?:so|apenas|somente)|good (?:morning|afternoon|evening)|in advance|de antemano|d avance|par avance|desde ya|mil gracias|muchas gracias|merci beaucoup|muito obrigad[oa]|best regards|kind regards|(?:com(?:e|es|ing)|came|find|found) out(?: of)?|rien que|nada mas que|in the way of|(?:the )?rest of|(?:the )?only ones?|est ce vrai|es cierto|e verdade|a condition (?:que|qu|d)|a condicion de que|(?:desde|com a condicao de) que|de preferencia|(?:que )?(?:se )?cultiv(?:ad[oa]s?|an?|am) (?:en|em|n[oa]s?)|cultivee?s? (?:en|au|aux|dans)|cultivated in|(?<=(?:i|we) )(?:am|are|m|re) after|(?<=(?:i|we) (?:am|are) )after|(?:native|indigenous|endemic) to|nativ[oa]s? del?|originaires? d[eu]s?|' +
    '(?:seed |gene ?|plant gene ?)banks?|germplasm banks?|bancos? (?:de (?:germoplasma|genes|semillas|sementes)|geneticos?)|banques? de (?:genes|semences|germoplasme|ressources genetiques)|(?:country|countries|place|site) of origin|pais(?:es)? d[eo] orig[ei][nm]|pays d origine|(?:cuya|cuja|dont l|de) orig(?:en|em|ine)(?: (?:sea|es|seja|e|est))?|origins?(?: is)?|orig(?:en|em)|origine|' +
    // What somebody works on, of which a word would mean a kind of material.
    '(?:for |in )?(?:my |our |the |a |an )?(?:plant )?breeding (?:programs?|programmes?|projects?|trials?|purposes?|work)|' +
    '(?:para )?(?:mi |nuestro |el |un |meu |nosso |o )?(?:programas?|proyectos?|projetos?) de (?:mejora(?:miento)?|melhoramento)|' +
    '(?:pour )?(?:mon |notre |le |un )?(?:programmes?|projets?) de selection',
);

/** What stands behind a kind of material: of "mutant lines" it tells nothing more. */
const KINDS = new Set(
  'line,population,form,plant,línea,población,forma,planta,lignée,population,forme,plante,linhagem,população'
    .split(',')
    .map(normalForm),
);
export const isOfKind = (words: string): boolean => KINDS.has(normalForm(words));

/** What follows adds to what was asked for before. */
export const ALSO = phrasesOf(
  'also|too|as well|add|include|tambien|ademas|anade|agrega|incluye|aussi|egalement|ajoute|ajoutez|tambem|alem disso|adicione|acrescente|inclua',
);

/** What was asked for before is let go of. */
export const ANEW = phrasesOf(
  '(?:start|begin) (?:over|again|anew)|new (?:search|question)|forget (?:it|that|everything|all)|(?:empezar|empieza|comenzar) de nuevo|nueva busqueda|nueva pregunta|olvida (?:eso|todo)|recommencer|recommence|recommencez|nouvelle recherche|nouvelle question|oublie tout|oubliez tout|recomecar|recomece|nova busca|nova pesquisa|nova pergunta|esqueca tudo',
);

/** Where a city is that of a genebank: words right before it. */
export const AT_PLACE = /(?:^|[\s,])(?:at|in|en|a|au|aux|chez|em|no|na|nos|nas|by|de la|dans)\s*$/u;

/** Words before a date of acquisition. */
export const ACQUIRING = phrasesOf(
  'acquired|added|accessioned|received|obtained|incorporad[oa]s?|ingresad[oa]s?|incorporee?s?|entrees?|entres|enregistree?s?|ajoutee?s?|anadid[oa]s?|adicionad[oa]s?|adquirid[oa]s?|recibid[oa]s?|obtenid[oa]s?|acquis(?:es?)?|recue?s?|obtenue?s?|recebid[oa]s?|obtid[oa]s?',
);

/** Words before a date of collecting, which takes the place of an acquisition that was spoken of before. */
export const COLLECTING = phrasesOf(
  'collect(?:ed|ing|ion)|recoleccion|colecta|collecte|coleta|gathered|sampled|recolectad[oa]s?|colectad[oa]s?|recogid[oa]s?|collectee?s?|recoltee?s?|prospectee?s?|coletad[oa]s?|colhid[oa]s?|recolhid[oa]s?',
);

/** A message that goes on where the one before ended: "and Peru". */
export const GOES_ON = /^\s*(?:and|y|e|et)(?![\p{L}\p{N}])/u;

const OR = phrasesOf('or|o|u|ou');
/** There `o` is an article. */
const OR_IN_PORTUGUESE = phrasesOf('or|ou');
const AND = phrasesOf('and|y|e|et|as well as|plus');

/** How the words between two parts join them. */
export function joinedBy(between: string, portuguese: boolean): 'or' | 'and' | undefined {
  if (between.search(portuguese ? OR_IN_PORTUGUESE : OR) >= 0) return 'or';
  return between.search(AND) >= 0 || /&/.test(between) ? 'and' : undefined;
}

const PORTUGUESE = phrasesOf(
  'do|da|dos|das|em|com|nao|sao|acessos?|quais|procuro|mostre|um|uma|os|ao|estao|voces?|sem',
);
const OTHERS = phrasesOf('the|from|with|and|of|el|los|las|con|y|en|del|le|les|des|du|avec|et|dans');
/** "In the" of Portuguese, which elsewhere is "no". */
const IN_THE = phrasesOf('no|na|nos|nas');
/** "More" of Portuguese, which elsewhere is a crop. */
const MORE = phrasesOf('mais');

export function isPortuguese(folded: string, language: string): boolean {
  const [portuguese, others] = [spansOf(folded, PORTUGUESE).length, spansOf(folded, OTHERS).length];
  return portuguese === others ? language.toLowerCase().startsWith('pt') : portuguese > others;
}

/** What asks for nothing, and must not be taken for a name or a negation. */
export function courtesies(folded: string, portuguese: boolean): Span[] {
  const found = [
    ...[COURTESIES, NOT_BEHIND, ALSO, ANEW, ACQUIRING, COLLECTING].flatMap((pattern) => spansOf(folded, pattern)),
    ...cuesIn(folded),
  ];
  return portuguese ? [...found, ...spansOf(folded, IN_THE), ...spansOf(folded, MORE)] : found;
}
