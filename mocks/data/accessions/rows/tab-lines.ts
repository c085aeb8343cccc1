/** Several values of one field, each in a column of its own. */
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}

/** One line of TAB separated, double-quoted text; nothing at all for a missing value. */
export const tabLine = (values: readonly unknown[]): string => `${values.map(cell).join('\t')}\n`;

/** Field names, a multi-valued one numbered: `storage1`, `storage2`. Width 0: a single value. */
export const numberedNames = (names: readonly string[], widths: readonly number[]): string[] =>
  names.flatMap((name, i) => {
    const width = widths[i] ?? 0;
    return width === 0 ? [name] : Array.from({ length: width }, (_, n) => `${name}${n + 1}`);
  });

/** The values of a line to go with `numberedNames`. */
export const fannedOut = (values: readonly unknown[], widths: readonly number[]): unknown[] =>
  values.flatMap((value, i) => {
    const width = widths[i] ?? 0;
    if (width === 0) return [Array.isArray(value) ? undefined : value];
    const list = asList(value);
    return Array.from({ length: width }, (_, n) => list[n]);
  });

/** How many columns each field needs. */
export function widen(widths: number[], values: readonly unknown[]): void {
  for (const [i, value] of values.entries())
    if (Array.isArray(value)) widths[i] = Math.max(widths[i] ?? 0, value.length);
}
