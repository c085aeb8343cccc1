import { numberText, type NumberForm } from './number-form';
import { attribute, richText, xmlText } from './xml';

/** What the cells of a sheet refer to. */
export interface SheetContext {
  strings: readonly string[];
  /** By the number of the style. */
  forms: readonly NumberForm[];
  from1904: boolean;
}

const MOST_COLUMNS = 16_384;
const CELL = /<(?:\w+:)?c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g;
const VALUE = /<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v>/;
const PLACE = /\sr="([A-Z]{1,3})\d/;
const KIND = /\st="(\w+)"/;
const STYLE = /\ss="(\d+)"/;

/** `A` is 0, `AB` 27. */
function columnAt(letters: string): number {
  let at = 0;
  for (let i = 0; i < letters.length; i++) at = at * 26 + letters.charCodeAt(i) - 64;
  return at - 1;
}

function textOf(kind: string | undefined, inside: string, style: number, context: SheetContext): string {
  if (kind === 'inlineStr') return richText(inside);
  const value = VALUE.exec(inside)?.[1] ?? '';
  if (value === '') return '';
  if (kind === 's') return context.strings[Number(value)] ?? '';
  if (kind === 'b') return value.trim() === '1' ? 'true' : 'false';
  if (kind === 'd') return value.replace(/T00:00:00(\.0+)?Z?$/, '').replace('T', ' ');
  if (kind === 'str' || kind === 'e') return xmlText(value);
  return numberText(value.trim(), context.forms[style] ?? 'number', context.from1904);
}

/** The row number and the cells of `<row>…</row>`, as text; places that the row leaves out are empty. */
export function rowOf(xml: string, context: SheetContext): { line: number | undefined; cells: string[] } {
  const cells: string[] = [];
  const opening = xml.slice(0, xml.indexOf('>') + 1);
  for (const [, tag = '', inside = ''] of xml.matchAll(CELL)) {
    const place = PLACE.exec(tag)?.[1];
    const at = place === undefined ? cells.length : columnAt(place);
    if (at >= MOST_COLUMNS) continue;
    while (cells.length < at) cells.push('');
    cells[at] = inside === '' ? '' : textOf(KIND.exec(tag)?.[1], inside, Number(STYLE.exec(tag)?.[1] ?? -1), context);
  }
  const line = Number(attribute(opening.slice(0, -1), 'r'));
  return { line: Number.isInteger(line) && line > 0 ? line : undefined, cells };
}
