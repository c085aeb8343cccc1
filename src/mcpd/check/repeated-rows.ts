import type { PassportRecord } from '../record';
import type { Problem } from './problem';

/** What names an accession, by row. */
export interface Names {
  identity: (string | undefined)[];
  doi: (string | undefined)[];
  uuid: (string | undefined)[];
}

const SEPARATOR = '\u001F';

type Named = Pick<PassportRecord, 'instCode' | 'acceNumb' | 'genus' | 'puid' | 'uuid'>;

export const noNames = (): Names => ({ identity: [], doi: [], uuid: [] });

export function keepNames(names: Names, row: number, record: Named): boolean {
  const { instCode, acceNumb, genus, puid, uuid } = record;
  const identity =
    acceNumb === '' || genus === '' ? undefined : `${instCode}${SEPARATOR}${acceNumb}${SEPARATOR}${genus}`;
  const doi = puid?.toLowerCase();
  const isSame = names.identity[row] === identity && names.doi[row] === doi && names.uuid[row] === uuid;
  names.identity[row] = identity;
  names.doi[row] = doi;
  names.uuid[row] = uuid;
  return !isSame;
}

const KINDS = { identity: 'duplicate', doi: 'repeatedDoi', uuid: 'repeatedUuid' } as const;

/** Codes of the institutes that hold what has a name. */
export const institutesIn = ({ identity }: Names): ReadonlySet<string> =>
  new Set(identity.flatMap((name) => name?.slice(0, name.indexOf(SEPARATOR)) || []));

/** Which rows say again what an earlier one says, and which one that is. */
export function repeatedRows(
  names: Names,
  rows: number,
  isRemoved: (row: number) => boolean,
): Map<number, { kind: Problem['kind']; first: number }[]> {
  const found = new Map<number, { kind: Problem['kind']; first: number }[]>();
  for (const name of ['identity', 'doi', 'uuid'] as const) {
    const seen = new Map<string, number>();
    for (let row = 0; row < rows; row++) {
      const value = names[name][row];
      if (value === undefined || isRemoved(row)) continue;
      const first = seen.get(value);
      if (first === undefined) seen.set(value, row);
      // A row that names the same accession is refused as a whole.
      else if (name === 'identity' || !found.has(row))
        found.set(row, [...(found.get(row) ?? []), { kind: KINDS[name], first }]);
    }
  }
  return found;
}
