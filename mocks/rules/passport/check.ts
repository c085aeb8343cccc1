import {
  FILE_ROWS_MAX,
  type CellChange,
  type CellNote,
  type GoneChoice,
  type PassportCounts,
  type PassportRowResult,
  type PassportUpdate,
} from '@/contract/passport/passport-update';
import { columnOf, type McpdColumn } from '@/mcpd/columns';
import type { FileImport } from '@/mcpd/reading/file-import';
import { McpdImport } from '@/mcpd/reading/mcpd-import';
import { detailText } from '@/mcpd/report/note-details';
import { isLeftOut, NOTE_KINDS, type Note, type NoteKind } from '@/mcpd/report/note-kinds';
import { passportDifference, type GivenRow } from '@/mcpd/passport-difference';
import type { PassportRecord } from '@/mcpd/record';
import type { AccessionService } from '../../data/accessions/service';
import { badRequest } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import { inTurns, Turns } from '../../tools/workers/turns';
import type { ChangedAccession } from './updates';

/** Records that the service hands over at a time. */
const PIECE = 1_000;

interface Row extends GivenRow {
  line: number;
  notes: readonly Note[];
}

interface Refused {
  line: number;
  record: PassportRecord;
  notes: readonly Note[];
}

/** What rows say, compared with what is published. */
export interface Check {
  counts: PassportCounts;
  columns: PassportUpdate['columns'];
  unknownColumns: string[];
  /** In the order of the file, then those that are gone. */
  rows: PassportRowResult[];
  /** What is kept when it is applied. */
  changed(gone: GoneChoice): ChangedAccession[];
}

export interface CheckGiven {
  accessions: AccessionService;
  instituteCode: string;
  /** ISO text of now. */
  time: string;
  /** Hands the rows to the importer, in turns with others. */
  read(file: FileImport, turns: Turns): Promise<void>;
  fileName: string;
  /** What a row says something of, where that is not what the header names. */
  columnsOf?: (line: number) => ReadonlySet<McpdColumn>;
  /** Whether the rows are all that there is: what they do not name is gone. */
  isWhole: boolean;
}

/** All records of an institute, with their uuids. */
export async function publishedOf(accessions: AccessionService, instituteCode: string): Promise<PassportRecord[]> {
  const records: PassportRecord[] = [];
  for (;;) {
    const piece = await accessions.passport(instituteCode, records.length, PIECE);
    for (const record of piece) records.push(record);
    if (piece.length < PIECE) return records;
  }
}

/** Without the values that are not there: what is kept and sent to the worker takes a third of the time. */
function bare(record: PassportRecord): PassportRecord {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) if (value !== undefined) kept[name] = value;
  return kept as unknown as PassportRecord;
}

type Told = Pick<Note, 'kind' | 'column' | 'value' | 'detail'>;

/** Notes as they are answered: what was only brought into another form is none. */
export const told = (notes: readonly Told[]): CellNote[] =>
  notes.flatMap(({ kind, column, value, detail }) => {
    const { severity, reason } = NOTE_KINDS[kind];
    if (severity === 'normalised') return [];
    return [
      {
        column,
        value,
        severity,
        ...(isLeftOut({ kind }) && { taken: false as const }),
        kind,
        ...(detail === undefined ? { reason } : { reason: `${reason}: ${detailText(detail)}`, detail }),
      },
    ];
  });

/** Whose cells hold something that could not be used. Of two columns with one name the first one counts, whatever the other has. */
const leftOutOf = (notes: readonly Note[]): ReadonlySet<McpdColumn> =>
  new Set(
    notes.flatMap((note) => (isLeftOut(note) && note.kind !== 'repeatedColumn' ? (columnOf(note.column) ?? []) : [])),
  );

const historicOf = (record: PassportRecord): readonly CellChange[] =>
  record.historic ? [] : [{ column: 'HISTORIC', previous: '0', value: '1' }];

/** DOIs, in small letters, that current accessions of other institutes have. */
async function takenDois(
  accessions: AccessionService,
  instituteCode: string,
  dois: readonly string[],
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (let from = 0; from < dois.length; from += PIECE)
    for (const { doi, historic, instituteCode: holder } of await accessions.withDois(dois.slice(from, from + PIECE)))
      if (doi && !historic && holder !== instituteCode) taken.add(doi.toLowerCase());
  return taken;
}

/** Uuids of accessions elsewhere that new rows bring along. */
async function takenUuids(accessions: AccessionService, uuids: readonly string[]): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (let from = 0; from < uuids.length; from += PIECE) {
    const { content } = await accessions.byUuid(uuids.slice(from, from + PIECE));
    for (const { uuid } of content) taken.add(uuid);
  }
  return taken;
}

/** Reads rows by the importer of files and compares them with what is published. @throws ImportError */
export async function checkPassport(given: CheckGiven): Promise<Check> {
  const { accessions, instituteCode, time, fileName, isWhole } = given;
  const turns = new Turns();
  const rows: Row[] = [];
  const refused: Refused[] = [];
  let header: ReadonlySet<McpdColumn> = new Set();
  /** While they come: a small file may unpack to more than there is room for. */
  const admit = (): void => {
    if (rows.length + refused.length > FILE_ROWS_MAX) throw badRequest(sentence('maxRows', { max: FILE_ROWS_MAX }));
  };
  const running = new McpdImport({
    institute: instituteCode,
    only: instituteCode,
    today: time.slice(0, 10).replaceAll('-', ''),
    onHeader: ({ columns }) => {
      header = new Set(columns.filter((column) => column !== undefined));
    },
    add: (record, line, notes) => {
      rows.push({ record, line, notes, columns: given.columnsOf?.(line) ?? header, leftOut: leftOutOf(notes) });
      admit();
    },
    refuse: (record, line, notes) => {
      refused.push({ record, line, notes });
      admit();
    },
  });
  await given.read(running.file(fileName), turns);

  const published = await publishedOf(accessions, instituteCode);
  const difference = await inTurns(passportDifference(published, rows), turns);
  const refuse = (row: Row, kind: NoteKind, column: McpdColumn, value = ''): void => {
    refused.push({ ...row, notes: [...row.notes, { kind, file: fileName, line: row.line, column, value }] });
  };
  for (const { row } of difference.again) refuse(row, 'sameAccession', 'ACCENUMB', row.record.acceNumb);
  const brought = difference.rows.flatMap(({ published: before, row }) => (before ? [] : (row.record.uuid ?? [])));
  const elsewhere = await takenUuids(accessions, brought);
  const newDois = difference.rows.flatMap(({ published: before, record: { puid } }) =>
    puid && puid.toLowerCase() !== before?.puid?.toLowerCase() ? puid : [],
  );
  const doisElsewhere = await takenDois(accessions, instituteCode, newDois);

  const results: PassportRowResult[] = [];
  const changed: ChangedAccession[] = [];
  const columns = new Map<string, number>();
  const counts: PassportCounts = {
    rows: rows.length + refused.length - difference.again.length,
    new: 0,
    changed: 0,
    unchanged: 0,
    refused: 0,
    published: published.length,
    gone: 0,
    untouched: 0,
    remarked: 0,
  };
  for (const { row, published: before, record, changes, halves } of difference.rows) {
    if (turns.due()) await turns.next();
    if (!before && row.record.uuid && elsewhere.has(row.record.uuid)) {
      refuse(row, 'uuidElsewhere', 'UUID', row.record.uuid);
      continue;
    }
    const { uuid = '', acceNumb, genus, puid } = record;
    if (puid && puid.toLowerCase() !== before?.puid?.toLowerCase() && doisElsewhere.has(puid.toLowerCase())) {
      refuse(row, 'doiElsewhere', 'PUID', puid);
      continue;
    }
    const outcome = before ? (changes.length === 0 ? 'unchanged' : 'changed') : 'new';
    const otherUuid =
      row.record.uuid && row.record.uuid !== uuid
        ? [{ kind: before ? ('otherUuid' as const) : ('ownUuid' as const), column: 'UUID', value: row.record.uuid }]
        : [];
    const otherHalf = halves.map(({ column, value }) => ({ kind: 'otherHalf' as const, column, value }));
    const notes = told([...row.notes, ...otherUuid, ...otherHalf]);
    counts[outcome] += 1;
    if (notes.length > 0) counts.remarked += 1;
    for (const { column } of changes) columns.set(column, (columns.get(column) ?? 0) + 1);
    results.push({ outcome, line: row.line, uuid, accessionNumber: acceNumb, genus, changes, notes });
    if (outcome === 'new')
      changed.push({ uuid, record: bare({ ...record, createdDate: time, lastModifiedDate: time }) });
    if (outcome === 'changed') changed.push({ uuid, record: bare({ ...record, lastModifiedDate: time }), changes });
  }
  counts.refused = refused.length;
  for (const { record, line, notes } of refused)
    results.push({
      outcome: 'refused',
      line,
      uuid: null,
      accessionNumber: record.acceNumb,
      genus: record.genus,
      changes: [],
      notes: told(notes),
    });
  results.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));

  const held = new Set(refused.map(({ record: { acceNumb } }) => acceNumb));
  const gone = isWhole
    ? difference.unnamed.filter(({ historic, acceNumb }) => historic !== true && !held.has(acceNumb))
    : [];
  counts.gone = gone.length;
  counts.untouched = published.length - counts.changed - counts.unchanged - gone.length;
  for (const { uuid = '', acceNumb, genus } of gone)
    results.push({ outcome: 'gone', line: null, uuid, accessionNumber: acceNumb, genus, changes: [], notes: [] });

  const unknown = running.builder.files.flatMap(({ unknownColumns }) => unknownColumns);
  return {
    counts,
    columns: [...columns].map(([column, count]) => ({ column, count })).sort((a, b) => b.count - a.count),
    unknownColumns: unknown,
    rows: results,
    changed: (choice) => [
      ...changed,
      ...(choice === 'keep' ? [] : gone).map((record): ChangedAccession => {
        const { uuid = '' } = record;
        if (choice === 'remove') return { uuid };
        return { uuid, record: { ...record, historic: true, lastModifiedDate: time }, changes: historicOf(record) };
      }),
    ],
  };
}
