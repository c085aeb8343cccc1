/** What a text would do if it ran. Every journey that meets these texts looks at it in the end. */
export const TRAP = 'window.__pwned=(window.__pwned||0)+1';
/** No page may ever ask this host for anything. */
export const ELSEWHERE = 'evil.example';

const CALL = `(${TRAP})`;
const EVENTS = [
  'onerror',
  'onload',
  'onfocus',
  'ontoggle',
  'onmouseover',
  'onbegin',
  'onanimationstart',
  'onpointerenter',
];
const TAGS = [
  'img src=x',
  'svg',
  'input autofocus',
  'details open',
  'body',
  'video src=x',
  'iframe',
  'marquee',
  'math',
  'audio src=x',
  'select autofocus',
  'object data=x',
  'embed src=x',
];

const script = ['script', 'SCRIPT', 'ScRiPt', 'script/x', 'script\t', 'scr<script>ipt'].flatMap((tag) => [
  `<${tag}>${TRAP}</script>`,
  `"><${tag}>${TRAP}</script>`,
  `</title></textarea><${tag}>${TRAP}</script>`,
]);
const handlers = TAGS.flatMap((tag, at) =>
  EVENTS.slice(at % 3, (at % 3) + 5).map((event) => `<${tag} ${event}=${CALL}>`),
);
const addresses = [
  `javascript:${TRAP}`,
  `JaVaScRiPt:${TRAP}`,
  `java\tscript:${TRAP}`,
  `\u0001javascript:${TRAP}`,
  `&#106;avascript:${TRAP}`,
  `data:text/html,<script>${TRAP}</script>`,
  `vbscript:${TRAP}`,
  `//${ELSEWHERE}/x.js`,
  `https://${ELSEWHERE}/?<script>${TRAP}</script>`,
  `<a href="javascript:${TRAP}">x</a>`,
  `<form action="javascript:${TRAP}"><button>x</button></form>`,
  `<base href="https://${ELSEWHERE}/">`,
  `<meta http-equiv="refresh" content="0;url=https://${ELSEWHERE}/">`,
  `<link rel="stylesheet" href="https://${ELSEWHERE}/x.css">`,
  `<style>@import "https://${ELSEWHERE}/x.css";</style>`,
  `<img src="https://${ELSEWHERE}/x.png">`,
  `<iframe srcdoc="<script>parent.${TRAP}</script>"></iframe>`,
  `<object data="https://${ELSEWHERE}/x.swf"></object>`,
  `![x](https://${ELSEWHERE}/x.png)`,
  `[x](javascript:${TRAP})`,
];
const quoting = [
  '"',
  "'",
  '`',
  '\\',
  '"]}',
  "');",
  '*/',
  '-->',
  ']]>',
  '</script>',
  '\\u003c/script\\u003e',
  '<!--',
  '<![CDATA[',
];
const templates = [
  `{{constructor.constructor('${TRAP}')()}}`,
  `\${${TRAP}}`,
  `#{${TRAP}}`,
  `<%= ${TRAP} %>`,
  `{%25 ${TRAP} %25}`,
  '$t(common:brand)',
  '{{count}}',
  '{{- count}}',
  '$t(x, { "y": "{{z}}" })',
  '<0>bold</0>',
  '%s %d %o',
  '$& $1 $$',
];
const entities = [
  '&lt;script&gt;',
  '&#60;script&#62;',
  '&amp;lt;',
  '&#x3C;img&#x3E;',
  '&nbsp;',
  '&bogus;',
  '&#0;',
  '&#x110000;',
];
const formulas = [
  `=HYPERLINK("https://${ELSEWHERE}/","x")`,
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  "'; DROP TABLE accession; --",
  '1 OR 1=1',
  '{"$gt":""}',
  '[object Object]',
  '*:*',
  'a AND (b OR',
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '%E0%A4%A',
];
const directions = [
  '\u202Egnp.exe',
  '\u2067\u202Bright\u202C\u2069',
  '\u200Fمرحبا\u200E abc',
  'שלום (abc) 123',
  'قمح صلب ABC-12/3',
  '\u2066isolate without an end',
  '\u061C12/3',
  'a\u0301\u0327\u0338'.repeat(12),
];
const unseen = [
  '\u200B',
  '\u200B\u200C\u200D\uFEFF',
  'zero\u200Bwidth',
  '\u00AD\u00AD',
  '\u0000nul\u0000',
  '\u0007bell\u0008',
  '\u001B[31mred',
  '\u2028line\u2029paragraph',
  '\uFFFE\uFFFF',
  '\uD800',
  '\uDC00x',
  'x\uD83D',
  '\u3164',
  '   ',
];
const long = [
  'W'.repeat(400),
  'ق'.repeat(300),
  '漢'.repeat(300),
  `${'long-'.repeat(120)}end`,
  'https://example.org/'.concat('a'.repeat(400)),
  'x '.repeat(400),
  '\u0BA8\u0BBF'.repeat(150),
  '🌾'.repeat(150),
];
const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'undefined',
  'null',
  'NaN',
  'true',
  '0',
  '-0',
  '1e999',
  'Infinity',
];
const pictures = [
  '👩🏽‍🌾',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '🇺🇳',
  '1️⃣',
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  '𝓦𝓱𝓮𝓪𝓽',
  'Ｗｈｅａｔ',
  'ﬀﬁ',
  'ﷺ',
  '𒐫',
];
const clobbering = [
  '<form id=config><input name=API_URL>',
  '<img name=getElementById>',
  '<a id=__pwned>',
  '<input name=nodeName>',
  '<svg><style><img/src=x onerror=1></style>',
];

/** Two hundred and some texts that have broken pages, tables and servers elsewhere. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...new Set(
    [
      script,
      handlers,
      addresses,
      quoting,
      templates,
      entities,
      formulas,
      directions,
      unseen,
      long,
      names,
      pictures,
    ].flat(),
  ),
  ...clobbering,
];

const TEXT_COLUMNS =
  'COLLNUMB COLLNAME COLLINSTADDRESS COLLMISSID SPECIES SPAUTHOR SUBTAXA SUBTAUTHOR CROPNAME ACCENAME COLLSITE COORDDATUM GEOREFMETH BREDNAME ANCEST DONORNAME DONORNUMB OTHERNUMB DUPLINSTNAME REMARKS ACCEURL PUID'.split(
    ' ',
  );
const CODED_COLUMNS =
  'ORIGCTY ACQDATE COLLDATE SAMPSTAT COLLSRC STORAGE COLLCODE BREDCODE DONORCODE DUPLSITE ELEVATION DECLATITUDE DECLONGITUDE MLSSTAT'.split(
    ' ',
  );

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/**
 * An MCPD file, a row for each text: in every free column, in the number of the accession, and in one of the coded
 * columns, which do not take it. A few numbers are blank to a reader: those rows are refused.
 */
export function hostileFile(texts: readonly string[] = HOSTILE_TEXTS): string {
  const header = ['INSTCODE', 'ACCENUMB', 'GENUS', ...TEXT_COLUMNS, ...CODED_COLUMNS];
  const rows = texts.map((text, at) => {
    // A place on land, so that most rows are on the map and have a climate.
    const place: Readonly<Record<string, string>> = { DECLATITUDE: `${45 + (at % 8)}.5`, DECLONGITUDE: `${at % 20}.5` };
    const coded = CODED_COLUMNS.map((name, column) =>
      column === at % CODED_COLUMNS.length ? text : (place[name] ?? ''),
    );
    const code = at % 5 === 0 ? text : 'NLD037';
    return [code, `${at} ${text}`, at % 2 ? 'Triticum' : text, ...TEXT_COLUMNS.map(() => text), ...coded].map(quoted);
  });
  return [header, ...rows].map((cells) => cells.join(',')).join('\n');
}
