import { fold } from '@/contract/fold';
import type { CitedWork } from './cited-work';

/** Entry types of BibLaTeX; BibTeX reads those it does not know as `misc`. */
const ENTRY: Readonly<Record<CitedWork['type'], string>> = {
  article: 'article',
  book: 'book',
  chapter: 'incollection',
  report: 'report',
  dataset: 'dataset',
  thesis: 'thesis',
  material: 'misc',
};

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Characters that TeX takes for commands; a line end would end nothing here but is never meant. */
export const texText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\~^&%$#_{}]/g, (character) => SPECIAL[character] ?? `\\${character}`);

/** `and` parts authors, and a comma family from given name: a name with either of another meaning stays in braces. */
const author = (name: string, isBody = false) =>
  isBody || /\band\b/i.test(name) || name.split(',').length > 2 ? `{${texText(name)}}` : texText(name);

const plain = (text: string) => fold(text).replace(/[^a-z0-9 ,]/g, '');

/** What BibTeX takes in keys, whatever the style: letters, digits and hyphens. */
const asKey = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '');

function keyOf({ key, authors: [first = ''], year, title, type }: CitedWork): string {
  if (key && asKey(key)) return asKey(key);
  const name = plain(first);
  const family = name.includes(',') ? name.split(',')[0] : name.trim().split(' ').at(-1);
  const word = plain(title)
    .split(/[ ,]/)
    .find((each) => each.length > 3);
  return [family?.replace(/\W/g, ''), year, word].filter(Boolean).join('') || type;
}

/** A work as a BibTeX entry, in UTF-8. An address keeps its characters: `url` and `doi` are read verbatim. */
export function bibtex(work: CitedWork): string {
  const { type, title, authors, year, publication, volume, issue, pages, publisher, version, doi, url } = work;
  const { language, accessed, byBody } = work;
  const verbatim = (text: string | null | undefined) => text?.replace(/[\s{}\\]/g, encodeURIComponent);
  const tex = (text: string | null | undefined) => text && texText(text);
  // BibLaTeX takes `journal` for its `journaltitle`, BibTeX knows no other.
  const held = type === 'chapter' ? 'booktitle' : 'journal';
  const fields: [string, string | null | undefined][] = [
    ['author', authors.map((name) => author(name, byBody)).join(' and ')],
    // The braces keep its capitals, which names of plants need.
    ['title', `{${texText(title)}}`],
    ['year', year ? String(year) : undefined],
    [held, tex(publication)],
    ['volume', tex(volume)],
    ['number', tex(issue)],
    ['pages', tex(pages)?.replace(/[-–]+/g, '--')],
    [type === 'report' || type === 'thesis' ? 'institution' : 'publisher', tex(publisher)],
    ['version', tex(version)],
    ['doi', verbatim(doi)],
    ['url', verbatim(url)],
    ['urldate', !doi && url ? accessed?.toISOString().slice(0, 10) : undefined],
    ['langid', tex(language)],
  ];
  const lines = fields.filter(([, value]) => value).map(([name, value]) => `  ${name} = {${value}}`);
  return `@${ENTRY[type]}{${keyOf(work)},\n${lines.join(',\n')}\n}\n`;
}
