/** A value as one quoted cell; nothing for null. Objects that reach a cell are told by their JSON. */
const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return `"${text.replaceAll('"', '""')}"`;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{ a: { b: 1 }, c: [x, y] }` → `a.b`, and `c` with its list. */
function flatten(row: object, into: Map<string, unknown>, prefix = ''): Map<string, unknown> {
  for (const [name, value] of Object.entries(row)) {
    if (isRecord(value)) flatten(value, into, `${prefix}${name}.`);
    else into.set(prefix + name, value);
  }
  return into;
}

/**
 * Rows as the server family writes CSV: TAB separated, every value in double quotes, a header line.
 * Nested fields have dotted names; a multi-valued field fans out into numbered columns (`storage1`, `storage2`).
 * @param columns which fields, in this order; without it, all that occur, in the order of first sight.
 */
export function csvRows(rows: readonly object[], columns?: readonly string[]): string {
  const flat = rows.map((row) => flatten(row, new Map()));
  const width = new Map<string, number>();
  for (const name of columns ?? []) width.set(name, 0);
  for (const row of flat)
    for (const [name, value] of row)
      if (!columns || width.has(name))
        width.set(name, Math.max(width.get(name) ?? 0, Array.isArray(value) ? value.length : 0));

  const names = [...width].flatMap(([name, count]) =>
    count === 0 ? [name] : Array.from({ length: count }, (_, index) => `${name}${index + 1}`),
  );
  const lines = flat.map((row) =>
    [...width]
      .flatMap(([name, count]) => {
        const value = row.get(name);
        if (count === 0) return [Array.isArray(value) ? '' : cell(value)];
        const list: unknown[] = Array.isArray(value) ? value : [value];
        return Array.from({ length: count }, (_, index) => cell(list[index]));
      })
      .join('\t'),
  );
  return [names.map(cell).join('\t'), ...lines, ''].join('\n');
}
