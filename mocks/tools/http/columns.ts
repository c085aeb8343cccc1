/** A column of a list: the path it shows and what it is called, which a caller may choose: `path NAME`. */
export interface Column {
  path: string;
  name: string;
}

/** `select=uuid,instituteCode INSTCODE` → two columns; `undefined` where nothing is selected. */
export function readColumns(select: unknown): Column[] | undefined {
  if (typeof select !== 'string') return undefined;
  const columns = select
    .split(',')
    .map((part) => part.trim().split(/\s+/))
    .filter(([path]) => path)
    .map(([path = '', name = path]) => ({ path, name }));
  return columns.length === 0 ? undefined : columns;
}

/** Rows keyed by path, with the names that were chosen instead. */
export function renamed(rows: readonly object[], columns: readonly Column[]): object[] {
  const names = new Map(columns.filter(({ path, name }) => path !== name).map(({ path, name }) => [path, name]));
  if (names.size === 0) return [...rows];
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([path, value]) => [names.get(path) ?? path, value])),
  );
}
