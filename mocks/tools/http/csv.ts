import type { Column } from './columns';

/** A value as one quoted cell; nothing for null. Objects become JSON. */
const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return `"${text.replaceAll('"', '""')}"`;
};

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{ a: { b: 1 }, c: [{ d: 2 }, { d: 3 }] }` → `a.b` with 1, `c.d` with a list. */
function flatten(row: object, into: Map<string, unknown>, prefix = ''): Map<string, unknown> {
  for (const [name, value] of Object.entries(row)) {
    const path = prefix + name;
    if (isRecord(value)) flatten(value, into, `${path}.`);
    else if (Array.isArray(value) && value.some(isRecord))
      for (const key of new Set(value.filter(isRecord).flatMap(Object.keys)))
        into.set(
          `${path}.${key}`,
          value.map((each: unknown) => (isRecord(each) ? new Map(Object.entries(each)).get(key) : undefined)),
        );
    else into.set(path, value);
  }
  return into;
}

/** The chosen columns in their order, a path with all that lies below it; without a choice, all that occur. */
function columnsOf(rows: readonly Map<string, unknown>[], chosen: readonly Column[] | undefined): Column[] {
  const all = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  // What is an object in one row and null in another has columns of its own already.
  const found = all.filter((path) => !all.some((other) => other.startsWith(`${path}.`)));
  if (!chosen) return found.map((path) => ({ path, name: path }));
  return chosen.flatMap((column) => {
    const below = found.filter((path) => path.startsWith(`${column.path}.`));
    if (found.includes(column.path) || below.length === 0) return [column];
    return below.map((path) => ({ path, name: column.name + path.slice(column.path.length) }));
  });
}

/**
 * Rows as the server family writes CSV: TAB separated, every value in double quotes, a header line.
 * Nested fields have dotted names; a multi-valued field fans out into numbered columns (`storage1`, `storage2`).
 * Empty text where there is neither a row nor a chosen column.
 */
export function csvRows(rows: readonly object[], chosen?: readonly Column[]): string {
  const flat = rows.map((row) => flatten(row, new Map()));
  const columns = columnsOf(flat, chosen).map(({ path, name }) => {
    const lists = flat.map((row) => row.get(path)).filter(Array.isArray);
    return { path, name, multi: lists.length > 0, width: Math.max(1, ...lists.map(({ length }) => length)) };
  });
  if (columns.length === 0) return '';

  const header = columns.flatMap(({ name, multi, width }) =>
    multi ? Array.from({ length: width }, (_, index) => cell(`${name}${index + 1}`)) : [cell(name)],
  );
  const lines = flat.map((row) =>
    columns.flatMap(({ path, width }) => {
      const value = row.get(path);
      const list: unknown[] = Array.isArray(value) ? value : [value];
      return Array.from({ length: width }, (_, index) => cell(list[index]));
    }),
  );
  return [header, ...lines, []].map((line) => line.join('\t')).join('\n');
}
