import { grouped } from '@/contract/grouped';
import type { CarriedText } from './carried-text';

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';

/** No parser takes them, however they are written (XML 1.0, 2.2). */
const NO_CHARACTER = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What parsers would take for a blank or a line break is written as a reference. */
const escaped = (text: string): string =>
  text
    .replace(NO_CHARACTER, '')
    .replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '')
    .replaceAll(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);

const unit = ({ text, source, translation }: CarriedText, at: number): string =>
  [
    `<unit id="u${at}" name="${escaped(text)}">`,
    `<segment state="${translation === '' ? 'initial' : 'translated'}">`,
    `<source xml:space="preserve">${escaped(source)}</source>`,
    ...(translation === '' ? [] : [`<target xml:space="preserve">${escaped(translation)}</target>`]),
    '</segment></unit>',
  ].join('');

/** XLIFF 2.0, a `file` for each thing. @param from the language of the sources, which is one in a document */
export function writeXliff(texts: readonly CarriedText[], from: string, to: string): string {
  const things = grouped(texts, ({ key }) => key);
  const files = [...things].map(
    ([key, units], at) => `<file id="f${at}" original="${escaped(key)}">\n${units.map(unit).join('\n')}\n</file>`,
  );
  const root = `<xliff xmlns="${NAMESPACE}" version="2.0" srcLang="${escaped(from)}" trgLang="${escaped(to)}">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n${files.join('\n')}\n</xliff>\n`;
}

const children = (element: Element, ...names: string[]): Element[] =>
  [...element.children].filter(
    ({ namespaceURI, localName }) => namespaceURI === NAMESPACE && names.includes(localName),
  );

/** A program may part a unit into several segments: a text is there where all of them are. */
function textsOf(within: Element): { source: string; translation: string } {
  const segments = children(within, 'segment', 'ignorable').map((each) => {
    const [[source], [target]] = [children(each, 'source'), children(each, 'target')];
    const there = source?.textContent ?? '';
    return { source: there, target: target?.textContent ?? (each.localName === 'ignorable' ? there : undefined) };
  });
  const isWhole = segments.every(({ target }) => target);
  return {
    source: segments.map(({ source }) => source).join(''),
    translation: isWhole ? segments.map(({ target }) => target).join('') : '',
  };
}

/** The texts of a document; nothing where it is no XLIFF 2.0, or declares types or entities of its own. */
export function readXliff(xml: string): CarriedText[] | undefined {
  if (!/^\s*</.test(xml) || /<!(?:DOCTYPE|ENTITY)/i.test(xml)) return undefined;
  const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement;
  if (root.namespaceURI !== NAMESPACE || root.localName !== 'xliff') return undefined;
  if (root.querySelector('parsererror')) return undefined;
  const language = root.getAttribute('trgLang') ?? '';
  return children(root, 'file').flatMap((file) =>
    children(file, 'unit').map((each) => ({
      language,
      key: file.getAttribute('original') ?? '',
      text: each.getAttribute('name') ?? '',
      ...textsOf(each),
    })),
  );
}
