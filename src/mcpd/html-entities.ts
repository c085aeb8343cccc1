/** The named entities of Latin-1, from U+00A0 on, in order (HTML 4.01, section 24.2). */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const NAMED = new Map<string, string>([
  ...LATIN.split(' ').map((name, i): [string, string] => [name, String.fromCharCode(160 + i)]),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    Zcaron: 'Ž',
    zcaron: 'ž',
    Ccaron: 'Č',
    ccaron: 'č',
    Rcaron: 'Ř',
    rcaron: 'ř',
    ecaron: 'ě',
    Yuml: 'Ÿ',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    hellip: '…',
    bull: '•',
    prime: '′',
    Prime: '″',
    minus: '−',
    le: '≤',
    ge: '≥',
    ne: '≠',
    asymp: '≈',
    trade: '™',
    euro: '€',
  }),
]);

/** `&amp;amp;lt;` at once: a long chain must not take a pass for each link. */
const ENTITY = /&(?:amp;)*(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z]{2,8}\d{0,2});/g;

/** Entities within entities; more is not writing but an attack. */
const PASSES = 8;

const decodeOne = (whole: string, body: string): string => {
  if (!body.startsWith('#')) return NAMED.get(body) ?? whole;
  const hex = body[1] === 'x' || body[1] === 'X';
  const code = Number.parseInt(body.slice(hex ? 2 : 1), hex ? 16 : 10);
  // Controls, surrogates and what lies beyond Unicode stay as they are written.
  if (code < 32 || (code >= 127 && code < 160) || (code >= 0xd800 && code < 0xe000) || code > 0x10ffff) return whole;
  return String.fromCodePoint(code);
};

/**
 * Text with its HTML entities decoded, as often as they are nested (`&amp;deg;` is a degree sign).
 * Unknown ones stay. The result is text and never markup.
 */
export const decodeEntities = (text: string): string => {
  let current = text;
  for (let pass = 0; pass < PASSES && current.includes('&'); pass++) {
    const next = current.replace(ENTITY, decodeOne);
    if (next === current) return current;
    current = next;
  }
  return current;
};
