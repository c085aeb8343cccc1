import { fold } from '@/contract/fold';
import { SeparatedRows, type Separator } from '@/mcpd/reading/separated-rows';

export interface PastedRows {
  /** Cells from the column on in which it was pasted. */
  rows: readonly (readonly string[])[];
  /** What no row was made of, by its line from 1. */
  bad: readonly { line: number; text: string }[];
  /** The first line names the columns. */
  headed: boolean;
}

export interface PastedInto {
  /** What columns are called, in their order. */
  columns: readonly string[];
  /** In which it is pasted. */
  from: number;
  /** Rows that there is room for. */
  most: number;
}

/** Characters. A full table of long texts has less. */
const MOST = 1_000_000;

interface Line {
  line: number;
  cells: readonly string[];
}

const oneLine = (text: string) => text.replaceAll(/[\t\r\n]+/g, ' ').trim();

/** By a separator, with quotes as spreadsheets write them. Nothing where one is opened and never closed. */
function separated(text: string, separator: Separator): Line[] | undefined {
  const found: Line[] = [];
  const reader = new SeparatedRows(({ line, cells }) => found.push({ line, cells: cells.map(oneLine) }));
  reader.separator = separator;
  reader.push(text);
  reader.end();
  return reader.openQuoteIn === undefined ? found : undefined;
}

const linesOf = (text: string): Line[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ line: at + 1, cells: [line.trim()] }))
    .filter(({ cells }) => cells[0] !== '');

const splitAt = (text: string, mark: string): string[] => {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
};

/** `1 absent`, `1=absent`, `1: absent`, `1) absent`, `1 - absent`: the first word, and what follows the marks after it. */
function inWords(text: string): string[] {
  const [word = ''] = /^\S+/.exec(text) ?? [];
  const [inside = '', after] = splitAt(word, word.includes('=') ? '=' : ';');
  const code = after === undefined ? word.replace(/[:.)]$/, '') : inside;
  const rest = (after ?? '') + text.slice(word.length);
  const term = rest.trim().replace(/^[=;:–—-](?=\s)/, '');
  return code === '' || term.trim() === '' ? [text] : [code, term.trim()];
}

/** Lines that no tab divides, of which the first word is the code. */
function divided(text: string): Line[] {
  const lines = linesOf(text);
  const first = lines.map(({ cells }) => cells[0] ?? '');
  if (first.every((line) => /^\S+;/.test(line))) return separated(text, ';') ?? lines;
  const parts = first.every((line) => line.includes('=')) ? (line: string) => splitAt(line, '=') : inWords;
  const each = lines.map(({ line, cells }) => ({ line, cells: parts(cells[0] ?? '') }));
  return each;
}

/** Rows of a spreadsheet, or lines such as `1 = absent`. A line of one word is none where others have two. */
export function readRows(text: string, { columns, from, most }: PastedInto): PastedRows {
  const pasted = text.slice(0, MOST);
  const isTabbed = pasted.includes('\t');
  const lines = isTabbed
    ? (separated(pasted, '\t') ?? linesOf(pasted))
    : from === 0 && columns.length > 1
      ? divided(pasted)
      : linesOf(pasted);
  const width = columns.length - from;
  const names = columns.slice(from).map(fold);
  const isHead = ({ cells }: Line) => cells.every((cell, at) => fold(cell) === names[at]);
  const headed = lines.length > 1 && isHead(lines[0] ?? { line: 0, cells: [''] });
  const body = headed ? lines.slice(1) : lines;
  // A column by itself has one cell a line.
  const needed = body.some(({ cells }) => cells.length > 1) && from === 0 ? 2 : 1;
  const rows: (readonly string[])[] = [];
  const bad: { line: number; text: string }[] = [];
  for (const { line, cells } of body) {
    const isShort = needed === 2 && !(cells[0] && cells[1]);
    const isLong = cells.slice(width).some(Boolean);
    if (isShort || isLong || rows.length >= most) bad.push({ line, text: cells.filter(Boolean).join(' ') });
    else rows.push(cells.slice(0, width));
  }
  return { rows, bad, headed };
}
