import type { CitationType } from '@/contract/citation/citation';
import { bareDoi } from '@/contract/patterns';
import {
  languageOf,
  list,
  once,
  oneBlank,
  pagesOf,
  words,
  yearOf,
  type Place,
  type RawRecord,
  type RawRecords,
} from './record';
import { plainText } from './tex-text';

/** Entries that say nothing of a publication. */
const UNTOLD = new Set(['comment', 'preamble', 'string']);

const ENTRY = /^[ \t]*@[ \t]*([A-Za-z]+)\s*([{(])/gm;
const REST = /\s*,?\s*$/y;
const FIELD = /\s*,?\s*([^\s=,{}()"#%']+)\s*=\s*/y;

/** Whether an entry begins in this line, with its bracket: a line of another format may begin by `@`, too. */
export const beginsEntry = (line: string): boolean => line.search(ENTRY) >= 0;

/** Longer ones, and more broken ones, are not looked into. Characters. */
const MAX_ENTRY_LENGTH = 100_000;
const MAX_BROKEN = 100;

/** The end of what a brace or a quote opens at `from`; undefined where it has none. */
function closing(text: string, from: number, end: string): number | undefined {
  let depth = 0;
  const last = Math.min(text.length, from + MAX_ENTRY_LENGTH);
  for (let at = from + 1; at < last; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === end && depth === 0) return at;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    if (depth < 0) return undefined;
  }
  return undefined;
}

/** A value: parts in braces or quotes, numbers, names of `@string`, joined by `#`. */
function valueAt(
  text: string,
  from: number,
  strings: ReadonlyMap<string, string>,
): { value: string; end: number } | undefined {
  let at = from;
  let value = '';
  for (;;) {
    const opened = text[at];
    if (opened === '{' || opened === '"') {
      const end = closing(text, at, opened === '{' ? '}' : '"');
      if (end === undefined) return undefined;
      value += text.slice(at + 1, end);
      at = end + 1;
    } else {
      const [word] = /^[^\s,#{}()"]+/.exec(text.slice(at, at + 200)) ?? [];
      if (word === undefined) return undefined;
      value += strings.get(word.toLowerCase()) ?? word;
      at += word.length;
    }
    const [joint] = /^\s*#\s*/.exec(text.slice(at, at + 200)) ?? [];
    if (joint === undefined) return { value, end: at };
    at += joint.length;
  }
}

function fieldsOf(inside: string, strings: ReadonlyMap<string, string>): [string, string][] | undefined {
  const fields: [string, string][] = [];
  let at = 0;
  for (;;) {
    REST.lastIndex = at;
    if (REST.test(inside)) return fields;
    FIELD.lastIndex = at;
    const [whole, name = ''] = FIELD.exec(inside) ?? [];
    const found = whole === undefined ? undefined : valueAt(inside, at + whole.length, strings);
    if (!found) return undefined;
    fields.push([name.toLowerCase(), found.value]);
    at = found.end;
  }
}

/** Entries of BibTeX and BibLaTeX. What is between them is told, though BibTeX would take it for a comment. */
export function readBibtex(text: string): RawRecords {
  const records: RawRecord[] = [];
  const unreadable: RawRecords['unreadable'] = [];
  const strings = new Map<string, string>();
  let counted = { at: 0, line: 1 };
  /** Asked for one place after the other. */
  const lineOf = (at: number): number => {
    const line = counted.line + (text.slice(counted.at, at).match(/\n/g)?.length ?? 0);
    counted = { at, line };
    return line;
  };
  let broken = 0;
  const skip = (from: number, to: number): void => {
    const first = lineOf(from);
    text
      .slice(from, to)
      .split('\n')
      .forEach((line, at) => {
        if (/^\s*[^\s%]/.test(line)) unreadable.push({ line: first + at, text: line.trim() });
      });
  };

  let at = 0;
  ENTRY.lastIndex = 0;
  for (let found = ENTRY.exec(text); found && broken <= MAX_BROKEN; found = ENTRY.exec(text)) {
    const [whole, kind = '', bracket] = found;
    if (found.index < at) continue;
    skip(at, found.index);
    const open = found.index + whole.length - 1;
    const end = closing(text, open, bracket === '(' ? ')' : '}');
    const inside = end === undefined ? '' : oneBlank(text.slice(open + 1, end));
    const type = kind.toLowerCase();
    const [key = ''] = /^\s*[^\s,={}]*\s*(?:,|$)/.exec(inside) ?? [];
    const fields =
      end === undefined ? undefined : fieldsOf(type === 'string' ? inside : inside.slice(key.length), strings);
    if (type === 'string') for (const [name, value] of fields ?? []) strings.set(name, value);
    if (fields && key !== '' && !UNTOLD.has(type))
      records.push({ line: lineOf(found.index), values: [['@', type], ...fields] });
    else if (!UNTOLD.has(type)) {
      broken += 1;
      const until = end ?? text.indexOf('\n', open);
      skip(found.index, until < 0 ? text.length : until);
    }
    // An entry without an end may hold the next one.
    at = end === undefined ? Math.max(open + 1, text.indexOf('\n', open)) : end + 1;
    ENTRY.lastIndex = at;
  }
  skip(at, text.length);
  return { records, unreadable };
}

const TYPES: Readonly<Record<string, CitationType>> = {
  article: 'article',
  book: 'book',
  booklet: 'book',
  manual: 'book',
  proceedings: 'book',
  inbook: 'chapter',
  incollection: 'chapter',
  inproceedings: 'chapter',
  conference: 'chapter',
  report: 'report',
  techreport: 'report',
  dataset: 'dataset',
  thesis: 'thesis',
  phdthesis: 'thesis',
  mastersthesis: 'thesis',
};

/** Names parted by `and` outside of braces. */
function namesOf(value: string): string[] {
  const names = [''];
  let depth = 0;
  for (const part of value.split(/(\s+and\s+|[{}])/)) {
    if (part === '{') depth += 1;
    if (part === '}') depth -= 1;
    if (depth === 0 && /^\s+and\s+$/.test(part)) names.push('');
    else names[names.length - 1] += part;
  }
  return names.flatMap((name) => plainText(name) || []).map((name) => (name === 'others' ? 'et al.' : name));
}

const verbatim = (value: string): string => value.replace(/[{}\s]/g, '').replace(/\\([_%&#$~])/g, '$1');
const publication = once('publication', plainText);
const publisher = once('publisher', plainText);
const issue = once('issue', plainText);
const year = once('year', yearOf);
const language = once('language', (value) => languageOf(plainText(value)));

export const BIBTEX_PLACES: Readonly<Record<string, Place>> = {
  '@': once('type', (value) => TYPES[value]),
  author: list('authors', namesOf),
  title: once('title', plainText),
  year,
  date: year,
  journal: publication,
  journaltitle: publication,
  booktitle: publication,
  volume: once('volume', plainText),
  number: issue,
  issue,
  pages: once('pages', (value) => pagesOf(plainText(value))),
  publisher,
  institution: publisher,
  school: publisher,
  organization: publisher,
  doi: once('doi', (value) => bareDoi(verbatim(value))),
  url: once('url', verbatim),
  abstract: once('abstract', plainText),
  keywords: list('keywords', (value) => words(plainText(value))),
  langid: language,
  language,
};
