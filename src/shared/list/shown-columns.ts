import type { ListColumn } from './definition';

/** The columns to show, in the order of the definition: the chosen ones, else the usual; fixed ones always. */
export function shownColumns<T>(columns: readonly ListColumn<T>[], chosen: readonly string[] | undefined) {
  return columns.filter(
    ({ name, fixed, usual }) => fixed === true || (chosen ? chosen.includes(name) : usual === true),
  );
}
