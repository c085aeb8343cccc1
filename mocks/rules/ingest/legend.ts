import { codesIn, Definitions, type Definition } from '../../data/import/traits/definitions';
import { layoutOf } from '../../data/import/traits/layout';
import { valueOf } from '../../data/import/traits/value-of';
import { readHeading } from './heading';

/** Rows of a sheet that are looked through for definitions. */
export const LEGEND_ROWS = 5_000;
/** Share of names that must be those of the table, for a column to name descriptors. */
const NAMED = 0.5;
/** Letters of a code, at most. */
const CODE = 12;

const keyOf = (text: string): string => readHeading(text).name.toLowerCase();

const columnOfRows = (rows: readonly string[][], at: number): string[] => rows.map((row) => valueOf(row[at]));

/** Whether most different texts of a column are names of the table's columns. */
function namesDescriptors(texts: readonly string[], names: ReadonlySet<string>): boolean {
  const different = [...new Set(texts.filter(Boolean).map(keyOf))];
  const known = different.filter((text) => names.has(text)).length;
  return known > 0 && known >= different.length * NAMED;
}

/**
 * What a sheet beside a table says of its columns: definitions with types and ranges, or a legend whose rows name a
 * column, a code and what it stands for. A name stands once for all codes below it.
 * @param names of the table's descriptors, in lower case.
 * @returns by name in lower case; undefined for a sheet that is neither.
 */
export function readLegend(
  rows: readonly string[][],
  width: number,
  names: ReadonlySet<string>,
): ReadonlyMap<string, Definition> | undefined {
  const [header = [], ...body] = rows;
  const layout = layoutOf(header);
  if ('kind' in layout && layout.kind === 'definitions') {
    const definitions = new Definitions();
    const found = new Map<string, Definition>();
    for (const row of body) {
      definitions.add(layout, row);
      const name = valueOf(row[layout.descriptor]);
      const definition = definitions.of(name);
      if (definition) found.set(keyOf(name), definition);
    }
    return [...found.keys()].some((key) => names.has(key)) ? found : undefined;
  }
  const places = Array.from({ length: width }, (_, at) => at);
  const named = places.find((at) => namesDescriptors(columnOfRows(body, at), names));
  if (named === undefined) return undefined;
  const others = places.filter((at) => at !== named && columnOfRows(body, at).some(Boolean));
  const letters = (at: number): number => {
    const texts = columnOfRows(body, at).filter(Boolean);
    return texts.reduce((sum, text) => sum + text.length, 0) / (texts.length || 1);
  };
  const listed = others.find(
    (at) => columnOfRows(body, at).filter((text) => /\S\s*=\s*\S/.test(text)).length >= NAMED * body.length,
  );
  if (listed !== undefined)
    return new Map(
      body.flatMap((row) => {
        const name = valueOf(row[named]);
        const definition = { name, codes: new Map(codesIn(row[listed] ?? '')) };
        return name === '' ? [] : [[keyOf(name), definition] as const];
      }),
    );
  const [code, label] = others.toSorted((a, b) => letters(a) - letters(b));
  if (code === undefined || label === undefined || letters(code) > CODE) return undefined;
  const found = new Map<string, Definition>();
  let name = '';
  for (const row of body) {
    name = valueOf(row[named]) || name;
    const [one, meaning] = [valueOf(row[code]), valueOf(row[label])];
    if (name === '' || one === '') continue;
    const definition = found.get(keyOf(name)) ?? { name, codes: new Map<string, string>() };
    definition.codes.set(one, meaning || one);
    found.set(keyOf(name), definition);
  }
  return found;
}
