import { oneOf, phrasesOf } from './patterns';

/** What says that what follows is not wanted. */
// oxfmt-ignore
export const NOT_BEFORE = phrasesOf(oneOf(
  // Other than something.
  'different from|other than|rather than|instead of|anything but|(?:every(?:thing|where|one)?|any(?:thing|where)?|all|nothing) but|but not|apart from|aside from|save for|except(?:ing)? for',
  'otr[oa]s? que|distint[oa]s? (?:de|a)|diferentes? (?:de|a|do|da)|en lugar de|en vez de|aparte de|menos las? de',
  'autres? que|differente?s? (?:de|du)|au lieu de|a part|mis a part',
  'outr[oa]s? que|em vez de|a nao ser',
  // None of it.
  'none (?:of|from|in)|nothing (?:of|from|in)|(?:nothing|none|nada|rien)(?= (?:newer|older|later|earlier|after|before|since|above|below|over|under|posterior|anterior|despues|antes|depois|desde|apres|avant|depuis|mas|mais|plus|por encima|por debajo|acima|abaixo|au dessus|au dessous)(?![a-z]))|nor|neither|lacking|lacks?|missing|with no|without any|without|that (?:have|has|had) no|having no|(?:has|have|had) no|never|not yet|un(?=photographed|characteri[sz]ed|evaluated|genotyped|documented)',
  'ni|ningun[oa]?s?|tampoco|carec(?:e|en|iendo) de|que no (?:tengan?|tienen?|cuenten?|dispongan?|posean?)|nunca|jamas|aun no|todavia no',
  'aucune?s?|n ont pas(?: d[e]?)?|n a pas(?: d[e]?)?|dont il n existe pas|depourvue?s? d[e]?|jamais|pas encore',
  'nenhum|nenhuma|nem|que nao (?:tenham?|tem|possuam?|possuem?|contem)|desprovid[oa]s? de|ainda nao|nunca',
  // Left out.
  'forget(?: about)?(?! (?:it|that|everything|all)(?![a-z]))|excluding|exclude|remove|drop|omit(?:ting)?|leave out|leaving out|ignor(?:e|ing)|skip(?:ping)?|minus|barring|discard(?:ing)?|eliminat(?:e|ing)|take out|filter out|strip out|get rid of|leave aside|do away with|not including|not counting',
  'excluy[ea]n?(?:do|me)?|excluir|quit(?:a|e|ando|ar)(?:me|nos|le)?|sac(?:a|ando)(?:me)?|descart(?:a|e|ar)(?:me)?|elimin(?:a|e|ar|ando)(?:me)?|omit(?:e|a|ir|iendo)|dej(?:a|e|ando) fuera|olvid(?:a|e|emos|ate del?)|exceptuando|descartando|descarta|a excepcion d[eo]l?|con excepcion de|salvo|sin (?:contar|incluir)',
  'excluant|en excluant|a l exclusion d(?:e|u|es)?|excepte|exclure|excluez|enlevez?(?: moi)?|enleve(?: moi)?|retirez?(?: moi)?|retire(?: moi)?|otez?|supprimez?|supprime|elimine[zr]?|ecarte[zr]?|laisse[zr]? de cote|oublie[zr]?(?! tout)|a l exception d(?:e|u|es)?|hormis|exception faite d(?:e|u|es)?|sans compter',
  'excluindo|exclua|exclui|remov(?:a|e|endo)|retir(?:e|a|ando)|tir(?:e|em|a|ando)|elimin(?:e|a|ando)|descart(?:e|a|ando)|omit(?:a|e|indo)|deix(?:e|a|ando) de fora|esquec(?:a|e)(?! tudo)|exceto|excetuando|tirando|a excecao d[eo]s?|com excecao d[eo]s?|salvo|sem contar|sem incluir',
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
