import { oneOf, phrasesOf } from './patterns';

/** What says that what follows is not wanted. */
// oxfmt-ignore
export const NOT_BEFORE = phrasesOf(oneOf(
  // Other than something.
  'different from|other than|rather than|instead of|(?:every(?:thing|where|one)?|any(?:thing|where)?|all) (?:but|except(?: for)?|other than|save)|but not|apart from|aside from|save for|except(?:ing)? for',
  'otr[oa]s? que|distint[oa]s? (?:de|a)|diferentes? (?:de|a|do|da)|en lugar de|en vez de|aparte de|menos las? de',
  'autres? que|differente?s? (?:de|du)|au lieu de|a part|mis a part',
  'outr[oa]s? que|em vez de|a nao ser',
  // None of it.
  'none (?:of|from|in)|nothing (?:of|from|in)|(?:nothing|none|nada|rien)(?= (?:newer|older|later|earlier|after|before|since|above|below|over|under|posterior|anterior|despues|antes|depois|desde|apres|avant|depuis|mas|mais|plus|por encima|por debajo|acima|abaixo|au dessus|au dessous)(?![a-z]))|nor|neither|lacking|lacks?|missing|with no|without any|without|that (?:have|has|had) no|having no|(?:has|have|had) no|never|not yet|zero|devoid of|free (?:of|from)',
  'ni|ningun[oa]?s?|nada d(?:el?|[ao]s?)|nada que sea|tampoco|carec(?:e|en|iendo) de|que no (?:tengan?|tienen?|cuenten?|dispongan?|posean?)|nunca|jamas|aun no|todavia no',
  'aucune?s?|rien d(?:e|u|es)?|point de|denuee?s? d[e]?|n ont pas(?: d[e]?)?|n a pas(?: d[e]?)?|dont il n existe pas|depourvue?s? d[e]?|jamais|pas encore',
  'nenhum|nenhuma|nem|que nao (?:tenham?|tem|possuam?|possuem?|contem)|desprovid[oa]s? de|ainda nao|nunca',
  // Left out.
  'forget(?: about)?(?! (?:it|that|everything|all)(?![a-z]))|excluding|exclude|remove|drop|omit(?:ting)?|leave out|leaving out|ignor(?:e|ing)|skip(?:ping)?|minus|barring|discard(?:ing)?|eliminat(?:e|ing)|take out|filter out|strip out|get rid of|leave aside|do away with|not including|not counting',
  'excluy[ea]n?(?:do|me)?|excluir|quit(?:a|e|ando|ar)(?:me|nos|le)?|sac(?:a|ando)(?:me)?|descart(?:a|e|ar)(?:me)?|elimin(?:a|e|ar|ando)(?:me)?|omit(?:e|a|ir|iendo)|dej(?:a|e|ando) fuera|olvid(?:a|e|emos|ate del?)|exceptuando|descartando|descarta|a excepcion del?|con excepcion de|salvo|sin (?:contar|incluir)',
  'excluant|en excluant|a l exclusion d(?:e|u|es)?|excepte|exclure|excluez|enlevez?(?: moi)?|enleve(?: moi)?|retirez?(?: moi)?|retire(?: moi)?|otez?|supprimez?|supprime|elimine[zr]?|ecarte[zr]?|laisse[zr]? de cote|oublie[zr]?(?! tout)|a l exception d(?:e|u|es)?|hormis|exception faite d(?:e|u|es)?|sans compter',
  'excluindo|exclua|exclui|remov(?:a|e|endo)|retir(?:e|a|ando)|tir(?:e|em|a|ando)|elimin(?:e|a|ando)|descart(?:e|a|ando)|omit(?:a|e|indo)|deix(?:e|a|ando) de fora|esquec(?:a|e)(?! tudo)|exceto|excetuando|tirando|a excecao d(?:e|[oa]s?)|com excecao d(?:e|[oa]s?)|salvo|sem contar|sem incluir',
  // Elsewhere.
  'outside(?: of)?|fuera del?|fora d[eoa]s?|fora|hors(?: de| du| d)?|en dehors d(?:e|u|es)?|al margen de',
  '(?<!(?<![a-z])(?:al|lo|pelo|ao|a|do|como|por) )menos(?= \\p{L})(?! de(?: los| las)? \\d)',
  '(?:is|are|was|were|do|does|did)n t',
));

/** What says so of what stands before it. */
export const NOT_BEHIND = phrasesOf(
  oneOf(
    '(?:(?:is|are|being|to be) )?(?:excluded|excepted|omitted|left out|not included|not wanted)',
    '(?:esten? |sean? |quedan? |queden? )?(?:excluid[oa]s|excluid[oa]|exceptuad[oa]s?|no incluid[oa]s?)|(?:no me interesan?)',
    '(?:soient? |est |sont )?(?:exclue?s?|exceptee?s?|non comprise?s?|non inclue?s?|mise?s? a part)',
    '(?:estejam? |sejam? |fique[m]? )?(?:excluid[oa]s?|excetuad[oa]s?|nao incluid[oa]s?)',
  ),
);

/** What has a word of refusing, and refuses nothing: "doesn't matter", "no problem", "without delay". */
// oxfmt-ignore
export const NOT_IDLE = phrasesOf(oneOf(
  '(?:it )?(?:do|does|would|did) ?n(?: t|ot) (?:really |much )?(?:matter|mind|care|know|have to)(?: (?:which|where|if|whether|who|what|when))?|do not (?:mind|care|know)(?: (?:which|where|if|whether|who|what|when))?|no matter (?:which|where|who|what)|not (?:sure|necessarily|exactly|really)(?: (?:which|where|if|whether))?|why not|if not|no (?:problem|rush|hurry|worries|need)|not urgent|nothing (?:else|more)(?! than)|without (?:fail|delay)|have ?n(?: t|ot) (?:found|seen)|can ?n(?: t|ot) find|can t find|is ?n t it|are ?n t they|or not|could ?n t find',
  'nada mas(?! que)|no importa(?: (?:cual|cuales|donde|si|de donde))?|no me importa(?: (?:cual|cuales|donde|si))?|me da igual|da igual(?: (?:cual|donde|si))?|no se(?: (?:si|cual|donde))|no hay (?:problema|prisa)|sin (?:falta|demora|problema|prisa)|por que no|si no es molestia|no necesariamente|no encuentro|no estoy segur[oa](?: (?:de )?si)?|o no',
  '(?:peu )?n importe (?:lequel|laquelle|lesquels|lesquelles|quel|quelle|quels|quelles|ou|qui|quoi|comment)|peu importe(?: (?:lequel|laquelle|lesquels|lesquelles|d ou|ou|si))?|(?:je )?ne sais pas(?: (?:si|ou|lequel|laquelle))?|pas de (?:probleme|souci)|sans (?:faute|tarder|probleme|delai)|pourquoi pas|pas (?:forcement|necessairement|urgent)|n est ce pas|rien d autre(?! que)|rien de plus(?! que)|ou non|ou pas|si ce n est pas trop demander',
  'nada mais(?! que)|nao importa(?: (?:qual|quais|onde|se|de onde))?|nao me importa|tanto faz(?: (?:qual|onde|se))?|nao sei(?: (?:se|qual|onde))|sem (?:falta|demora|problema|pressa)|nao (?:tem|ha) (?:problema|pressa)|por que nao|nao necessariamente|nao encontro|nao achei|ou nao',
));
