import type { CitationType } from '@/contract/citation/citation';
import { bareDoi } from '@/contract/patterns';
import { languageOf, list, once, pagesOf, words, yearOf, type Place, type RawRecords } from './record';

const TAG = /^([A-Z][A-Z\d]) {1,2}-(?: (.*))?$/;

/** Records from `TY` to `ER` or the next `TY`; a line without a tag goes on the one before it. */
export function readRis(text: string): RawRecords {
  const { records, unreadable }: RawRecords = { records: [], unreadable: [] };
  let values: [string, string][] | undefined;
  text.split(/\r\n|\r|\n/).forEach((each, at) => {
    const line = each.trimEnd();
    const [, tag, value = ''] = TAG.exec(line) ?? [];
    if (tag === 'TY') {
      values = [[tag, value.trim()]];
      records.push({ line: at + 1, values });
    } else if (tag === 'ER' && values) values = undefined;
    else if (tag !== undefined && values) values.push([tag, value.trim()]);
    else if (line.trim() !== '') {
      const last = values?.at(-1);
      // Both are without blanks at their ends: to trim all of it each time would take the square of its length.
      if (last) last[1] += last[1] === '' ? line.trim() : ` ${line.trim()}`;
      else unreadable.push({ line: at + 1, text: line.trim() });
    }
  });
  return { records, unreadable };
}

const TYPES: Readonly<Record<string, CitationType>> = {
  JOUR: 'article',
  EJOUR: 'article',
  MGZN: 'article',
  BOOK: 'book',
  EBOOK: 'book',
  EDBOOK: 'book',
  CHAP: 'chapter',
  ECHAP: 'chapter',
  CONF: 'chapter',
  CPAPER: 'chapter',
  RPRT: 'report',
  DATA: 'dataset',
  THES: 'thesis',
};

const author = list('authors');
const title = once('title');
const publication = once('publication');
const year = once('year', yearOf);
const abstract = once('abstract');

/** The last page goes on the first. */
const lastPage: Place = (citation, value) => {
  if (value !== citation.pages) citation.pages = citation.pages ? `${citation.pages}–${value}` : value;
};

export const RIS_PLACES: Readonly<Record<string, Place>> = {
  TY: once('type', (value) => TYPES[value.toUpperCase()]),
  AU: author,
  A1: author,
  TI: title,
  T1: title,
  PY: year,
  Y1: year,
  JO: publication,
  JF: publication,
  T2: publication,
  BT: publication,
  VL: once('volume'),
  IS: once('issue'),
  SP: once('pages', pagesOf),
  EP: lastPage,
  PB: once('publisher'),
  DO: once('doi', bareDoi),
  UR: once('url'),
  AB: abstract,
  N2: abstract,
  KW: list('keywords', words),
  LA: once('language', languageOf),
};
