import { rolesOf } from '../../data/import/traits/roles';
import { Turns } from '../../tools/workers/turns';
import { LOOKS_LIKE, type ProposedRole } from './column-role';
import type { ColumnStats } from './column-stats';
import type { ColumnHeading } from './heading-rows';

/** Values asked of the catalogue, and the share that it must hold, for a column to name accessions. */
const TRIED = 40;
const KNOWN = 0.5;
/** Columns whose values are asked. */
const ASKED = 100;

/** A name of descriptors without values in rows, or the other way round, says nothing of a wide table. */
export function forgetHalves(roles: (ProposedRole | undefined)[]): void {
  for (const [i, each] of roles.entries())
    if (each?.role === 'value' || each?.role === 'descriptorName')
      roles[i] = { role: 'ignore', certainty: 'asked', reason: 'unclear' };
}

/** Of several columns that would be the same key the one with the clearest name; the others are not taken in. */
export function keepOne(headings: readonly ColumnHeading[], roles: (ProposedRole | undefined)[]): void {
  const clearest: ReadonlySet<number | undefined> = new Set(Object.values(rolesOf(headings.map(({ name }) => name))));
  const seen = new Map<string, number>();
  for (const [i, each] of roles.entries()) {
    if (!each || each.role === 'ignore') continue;
    const other = seen.get(each.role);
    const left = other === undefined ? undefined : clearest.has(i) && !clearest.has(other) ? other : i;
    if (left !== i) seen.set(each.role, i);
    if (left !== undefined) roles[left] = { role: 'ignore', certainty: 'likely', reason: 'another' };
  }
}

/** Where no heading names accessions, the column whose values the catalogue knows. */
export async function findAccessionColumn(
  headings: readonly ColumnHeading[],
  stats: readonly ColumnStats[],
  roles: (ProposedRole | undefined)[],
  known: (numbers: readonly string[]) => Promise<number>,
): Promise<void> {
  const turns = new Turns();
  let asked = 0;
  for (const [i, column] of stats.entries()) {
    if (turns.due()) await turns.next();
    const heading = headings[i];
    const mayBe = column.counts.size > 1 && column.share(LOOKS_LIKE.accession ?? (() => false)) >= KNOWN;
    if (!heading || !mayBe || (roles[i] && roles[i]?.reason !== 'passport')) continue;
    if (++asked > ASKED) return;
    const tried = column.texts.slice(0, TRIED);
    if ((await known(tried)) < tried.length * KNOWN) continue;
    roles[i] = { role: 'accession', certainty: 'likely', reason: 'values' };
    return;
  }
}
