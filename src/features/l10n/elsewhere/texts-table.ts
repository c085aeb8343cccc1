import type { ContentLanguage } from '@/contract/constants';
import { limitOf, type L10nEntity, type L10nRow } from '@/contract/l10n/l10n';
import type { TextName } from '@/contract/publication/text-in';
import { looksLikeFormula } from '@/shared/files/looks-like-formula';
import { tabbed, type Read, type TableKind } from '@/shared/files/pasted-table';
import type { CarriedText } from './carried-text';
import { TEXTS_MOST } from './texts-most';
import { readXliff } from './xliff';

const COLUMNS = ['language', 'key', 'text', 'source', 'translation'] as const;
type Column = (typeof COLUMNS)[number];

/** What a line asks for: `now` is what the text says yet. */
export interface TextChange {
  row: L10nRow;
  name: TextName;
  source: string;
  now: string;
  next: string;
}

export const isSame = ({ now, next }: TextChange): boolean => now === next;

/** With an apostrophe before what a spreadsheet would compute, and one more where there are such already. */
const isComputed = (text: string): boolean => looksLikeFormula(text.replace(/^'+/, ''));
const kept = (text: string): string => (isComputed(text) ? `'${text}` : text);
const readBack = (cell: string): string => (cell.startsWith("'") && isComputed(cell) ? cell.slice(1) : cell);

export const writeTable = (texts: readonly CarriedText[]): string =>
  tabbed([[...COLUMNS], ...texts.map((each) => COLUMNS.map((column) => kept(each[column])))]);

/** XLIFF as a table; any other text as it is. */
export function asTable(text: string): string {
  const texts = readXliff(text);
  return texts ? writeTable(texts) : text;
}

/** The texts of rows in this language, with what they are translated from. */
export const carriedOf = (rows: readonly L10nRow[], language: ContentLanguage): CarriedText[] =>
  rows.flatMap(({ key, texts }) =>
    texts.flatMap(({ name, source, in: there }) => {
      const text = there[language];
      return text ? [{ language, key, text: name, source, translation: text.text }] : [];
    }),
  );

/** Lines as translators bring them back, read against what there is. */
export function textsTable(
  entity: L10nEntity,
  rows: readonly L10nRow[],
  to: ContentLanguage,
): TableKind<Column, TextChange> {
  const known = new Map(rows.map((row) => [row.key, row]));
  const wrong = (path: Column, key: string, count?: number): Read<TextChange> => ({
    wrong: [{ path, key, ...(count !== undefined && { count }) }],
  });
  return {
    columns: COLUMNS,
    needed: COLUMNS,
    most: TEXTS_MOST,
    partly: true,
    reader: () => (cells) => {
      const [language, key, text, source, translation] = COLUMNS.map((column) => readBack(cells[column]));
      const row = known.get(key ?? '');
      const found = row?.texts.find(({ name }) => name === text);
      if (language !== to) return wrong('language', 'otherLanguage');
      if (!row) return wrong('key', 'notFound');
      const there = found?.in[to];
      if (!found || !there) return wrong('text', 'notFound');
      if (source?.trim() !== found.source.trim()) return wrong('source', 'sourceChanged');
      const next = translation?.trim() || there.text;
      const max = limitOf(entity, found.name);
      if (next.length > max) return wrong('translation', 'atMost', max);
      return { value: { row, name: found.name, source: found.source, now: there.text, next } };
    },
  };
}
