import { normalForm } from '@/words/normal-form';
import type { Span } from '@/words/words-in';

/** Words of asking, which ask for nothing by themselves, in English, Spanish, French and Portuguese; not those of names. */
// oxfmt-ignore
const PLAIN = new Set(
  ('i,d,ll,ve,got,anywhere,somewhere,anyone,somebody,provide,request,order,obtain,wonder,wondering,interested,possible,whether,if,please,let,us,should,must,did,offer,work,grow,grown,growing,fetch,bring,show,me,am,looking,look,ou,u,please,you,have,has,could,would,will,may,might,like,want,need,give,list,display,find,search,which,what,how,much,there,be,everything,anything,something,every,those,these,them,they,ones,it,its,only,just,see,know,tell,there,been,was,were,we,my,our,your,hello,hi,thank,thanks,now,then,so,also,too,add,well,include,including,instead,coming,originating,originate,keep,kept,held,hold,holding,conserved,preserved,maintained,stored,duplicated,duplicate,acquired,received,obtained,found,site,exist,some,other,where,whose,who,within,okay,ok,yes,' +
    'sería,posible,tener,mostradme,mostradnos,dadme,dadnos,enséñame,enséñeme,enseñe,enseña,pasar,podrían,podrías,pueda,puedan,saber,sé,si,obtener,conseguir,consigo,tendrían,tendrías,tenga,tengan,quería,querríamos,queremos,buscamos,necesitamos,interesa,interesan,interesaría,mostrarnos,ofrecen,disponen,dispone,quisiéramos,daría,darme,listar,lista,listado,muéstrame,muéstreme,muestra,muestre,mostrar,mostrarme,busco,buscar,quisiera,quiero,querría,necesito,dame,deme,favor,tienen,tiene,tienes,hay,todo,toda,lo,qué,cuál,cuáles,cuánto,cuánta,conserva,conservan,conservado,conservada,guardado,guardada,guarda,mantiene,mantienen,esté,estén,está,están,sean,son,me,se,encuentra,encuentre,encuentran,existe,existen,alguno,alguna,algún,gustaría,ver,puedo,puede,pueden,podría,hola,gracias,solo,sólo,solamente,únicamente,esos,esas,aquellos,aquellas,ahora,también,además,añade,agrega,incluye,incluyendo,duplicado,duplicada,adquirido,adquirida,recibido,recibida,obtenido,obtenida,proveniente,procedente,vienen,viene,su,sus,' +
    'serait,avoir,auriez,aurais,avons,peut,pourrais,pourriez,pourrait,on,obtenir,recevoir,savoir,si,bien,comme,trouver,montrer,donner,aimerions,voudrions,voulons,souhaite,souhaiterais,souhaitons,intéresse,intéressé,intéressée,existe,existent,liste,listez,affiche,affichez,qu,il,faut,montre,montrez,moi,je,cherche,cherchons,trouve,trouvez,donne,donnez,voudrais,veux,besoin,quel,quelle,quels,quelles,sont,est,avez,vous,tu,nous,il,elle,ont,tout,tous,toute,toutes,ce,ces,ceux,celles,cela,qui,vient,viennent,provenant,originaire,conservé,conservée,conserve,conservent,détenu,détenue,garde,gardé,gardée,dupliqué,dupliquée,acquis,acquise,reçu,reçue,obtenu,obtenue,combien,plaît,bonjour,merci,seulement,uniquement,maintenant,aussi,également,ajoute,ajoutez,inclus,j,ai,ne,voir,peux,pouvez,puis,aimerais,des,leur,' +
    'seria,possível,ter,mostra,mostrem,mostrar,mostraria,poderia,poderiam,obter,conseguir,saber,teriam,teria,tenha,tenham,queríamos,queremos,buscamos,busco,precisamos,precisaria,interessa,interessado,interessada,gostaríamos,liste,listar,lista,oferecem,dispõem,mostre,mostrar,me,procuro,procurar,encontre,encontrar,quais,qual,quanto,quanta,estão,está,estejam,esteja,seja,sejam,quero,queria,gostaria,preciso,vocês,você,têm,tem,tudo,todo,toda,há,existem,que,conservado,conservada,conserva,conservam,guardado,guardada,mantido,mantida,mantém,duplicado,duplicada,adquirido,adquirida,recebido,recebida,obtido,obtida,vem,vêm,proveniente,oriundo,oriunda,olá,obrigado,obrigada,apenas,somente,só,esses,essas,aqueles,aquelas,agora,também,além,adicione,acrescente,inclua,incluindo,um,uma,os,ver,posso,pode,podem,poderia,isso,pelo,pela,nele'
  ).split(',').map(normalForm),
);

export const isPlainSpeech = (word: string): boolean => PLAIN.has(normalForm(word));

const phrases = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu');

/** Of a folded text. Phrases with words that would mean something by themselves: "us" is a country. */
export const COURTESIES = phrases(
  '(?:show|give|tell|let|find|send) us|por favor|s il (?:vous|te) plait|n(?= (?:est|ont|a|y|ai)(?![\\p{L}]))|how many|as well|in total|of (?:these|those|them)|do you|does it|as tu|est ce (?:que|qu)|qu est ce (?:que|qu)|a t il|y a t il|me gustaria|at all|(?:qu|que) (?:avez vous|as tu)|est il possible|es posible|e possivel|is it possible',
);

/** What follows adds to what was asked for before. */
export const ALSO = phrases(
  'also|too|as well|add|include|tambien|ademas|anade|agrega|incluye|aussi|egalement|ajoute|ajoutez|tambem|alem disso|adicione|acrescente|inclua',
);

/** What was asked for before is let go of. */
export const ANEW = phrases(
  '(?:start|begin) (?:over|again|anew)|new (?:search|question)|forget (?:it|that|everything|all)|(?:empezar|empieza|comenzar) de nuevo|nueva busqueda|nueva pregunta|olvida (?:eso|todo)|recommencer|recommence|recommencez|nouvelle recherche|nouvelle question|oublie tout|oubliez tout|recomecar|recomece|nova busca|nova pesquisa|nova pergunta|esqueca tudo',
);

/** Verbs that say that what follows is not wanted. */
export const NOT_VERBS = phrases(
  'apart from|aside from|save for|leaving out|omit|omitting|hormis|mis a part|en dehors de|a part|aparte de|a excepcion de|menos las? de|fora|tirando|a nao ser|exclude|remove|drop|leave out|rather than|instead of|other than|(?:is|are|was|were|do|does|did)n t|excluye|excluyendo|excluir|quita|quite|en lugar de|en vez de|exclure|exclus|excluez|enleve|enlevez|retire|retirez|au lieu de|a l exception de|excluindo|exclua|remova|retire|em vez de|a excecao de',
);

/** Words before the place of a genebank, in place of where something comes from. */
export const HOLDING = phrases(
  '(?:held|kept|conserved|preserved|stored|maintained|genebanks?|gene banks?) (?:in(?! vitro)|at|by|within|of)|' +
    '(?:is|are) (?:in(?! vitro)|at)|(?<=(?:is|are) not )(?:in(?! vitro)|at)|(?<=trouve(?:nt)? pas )(?:en|au|aux|a|a l|dans)|(?:este|esten|esta|estan|se encuentran?) en|(?:esteja|estejam|esta|estao|se encontram?) (?:em|no|na|nos|nas)|se trouve(?:nt)? (?:en|au|aux|a|a l|dans)|' +
    '(?:conservad[oa]s?|conservan?|guardad[oa]s?|mantenid[oa]s?|bancos? de germoplasma|bancos? de genes) (?:en|por|de|del)|' +
    '(?:conservee?s?|conservent|detenue?s?|gardee?s?|banques? de genes) (?:en|au|aux|a|a l|dans|par|du|de|d)|' +
    '(?:conservad[oa]s?|conservam|guardad[oa]s?|mantid[oa]s?|bancos? de germoplasma) (?:em|no|na|nos|nas|pelo|pela|do|da)',
);

/** Behind the adjective of a country: "German genebanks". */
export const OF_GENEBANKS = /^\s*(?:gene ?banks?|collections?)(?![\p{L}\p{N}])/u;

/** Words before a date of acquisition. */
export const ACQUIRING = phrases(
  'acquired|received|obtained|adquirid[oa]s?|recibid[oa]s?|obtenid[oa]s?|acquis(?:es?)?|recue?s?|obtenue?s?|recebid[oa]s?|obtid[oa]s?',
);

/** A message that goes on where the one before ended: "and Peru". */
export const GOES_ON = /^\s*(?:and|y|e|et)(?![\p{L}\p{N}])/u;

const OR = phrases('or|o|u|ou');
/** There `o` is an article. */
const OR_IN_PORTUGUESE = phrases('or|ou');
const AND = phrases('and|y|e|et|as well as|plus');

/** How the words between two parts join them. */
export function joinedBy(between: string, portuguese: boolean): 'or' | 'and' | undefined {
  if (between.search(portuguese ? OR_IN_PORTUGUESE : OR) >= 0) return 'or';
  return between.search(AND) >= 0 || /&/.test(between) ? 'and' : undefined;
}

const PORTUGUESE = phrases('do|da|dos|das|em|com|nao|sao|acessos?|quais|procuro|mostre|um|uma|os|ao|estao|voces?|sem');
const OTHERS = phrases('the|from|with|and|of|el|los|las|con|y|en|del|le|les|des|du|avec|et|dans');
/** "In the" of Portuguese, which elsewhere is "no". */
const IN_THE = phrases('no|na|nos|nas');

const spansOf = (folded: string, pattern: RegExp): Span[] =>
  [...folded.matchAll(pattern)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));

export function isPortuguese(folded: string, language: string): boolean {
  const [portuguese, others] = [spansOf(folded, PORTUGUESE).length, spansOf(folded, OTHERS).length];
  return portuguese === others ? language.toLowerCase().startsWith('pt') : portuguese > others;
}

/** What asks for nothing, and must not be taken for a name or a negation. */
export function courtesies(folded: string, portuguese: boolean): Span[] {
  const found = [COURTESIES, HOLDING, ALSO, ANEW].flatMap((pattern) => spansOf(folded, pattern));
  return portuguese ? [...found, ...spansOf(folded, IN_THE)] : found;
}
