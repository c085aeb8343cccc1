import { normalForm } from '@/words/normal-form';
import type { Span } from '@/words/words-in';

/** Words of asking, which ask for nothing by themselves, in English, Spanish, French and Portuguese; not those of names. */
// oxfmt-ignore
const PLAIN = new Set(
  ('i,d,ll,ve,got,anywhere,somewhere,anyone,somebody,provide,request,order,obtain,wonder,wondering,interested,possible,whether,if,please,let,us,should,must,did,offer,work,grow,grown,growing,fetch,bring,show,me,am,looking,look,ou,u,please,you,have,has,could,would,will,may,might,like,want,need,give,list,display,find,search,which,what,how,much,there,be,everything,anything,something,every,those,these,them,they,ones,it,its,only,just,see,know,tell,there,been,was,were,we,my,our,your,hello,hi,thank,thanks,now,then,so,also,too,add,well,include,including,instead,coming,originating,originate,keep,kept,held,hold,holding,conserved,preserved,maintained,stored,duplicated,duplicate,acquired,received,obtained,found,site,exist,some,other,where,whose,who,within,okay,ok,yes,' +
    'sería,posible,tener,mostradme,mostradnos,dadme,dadnos,enséñame,enséñeme,enseñe,enseña,pasar,podrían,podrías,pueda,puedan,saber,sé,si,obtener,conseguir,consigo,tendrían,tendrías,tenga,tengan,quería,querríamos,queremos,buscamos,necesitamos,interesa,interesan,interesaría,mostrarnos,ofrecen,disponen,dispone,quisiéramos,daría,darme,listar,lista,listado,muéstrame,muéstreme,muestra,muestre,mostrar,mostrarme,busco,buscar,quisiera,quiero,querría,necesito,dame,deme,favor,tienen,tiene,tienes,hay,todo,toda,lo,qué,cuál,cuáles,cuánto,cuánta,conserva,conservan,conservado,conservada,guardado,guardada,guarda,mantiene,mantienen,esté,estén,está,están,sean,son,me,se,encuentra,encuentre,encuentran,existe,existen,alguno,alguna,algún,gustaría,ver,puedo,puede,pueden,podría,hola,gracias,solo,sólo,solamente,únicamente,esos,esas,aquellos,aquellas,ahora,también,además,añade,agrega,incluye,incluyendo,duplicado,duplicada,adquirido,adquirida,recibido,recibida,obtenido,obtenida,proveniente,procedente,vienen,viene,su,sus,' +
    'serait,avoir,auriez,aurais,avons,peut,pourrais,pourriez,pourrait,on,obtenir,recevoir,savoir,si,bien,comme,trouver,montrer,donner,aimerions,voudrions,voulons,souhaite,souhaiterais,souhaitons,intéresse,intéressé,intéressée,existe,existent,liste,listez,affiche,affichez,qu,il,faut,montre,montrez,moi,je,cherche,cherchons,trouve,trouvez,donne,donnez,voudrais,veux,besoin,quel,quelle,quels,quelles,sont,est,avez,vous,tu,nous,il,elle,ont,tout,tous,toute,toutes,ce,ces,ceux,celles,cela,qui,vient,viennent,provenant,originaire,conservé,conservée,conserve,conservent,détenu,détenue,garde,gardé,gardée,dupliqué,dupliquée,acquis,acquise,reçu,reçue,obtenu,obtenue,combien,plaît,bonjour,merci,seulement,uniquement,maintenant,aussi,également,ajoute,ajoutez,inclus,j,ai,ne,voir,peux,pouvez,puis,aimerais,des,leur,' +
    'seria,possível,ter,mostra,mostrem,mostrar,mostraria,poderia,poderiam,obter,conseguir,saber,teriam,teria,tenha,tenham,queríamos,queremos,buscamos,busco,precisamos,precisaria,interessa,interessado,interessada,gostaríamos,liste,listar,lista,oferecem,dispõem,mostre,mostrar,me,procuro,procurar,encontre,encontrar,quais,qual,quanto,quanta,estão,está,estejam,esteja,seja,sejam,quero,queria,gostaria,preciso,vocês,você,têm,tem,tudo,todo,toda,há,existem,que,conservado,conservada,conserva,conservam,guardado,guardada,mantido,mantida,mantém,duplicado,duplicada,adquirido,adquirida,recebido,recebida,obtido,obtida,vem,vêm,proveniente,oriundo,oriunda,olá,obrigado,obrigada,apenas,somente,só,esses,essas,aqueles,aquelas,agora,também,além,adicione,acrescente,inclua,incluindo,um,uma,os,ver,posso,pode,podem,poderia,isso,pelo,pela,nele,' +
    // What asks politely, and what is said of everything here.
    'suitable,suited,site,sites,country,countries,place,places,region,regions,area,areas,currently,still,yet,already,safely,safety,specifically,preferably,ideally,regarding,concerning,dear,regards,greetings,kind,kindly,thx,cheers,pls,hey,yo,dear,everyone,curator,colleagues,actually,really,maybe,perhaps,ready,both,either,each,altogether,overall,here,there,when,come,comes,came,originated,originates,sourced,grew,located,based,housed,stock,stocked,entry,entries,record,sort,kind,type,more,bit,lot,lots,few,number,total,question,quick,quickly,query,database,catalogue,catalog,portal,genesys,check,pull,filter,restrict,limit,narrow,exclusively,preferable,use,using,used,were,having,that,s,re,m,t,can,possibly,currently,go,going,try,trying,' +
    'guardan,país,países,lugar,lugares,indicar,indicarme,indique,decir,decirme,dígame,buenos,buenas,días,tardes,noches,estimado,estimada,estimados,saludos,cordial,cordiales,favor,ayuda,ayudarme,ayudar,saber,consultar,consulta,deseo,desearía,desearíamos,pediría,pido,podéis,podrías,sabe,sabéis,vosotros,ustedes,usted,ud,uds,tenéis,tienen,hubiera,haya,hayan,hayas,sido,fueron,fue,era,eran,es,ser,provengan,provienen,provenga,proviene,originario,originaria,originarios,originarias,vengan,venga,procedan,proceda,procede,proceden,actualmente,todavía,aún,ya,preferiblemente,preferentemente,exclusivamente,dentro,cuales,cuyo,cuya,cuyos,cuyas,donde,cuando,bancos,banco,registro,entrada,tipo,base,catálogo,portal,cuenta,cuentan,cuente,incluidas,incluidos,disponen,posee,poseen,enviar,hacer,haz,filtra,filtrar,busca,búsqueda,buscando,estoy,estamos,somos,soy,nuestro,nuestra,mi,mis,algo,tanto,como,ambos,ambas,juntos,mismo,' +
    'pays,région,régions,lieu,lieux,indiquer,indiquez,bonsoir,cher,chère,chers,cordialement,salutations,svp,stp,désire,désirerais,désirons,cherchant,recherche,recherchons,rechercher,rechercherais,aider,aidez,dire,dites,savez,sais,avoir,auriez,serait,soit,soient,étaient,était,fut,furent,été,proviennent,provient,proviendrait,originaires,issu,issue,issus,issues,actuellement,encore,déjà,exclusivement,préférence,de préférence,chez,où,dont,quand,lequel,laquelle,lesquels,lesquelles,base,catalogue,portail,enregistrement,type,entrée,peuvent,possède,possèdent,dispose,disposent,disposez,gardez,conservez,conservées,conservés,consulter,filtrer,filtrez,limite,uniquement,mes,mon,ma,notre,nos,votre,vos,ceci,autre,autres,provenance,intéressent,intéressés,étude,matériel,matériels,m,t,s,c,n,si,faire,fais,ainsi,que,' +
    'país,países,lugar,lugares,indicar,indique,região,regiões,oi,bom,boa,dia,tarde,noite,prezado,prezada,prezados,caro,cara,cordialmente,atenciosamente,abraço,abraços,ajuda,ajudar,consultar,consulta,desejo,desejaria,desejamos,sabe,sabem,dizer,diga,pode,podem,poderíamos,haja,houver,foram,foi,era,eram,ser,são,sejam,provenham,provêm,provém,provindo,provinda,originário,originária,originários,originárias,vindo,vinda,vindos,vindas,venham,procedente,procedentes,atualmente,ainda,já,preferencialmente,exclusivamente,dentro,cujo,cuja,cujos,cujas,onde,quando,banco,bancos,registro,entrada,tipo,catálogo,portal,conta,contam,possui,possuem,enviar,fazer,faça,filtre,filtrar,busca,buscando,procurando,estou,estamos,somos,sou,nosso,nossa,meu,minha,meus,minhas,algum,alguma,alguns,algumas,algo,tanto,como,ambos,ambas,juntos,mesmo,aí,pra,pro,tá,ok,eu,nós,a gente,gente'
  ).split(',').map(normalForm),
);

export const isPlainSpeech = (word: string): boolean => PLAIN.has(normalForm(word));

const phrases = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu');

/** Of a folded text. Phrases with words that would mean something by themselves: "us" is a country. */
export const COURTESIES = phrases(
  '(?:show|give|tell|let|find|send) us|por favor|s il (?:vous|te) plait|n(?= (?:est|ont|a|y|ai)(?![\\p{L}]))|how many|as well|in total|of (?:these|those|them)|do you|does it|as tu|est ce (?:que|qu)|qu est ce (?:que|qu)|a t il|y a t il|me gustaria|at all|(?:qu|que) (?:avez vous|as tu)|est il possible|es posible|e possivel|is it possible|' +
    'not only|no sol(?:o|amente)|(?:non|pas) seulement|nao (?:so|apenas|somente)|good (?:morning|afternoon|evening)|in advance|de antemano|d avance|par avance|desde ya|mil gracias|muchas gracias|merci beaucoup|muito obrigad[oa]|best regards|kind regards|' +
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
export const ALSO = phrases(
  'also|too|as well|add|include|tambien|ademas|anade|agrega|incluye|aussi|egalement|ajoute|ajoutez|tambem|alem disso|adicione|acrescente|inclua',
);

/** What was asked for before is let go of. */
export const ANEW = phrases(
  '(?:start|begin) (?:over|again|anew)|new (?:search|question)|forget (?:it|that|everything|all)|(?:empezar|empieza|comenzar) de nuevo|nueva busqueda|nueva pregunta|olvida (?:eso|todo)|recommencer|recommence|recommencez|nouvelle recherche|nouvelle question|oublie tout|oubliez tout|recomecar|recomece|nova busca|nova pesquisa|nova pergunta|esqueca tudo',
);

/** Verbs that say that what follows is not wanted. */
export const NOT_VERBS = phrases(
  'autres? que|otr[oa]s? que|outr[oa]s? que|distint[oa]s? (?:de|a)|diferentes? (?:de|a|do|da)|different from|differente?s? (?:de|du)|apart from|but not|none (?:of|from|in)|nothing (?:of|from|in)|nor|neither|lacking|lacks?|outside(?: of)?|anything but|with no|without any|that (?:have|has) no|aside from|ni|excluant|en excluant|a l exclusion d[eu]s?|excepte|aucune?s?|ningun[oa]?s?|fuera de|exceptuando|a excepcion d[eo]|descartando|tampoco|salvo|fora de|nenhum|nenhuma|nem|exceto|excetuando|tirando|(?<!(?:al|lo|pelo|ao|a|do) )menos(?= \\p{L})(?! de(?: los| las)? \\d)|aside from|save for|leaving out|omit|omitting|hormis|mis a part|en dehors de|a part|aparte de|a excepcion de|menos las? de|fora|tirando|a nao ser|exclude|remove|drop|leave out|rather than|instead of|other than|(?:is|are|was|were|do|does|did)n t|excluye|excluyendo|excluir|quita|quite|en lugar de|en vez de|exclure|exclus|excluez|enleve|enlevez|retire|retirez|au lieu de|a l exception de|excluindo|exclua|remova|retire|em vez de|a excecao de',
);

/** Words before the place of a genebank, in place of where something comes from. */
export const HOLDING = phrases(
  '(?:held|kept|conserved|preserved|stored|maintained|housed|located|based|deposited|safeguarded|curated|managed) (?:in(?! vitro)|at|by|within|inside)|(?:gene ?banks?|gene banks?|seed ?banks?|institutes?|institutions?|collections?) (?:(?:located|based|there) )?(?:in(?! vitro)|at|within|of|across)|(?<=(?:available|ordered|requested|obtained) )(?:in(?! vitro)|at)|' +
    '(?:is|are) (?:in(?! vitro)|at)|(?<=(?:is|are) not )(?:in(?! vitro)|at)|(?<=trouve(?:nt)? pas )(?:en|au|aux|a|a l|dans)|(?:este|esten|esta|estan|se encuentran?) en|(?:esteja|estejam|esta|estao|se encontram?) (?:em|no|na|nos|nas)|se trouve(?:nt)? (?:en|au|aux|a|a l|dans)|' +
    '(?:conservad[oa]s?|conservan?|guardad[oa]s?|mantenid[oa]s?|almacenad[oa]s?|alojad[oa]s?|depositad[oa]s?|custodiad[oa]s?|ubicad[oa]s?|bancos? de germoplasma|bancos? de genes|bancos?|bancos? geneticos?|germoplasmas?|instituto(?:s|ciones)?|institucion(?:es)?|coleccion(?:es)?) (?:ubicad[oa]s? )?(?:en|por)|(?:bancos?(?: de (?:germoplasma|genes|semillas))?|instituciones|institutos) (?:del?)|(?<=disponibles? )en|' +
    '(?:conservee?s?|conservent|detenue?s?|gardee?s?|stockee?s?|hebergee?s?|deposee?s?|maintenue?s?|situee?s?) (?:en|au|aux|a l|a la|a|dans|par|chez)|(?:banques?(?: de (?:genes|semences|germoplasme|ressources genetiques))?|instituts?|institutions?|collections?) (?:en|au|aux|a l|a la|a|dans|du|de|d)|(?<=disponibles? )(?:en|au|aux|a|dans)|' +
    '(?:conservad[oa]s?|conservam|guardad[oa]s?|mantid[oa]s?|armazenad[oa]s?|depositad[oa]s?|localizad[oa]s?|bancos?(?: de (?:germoplasma|genes|sementes))?|institutos?|instituic(?:ao|oes)|colec(?:ao|oes)) (?:em|no|na|nos|nas|pelo|pela|do|da)|(?<=disponive(?:l|is) )(?:em|no|na|nos|nas)',
);

/** Behind the adjective of a country: "German genebanks". */
export const OF_GENEBANKS = /^\s*(?:gene ?banks?|collections?)(?![\p{L}\p{N}])/u;

/** Words before whoever gave the material. */
export const DONATED = phrases(
  '(?:donated|given|supplied|provided|contributed|sent|received|acquired|obtained|gifted|donations?)(?: to \\p{L}+)? (?:by|from)|by donation (?:of|from)|donors?(?: institutes?)?(?: is| was| being|:)?|' +
    '(?:dono|donaron|ha donado|han donado|dio|cedio|entrego|aporto)|(?:donad[oa]s?|dad[oa]s?|cedid[oa]s?|entregad[oa]s?|enviad[oa]s?|suministrad[oa]s?|aportad[oa]s?) (?:por|desde|del?)|(?:recibid[oa]s?|adquirid[oa]s?|obtenid[oa]s?) (?:del?|desde)|donacion(?:es)? del?|(?:cuyo )?donantes?(?: es| sea| fue|:)?|' +
    '(?:donnee?s?|offerte?s?|fournie?s?|cedee?s?|envoyee?s?|transmise?s?) (?:par|du|de|d)|(?:recue?s?|acquise?s?|obtenue?s?) (?:du|de|d|aupres d[eu])|dons? (?:du|de|d)|(?:dont le )?donneurs?(?: est|:)?|donateurs?(?: est|:)?|' +
    '(?:doou|doaram|forneceu|cedeu)|(?:doad[oa]s?|dad[oa]s?|cedid[oa]s?|fornecid[oa]s?|enviad[oa]s?|entregues?) (?:pel[oa]s?|por|d[aeo])|(?:recebid[oa]s?|adquirid[oa]s?|obtid[oa]s?) d[aeo]|doac(?:ao|oes) d[aeo]|doador(?:a|es)?(?: e| foi|:)?',
);

/** Of those that say no giver where a country follows. */
export const RECEIVED = /^(?:received|acquired|obtained|recib|adquir|obten|recu|acquis|obtid|receb)/;

/** Behind whoever gave the material: "that CIP donated". */
export const GAVE =
  /^\s*(?:(?:has|have|had|ha|han|a|ont|tem|l)\s+)?(?:donated|gave|given|supplied|contributed|dono|donado|dio|donne|fourni|offert|doou|doado|forneceu)(?![\p{L}\p{N}])(?!\s+(?:by|from|por|par|pel[oa]))/u;

/** Where a city is that of a genebank: words right before it. */
export const AT_PLACE = /(?:^|[\s,])(?:at|in|en|a|au|aux|chez|em|no|na|nos|nas|by|de la|dans)\s*$/u;

/** Words before a date of acquisition. */
export const ACQUIRING = phrases(
  'acquired|added|accessioned|received|obtained|incorporad[oa]s?|ingresad[oa]s?|incorporee?s?|entree?s?|ajoutee?s?|anadid[oa]s?|adicionad[oa]s?|adquirid[oa]s?|recibid[oa]s?|obtenid[oa]s?|acquis(?:es?)?|recue?s?|obtenue?s?|recebid[oa]s?|obtid[oa]s?',
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
/** "More" of Portuguese, which elsewhere is a crop. */
const MORE = phrases('mais');

const spansOf = (folded: string, pattern: RegExp): Span[] =>
  [...folded.matchAll(pattern)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));

export function isPortuguese(folded: string, language: string): boolean {
  const [portuguese, others] = [spansOf(folded, PORTUGUESE).length, spansOf(folded, OTHERS).length];
  return portuguese === others ? language.toLowerCase().startsWith('pt') : portuguese > others;
}

/** What asks for nothing, and must not be taken for a name or a negation. */
export function courtesies(folded: string, portuguese: boolean): Span[] {
  const found = [COURTESIES, DONATED, HOLDING, ALSO, ANEW].flatMap((pattern) => spansOf(folded, pattern));
  return portuguese ? [...found, ...spansOf(folded, IN_THE), ...spansOf(folded, MORE)] : found;
}
