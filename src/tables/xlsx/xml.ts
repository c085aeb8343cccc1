const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const character = (code: number, whole: string): string =>
  code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole;

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return Number.isNaN(code) ? whole : character(code, whole);
}

/** Text of XML as it is meant, with the `_x000D_` by which spreadsheets write what XML cannot hold. */
export function xmlText(text: string): string {
  const plain = text.includes('&') ? text.replace(/&(#?\w+);/g, entity) : text;
  return plain.includes('_x')
    ? plain.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : plain;
}

/** The value of an attribute of a tag, undefined where it has none. */
export function attribute(tag: string, name: string): string | undefined {
  const [, double, single] = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  const value = double ?? single;
  return value === undefined ? undefined : xmlText(value);
}

/** Every `<name …>` of a text, as the text between its brackets. */
export const tags = (xml: string, name: string): string[] =>
  Array.from(xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(\\s[^<>]*?)?/?>`, 'g')), ([, inside = '']) => inside);

const PIECE = /<(?:\w+:)?t(?:\s[^<>]*)?>([^<]*)<\/(?:\w+:)?t>/g;

/** Without phonetic readings; one that never ends takes all behind it along, so that the time stays linear. */
const withoutReadings = (xml: string): string =>
  xml
    .split(/<(?:\w+:)?rPh(?=[\s>])/)
    .map((part, at) =>
      at === 0
        ? part
        : part
            .split(/<\/(?:\w+:)?rPh>/)
            .slice(1)
            .join(''),
    )
    .join('');

/** The text of a string item: its runs put together, without phonetic readings. */
export function richText(xml: string): string {
  let text = '';
  const bare = xml.includes('rPh') ? withoutReadings(xml) : xml;
  for (const [, piece = ''] of bare.matchAll(PIECE)) text += piece;
  return xmlText(text);
}
