/** No parser takes them, however they are written (XML 1.0, 2.2). */
const NO_CHARACTER = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Any text as XML that says the same. */
const escaped = (text: string): string =>
  text.replace(NO_CHARACTER, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

/** `element('link', { href })`, `element('title', {}, 'a < b')`; children that are elements already stand in a list. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: string | readonly string[] = [],
): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const within = typeof children === 'string' ? escaped(children) : children.join('');
  return `<${name}${said.join('')}${within === '' ? '/>' : `>${within}</${name}>`}`;
}

/** A whole document of this type. */
export const xmlResponse = (type: string, root: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  });
