import type { EntityListDefinition, ListColumn } from './definition';

/** The columns to show, in the order of the definition: the chosen ones, else the usual; fixed ones always. */
export function shownColumns<T>(columns: readonly ListColumn<T>[], chosen: readonly string[] | undefined) {
  return columns.filter(
    ({ name, fixed, usual }) => fixed === true || (chosen ? chosen.includes(name) : usual === true),
  );
}

/** What a list asks for of its rows: what the usual columns read, and the chosen ones. `undefined`: whole rows. */
export function askedFields<T, F extends object>(
  { fields, columns }: Pick<EntityListDefinition<T, F>, 'fields' | 'columns'>,
  chosen?: readonly string[],
): string | undefined {
  if (!fields) return undefined;
  const asked = [...shownColumns(columns, undefined), ...shownColumns(columns, chosen)];
  return [...new Set([...fields, ...asked.flatMap((column) => column.fields ?? column.name)])].join();
}
