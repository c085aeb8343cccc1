import type { PassportRowResult, PushedRow } from '@/contract/passport/passport-update';
import { columnOf, type McpdColumn } from '@/mcpd/columns';
import type { NoteKind } from '@/mcpd/report/note-kinds';
import type { PassportRecord } from '@/mcpd/record';
import type { AccessionService } from '../../data/accessions/service';
import { cellOf } from './pushed-rows';
import { publishedOf, told, type Check } from './check';

/** Names of an accession, by whichever a row has. */
const NAMES: readonly [McpdColumn, (record: PassportRecord) => string | undefined][] = [
  ['UUID', ({ uuid }) => uuid],
  ['PUID', ({ puid }) => puid?.toLowerCase()],
  ['ACCENUMB', ({ acceNumb }) => acceNumb],
];

/** Which published accessions rows name, to be removed. One that is not there any more is unchanged. */
export async function checkRemoval(
  accessions: AccessionService,
  instituteCode: string,
  rows: readonly PushedRow[],
): Promise<Check> {
  const published = await publishedOf(accessions, instituteCode);
  const indexes = NAMES.map(([column, nameOf]) => {
    const index = new Map<string, PassportRecord[]>();
    for (const record of published) {
      const name = nameOf(record);
      if (name !== undefined) index.set(name, [...(index.get(name) ?? []), record]);
    }
    return { column, index };
  });
  const removed = new Set<string>();
  const results = rows.map((row, at): PassportRowResult => {
    const cells = new Map(Object.entries(row).map(([name, value]) => [columnOf(name), cellOf(value).trim()]));
    const genus = cells.get('GENUS') ?? '';
    const by = indexes.find(({ column }) => cells.get(column));
    const name = by ? (cells.get(by.column) ?? '') : '';
    const named = by?.index.get(by.column === 'ACCENUMB' ? name : name.toLowerCase()) ?? [];
    const fitting = named.filter((record) => genus === '' || record.genus === genus);
    const refused = (column: McpdColumn, value: string, kind: NoteKind): PassportRowResult => {
      return { ...plain, outcome: 'refused', uuid: null, notes: told([{ kind, column, value }]) };
    };
    const [one] = fitting;
    const plain: PassportRowResult = {
      outcome: 'gone',
      line: at + 1,
      uuid: one?.uuid ?? null,
      accessionNumber: one?.acceNumb ?? cells.get('ACCENUMB') ?? '',
      genus: one?.genus ?? genus,
      changes: [],
      notes: [],
    };
    if (!by) return refused('ACCENUMB', '', 'noName');
    const institute = cells.get('INSTCODE');
    if (institute && institute !== instituteCode) return refused('INSTCODE', institute, 'otherInstitute');
    if (fitting.length > 1) return refused('GENUS', genus, 'severalAccessions');
    if (!one || removed.has(one.uuid ?? '')) return { ...plain, outcome: 'unchanged' };
    removed.add(one.uuid ?? '');
    return plain;
  });
  const count = (outcome: PassportRowResult['outcome']) => results.filter((row) => row.outcome === outcome).length;
  return {
    counts: {
      rows: results.length,
      new: 0,
      changed: 0,
      unchanged: count('unchanged'),
      refused: count('refused'),
      published: published.length,
      gone: count('gone'),
      untouched: published.length - count('gone'),
      remarked: 0,
    },
    columns: [],
    unknownColumns: [],
    rows: results,
    changed: () => [...removed].map((uuid) => ({ uuid })),
  };
}
