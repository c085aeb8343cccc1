import type { DataType } from '@/contract/descriptor';
import type { DefinitionLayout } from './layout';
import { readNumber } from './value-type';

/** The definition of a descriptor in a file; several lines (one for each taxon) are merged. */
export interface Definition {
  name: string;
  title?: string;
  description?: string;
  dataType?: DataType;
  min?: number;
  max?: number;
  codes: Set<string>;
  unit?: string;
}

const TYPES: Record<string, DataType> = {
  ...Object.fromEntries(
    'numeric number numerical quantitative integer int float double decimal real continuous'
      .split(' ')
      .map((name) => [name, 'NUMERIC']),
  ),
  ...Object.fromEntries(
    'nominal coded code categorical category qualitative'.split(' ').map((name) => [name, 'CODED']),
  ),
  ...Object.fromEntries('ordinal scale score'.split(' ').map((name) => [name, 'SCALE'])),
  ...Object.fromEntries('text string char character free'.split(' ').map((name) => [name, 'TEXT'])),
  ...Object.fromEntries('boolean bool logical'.split(' ').map((name) => [name, 'BOOLEAN'])),
  ...Object.fromEntries('date day'.split(' ').map((name) => [name, 'DATE'])),
};

const ELEMENT = /"((?:[^"\\]|\\.)*)"|([^,;|{}]+)/g;

/** `{1,2,"5 GY 7/6"}`, `1;2;3`, `1|2|3`. */
function codesIn(text: string): string[] {
  return [...text.matchAll(ELEMENT)]
    .map(([, quoted, bare = '']) => (quoted === undefined ? bare.trim() : quoted.replace(/\\(.)/g, '$1')))
    .filter((code) => code !== '');
}

const pick = (choose: (...values: number[]) => number, a: number | undefined, b: number | undefined) =>
  a === undefined ? b : b === undefined ? a : choose(a, b);

/** Descriptors are the same whatever the case and the spaces around their names. */
export const descriptorKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

export class Definitions {
  readonly #byKey = new Map<string, Definition>();

  get size(): number {
    return this.#byKey.size;
  }

  of(name: string): Definition | undefined {
    return this.#byKey.get(descriptorKey(name));
  }

  /** Takes in a row; answers what cannot be used of it. */
  add({ descriptor, roles }: DefinitionLayout, cells: readonly string[]): string | undefined {
    const cell = (at: number | undefined): string => (at === undefined ? '' : (cells[at] ?? '').trim());
    const name = cell(descriptor);
    if (name === '') return 'no descriptor is named';
    const known = this.#byKey.get(descriptorKey(name)) ?? { name, codes: new Set<string>() };
    this.#byKey.set(descriptorKey(name), known);
    const type = cell(roles.type).toLowerCase();
    const dataType = TYPES[type];
    if (type !== '' && !dataType) return `"${type}" is no type (numeric, coded, scale, text, boolean, date)`;
    // Where lines disagree, whatever is a code in one of them cannot be a number.
    if (dataType && (known.dataType === undefined || dataType === 'CODED')) known.dataType = dataType;
    const [min, max] = [readNumber(trimmed(cell(roles.min)), false), readNumber(trimmed(cell(roles.max)), false)];
    const low = pick(Math.min, known.min, min);
    const high = pick(Math.max, known.max, max);
    if (low !== undefined) known.min = low;
    if (high !== undefined) known.max = high;
    for (const code of codesIn(cell(roles.codes))) known.codes.add(code);
    for (const field of ['title', 'description', 'unit'] as const) {
      const text = cell(roles[field]);
      if (text !== '') known[field] ??= text;
    }
    return undefined;
  }
}

/** A limit that was printed with more digits than a number holds: `153.960000000000008` is 153.96. */
const trimmed = (text: string): string =>
  /^[+-]?[\d.]{16,}$/.test(text) ? String(Number(Number(text).toPrecision(15))) : text;
