import { DESCRIPTOR_CATEGORIES, type DataType, type DescriptorCategory } from '@/contract/descriptor/descriptor';
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
  /** Codes by what they stand for; the code itself where that is not said. */
  codes: Map<string, string>;
  category?: DescriptorCategory;
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

const QUOTED = /"((?:[^"\\]|\\.)*)"/g;

/**
 * The codes of a descriptor and what they stand for: `1=short; 2=tall, erect`, `1: short | 2: tall`, `1;2;3`,
 * `{1,2,"5 GY 7/6"}`. Elements are parted by the first of `|`, `;` and `,` that is there outside quotation marks; a code
 * ends at the first `=`, or `:` with a blank behind it.
 */
export function codesIn(text: string): [code: string, label: string][] {
  const kept: string[] = [];
  const bare = text
    .trim()
    .replace(/^\{([^]*)\}$/, '$1')
    .replace(QUOTED, (_, inner: string) => `\ue000${kept.push(inner.replace(/\\(.)/g, '$1')) - 1}\ue000`);
  const separator = ['|', ';', ','].find((one) => bare.includes(one));
  const whole = (part = ''): string =>
    part.trim().replace(/\ue000(\d+)\ue000/g, (_, at: string) => kept[Number(at)] ?? '');
  return (separator === undefined ? [bare] : bare.split(separator)).flatMap((element) => {
    const at = element.search(/=|:\s/);
    const code = whole(at < 0 ? element : element.slice(0, at));
    const label = at < 0 ? code : whole(element.slice(at + 1));
    return code === '' ? [] : [[code, label || code]];
  });
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
    const known = this.#byKey.get(descriptorKey(name)) ?? { name, codes: new Map<string, string>() };
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
    for (const [code, label] of codesIn(cell(roles.codes))) known.codes.set(code, label);
    const category = cell(roles.category).toUpperCase();
    known.category ??= DESCRIPTOR_CATEGORIES.find((one) => one === category);
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
