import { normalForm } from '@/words/normal-form';
import type { Span } from '@/words/words-in';
import { NOT_BEHIND } from './negations';
import { phrasesOf, spansOf } from './patterns';
import { cuesIn } from './roles';

/** Of a folded text. Phrases with words that would mean something by themselves: "us" is a country. */
const COURTESIES = phrasesOf(
  '(?:show|give|tell|let|find|send) us|por favor|s il (?:vous|te) plait|n(?= (?:est|ont|a|y|ai)(?![\\p{L}]))|how many|as well|in total|of (?:these|those|them)|do you|does it|as tu|est ce (?:que|qu)|qu est ce (?:que|qu)|a t il|y a t il|me gustaria|at all|(?:qu|que) (?:avez vous|as tu)|est il possible|es posible|e possivel|is it possible|' +
    // Twice refused is asked for.
    '(?:nothing|none|noone|anything) but|nothing (?:other than|except)|(?:drop|remove|exclude|hide|ignore|forget|discard) (?:everything|all|anything)(?: (?:else|that is not|that are not|that isn t|that aren t|which is not))?(?: (?:but|except(?: for)?|other than))?|(?:none|not|never|nothing) without|(?:nada|ningun[oa]?s?|no) sin|nada que no sea|(?:nada|nenhum|nenhuma|nao) sem|(?:rien|aucune?) sans|rien d autre que|(?:nada|ningun[oa]?) (?:salvo|excepto)|' +
    'not only|no sol(?:o|amente)|(?:non|pas) seulement|nao (?:so|apenas|somente)|good (?:morning|afternoon|evening)|in advance|de antemano|d avance|par avance|desde ya|mil gracias|muchas gracias|merci beaucoup|muito obrigad[oa]|best regards|kind regards|(?:com(?:e|es|ing)|came|find|found) out(?: of)?|rien que|nada mas que|in the way of|(?:the )?rest of|(?:the )?only ones?|est ce vrai|es cierto|e verdade|a condition (?:que|qu|d)|a condicion de que|(?:desde|com a condicao de) que|de preferencia|(?:que )?(?:se )?cultiv(?:ad[oa]s?|an?|am) (?:en|em|n[oa]s?)|cultivee?s? (?:en|au|aux|dans)|cultivated in|(?<=(?:i|we) )(?:am|are|m|re) after|(?<=(?:i|we) (?:am|are) )after|(?:native|indigenous|endemic) to|nativ[oa]s? del?|originaires? d[eu]s?|' +
    '(?:(?:at|in|for|en|para|em|dans|pour|a) )?(?:my|our|mi|nuestr[oa]|mon|ma|notre|[nv]oss[oa]|meu|minha) (?:university|laboratory|universidad|laboratorio|universite|laboratoire|universidade|laboratorio)|materia(?:l(?:es)?|is) (?:fitogenetic[oa]s?|vegeta(?:l(?:es)?|is))|materiels? (?:vegeta(?:l|ux)|phytogenetiques?)|recursos fitogeneticos(?! d)|' +
    '(?<=[a-z] )trees?|(?:arboles|plantas|matas|arvores|pes) de|(?:arbres|pieds|plants) de|' +
    '(?:seed |gene ?|plant gene ?)banks?|germplasm banks?|bancos? (?:de (?:germoplasma|genes|semillas|sementes)|geneticos?)|banques? de (?:genes|semences|germoplasme|ressources genetiques)|(?:country|countries|place|site) of origin|pais(?:es)? d[eo] orig[ei][nm]|pays d origine|(?:cuya|cuja|dont l|de) orig(?:en|em|ine)(?: (?:sea|es|seja|e|est))?|origins?(?: is)?|orig(?:en|em)|origine|' +
    // What somebody works on, of which a word would mean a kind of material.
    '(?:for |in )?(?:my |our |the |a |an )?(?:plant |crop )?breeding (?:programs?|programmes?|projects?|trials?|purposes?|work|teams?|groups?|compan(?:y|ies)|efforts?|stations?)|' +
    '(?:para |em |en )?(?:mi |nuestro |el |un |meu |nosso |o )?(?:programas?|proyectos?|projetos?|equipos?|equipes?|grupos?|trabajos?|trabalhos?) de (?:mejora(?:miento)?(?: (?:genetico|vegetal))?|melhoramento(?: (?:genetico|vegetal))?)|' +
    '(?:pour |dans )?(?:mon |notre |le |un )?(?:programmes?|projets?|equipes?|travaux) (?:de selection|d amelioration)(?: vegetale)?',
);

/** What stands behind a kind of material: of "mutant lines" it tells nothing more. */
const KINDS = new Set(
  'line,population,form,plant,línea,población,forma,planta,lignée,population,forme,plante,linhagem,população'
    .split(',')
    .map(normalForm),
);
/** What every landrace is. */
const OLD = new Set(
  'old,ancient,antique,viejo,vieja,antiguo,antigua,vieux,vieille,ancien,ancienne,velho,velha,antigo,antiga'
    .split(',')
    .map(normalForm),
);
export const isOld = (word: string): boolean => OLD.has(normalForm(word));
export const isOfKind = (words: string): boolean => KINDS.has(normalForm(words));

/** A part of a country, which no filter can say: "el este de Turquía", where "este" is not "this". */
export const SIDE_OF = phrasesOf(
  '(?<=(?:^|[^a-z])(?:the|del|el|al|no|do|ao|l|le|au|du) )(?:north|south|east|west|norte|sur|este|oeste|nord|sud|est|ouest|sul|leste)(?= (?:of|de|des|du|d|del|da|do|dos)(?![a-z]))',
);

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
  'acquired|added|accessioned|received|obtained|arriv(?:ed|ing)|enter(?:ed|ing)|joined|introduced|incorporated|came in|taken in|lleg(?:o|aron|ad[oa]s?|ue|uen)|entr(?:o|aron|ad[oa]s?)|ingres(?:o|aron)|incorpor(?:o|aron)|arrivee?s?|introduite?s?|introduid[oa]s?|introducid[oa]s?|introduzid[oa]s?|cheg(?:ou|aram|ad[oa]s?)|entr(?:ou|aram)|ingress(?:ou|aram|ad[oa]s?)|(?:donated|donad[oa]s?|doad[oa]s?|donnee?s?)(?= (?:[a-z]+ ){1,2}[12]\\d{3}(?!\\d))|incorporad[oa]s?|ingresad[oa]s?|incorporee?s?|entrees?|entres|enregistree?s?|ajoutee?s?|anadid[oa]s?|adicionad[oa]s?|adquirid[oa]s?|recibid[oa]s?|obtenid[oa]s?|acquis(?:es?)?|recue?s?|obtenue?s?|recebid[oa]s?|obtid[oa]s?',
);

/** Words before a date of collecting, which takes the place of an acquisition that was spoken of before. */
export const COLLECTING = phrasesOf(
  'collect(?:ed|ing|ions?)|pick(?:ed)? up|recoleccion|colecta|collecte|coleta|gathered|sampled|recolectad[oa]s?|colectad[oa]s?|recogid[oa]s?|collectee?s?|recoltee?s?|prospectee?s?|coletad[oa]s?|colhid[oa]s?|recolhid[oa]s?',
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

/** "In the" of Portuguese, which elsewhere is "no". */
const IN_THE = phrasesOf('no|na|nos|nas');
/** "More" of Portuguese, which elsewhere is a crop. */
const MORE = phrasesOf('mais');

/** "I am" of Spanish, which elsewhere is a crop. */
const I_AM = phrasesOf('soy');
/** Small words of one language, by it. */
const OWN: Readonly<Record<string, readonly RegExp[]>> = { es: [I_AM], 'pt-BR': [IN_THE, MORE] };

/** What asks for nothing, and must not be taken for a name or a negation. */
export function courtesies(folded: string, language: string): Span[] {
  const found = [
    ...[COURTESIES, NOT_BEHIND, ALSO, ANEW, ACQUIRING, COLLECTING].flatMap((pattern) => spansOf(folded, pattern)),
    ...cuesIn(folded),
  ];
  return [...found, ...(OWN[language] ?? []).flatMap((pattern) => spansOf(folded, pattern))];
}
