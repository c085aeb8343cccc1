import { numberText, type NumberForm } from './number-form';
import { attribute, richText, xmlText } from './xml';

/** What the cells of a sheet refer to. */
export interface SheetContext {
  strings: readonly string[];
  /** By the number of the style. */
  forms: readonly NumberForm[];
  from1904: boolean;
}

/** A cell that is not what it looks like. */
export interface OddCell {
  /** From 0. */
  index: number;
  /** `day`: a number that is shown as one; `error`: a calculation that failed; `noResult`: a formula that was never worked out. */
  fault: 'day' | 'error' | 'noResult';
  /** What stands there instead of a value. */
  value: string;
}

/** `#N/A` is how spreadsheets say that there is no value. */
const NOT_AVAILABLE = '#N/A';
const FORMULA = /<(?:\w+:)?f[\s/>]/;
const MAX_COLUMNS = 16_384;
const OPENING = /<(?:\w+:)?c(\s[^<>]*?)?(\/?)>/g;
const CLOSING = /<\/(?:\w+:)?c>/g;
const VALUE = /<(?:\w+:)?v(?:\s[^<>]*)?>([^<]*)<\/(?:\w+:)?v>/;
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

/** Each cell by its tag and what is inside; a cell that is never closed ends the row, in time linear in its length. */
function* cellsOf(xml: string): Generator<[tag: string, inside: string]> {
  let from = 0;
  for (;;) {
    OPENING.lastIndex = from;
    const opening = OPENING.exec(xml);
    if (!opening) return;
    const [, tag = '', slash] = opening;
    from = OPENING.lastIndex;
    if (slash) {
      yield [tag, ''];
      continue;
    }
    CLOSING.lastIndex = from;
    const closing = CLOSING.exec(xml);
    if (!closing) return;
    const inside = xml.slice(from, closing.index);
    from = CLOSING.lastIndex;
    yield [tag, inside];
  }
}

function faultOf(
  kind: string | undefined,
  inside: string,
  text: string,
  form: NumberForm,
): OddCell['fault'] | undefined {
  if (kind === 'e') return text === NOT_AVAILABLE ? undefined : 'error';
  if (text === '') return FORMULA.test(inside) && !VALUE.test(inside) ? 'noResult' : undefined;
  return kind === 'd' || ((kind === undefined || kind === 'n') && form !== 'number') ? 'day' : undefined;
}

interface RowOf {
  line: number | undefined;
  cells: string[];
  odd?: OddCell[];
}

/** The row number and the cells of `<row>…</row>`, as text; places that the row leaves out are empty. */
export function rowOf(xml: string, context: SheetContext): RowOf {
  const cells: string[] = [];
  const odd: OddCell[] = [];
  const opening = xml.slice(0, xml.indexOf('>') + 1);
  for (const [tag, inside] of cellsOf(xml)) {
    const place = PLACE.exec(tag)?.[1];
    const at = place === undefined ? cells.length : columnAt(place);
    if (at >= MAX_COLUMNS) continue;
    while (cells.length < at) cells.push('');
    cells[at] = '';
    if (inside === '') continue;
    const kind = KIND.exec(tag)?.[1];
    const style = Number(STYLE.exec(tag)?.[1] ?? -1);
    const text = textOf(kind, inside, style, context);
    const fault = faultOf(kind, inside, text, context.forms[style] ?? 'number');
    if (fault) odd.push({ index: at, fault, value: text });
    cells[at] = text;
  }
  const line = Number(attribute(opening.slice(0, -1), 'r'));
  return { line: Number.isInteger(line) && line > 0 ? line : undefined, cells, ...(odd.length > 0 && { odd }) };
}
