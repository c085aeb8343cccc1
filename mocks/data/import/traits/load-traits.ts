import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Accession } from '@/contract/accession/accession';
import { ImportError } from '@/mcpd/reading/import-error';
import type { SourceRow } from '@/mcpd/reading/separated-rows';
import type { AccessionService } from '../../accessions/service';
import type { ObservedDataset, SourceFile } from '../../observations/observed-dataset';
import { endingOf, namesOf } from '../source-file';
import { inTurns } from '../../../tools/workers/turns';
import { buildDataset, traitsUuid } from './build-dataset';
import { Definitions, descriptorKey } from './definitions';
import { findAccessions, type Found } from './find-accessions';
import type { LongLayout, WideLayout } from './layout';
import type { NoteKind } from './notes';
import { accessionsByUuid } from './observed-accessions';
import { RawDescriptors, RawTable } from './raw-table';
import { readTraitsFile, type TraitsForm } from './read-traits-file';
import { TraitsNotes, type TraitsFileReport, type TraitsReport } from './report';
import { traitDescriptor } from './trait-descriptors';

export interface TraitsOptions {
  accessions: AccessionService;
  /** WIEWS code, where a number is at several institutes and the row names none. */
  institute?: string;
  /** What text files are in, by a label of the Encoding Standard; else it is found out. */
  encoding?: string;
}

export interface LoadedTraits {
  /** One for each file of observations that holds any of a known accession. */
  datasets: ObservedDataset[];
  report: TraitsReport;
}

interface ReadFile {
  path: string;
  name: string;
  form: TraitsForm;
  raw?: RawTable;
  definitions: number;
  rows: number;
}

const MAX_METHODS = 65_535;
const TYPES: Record<string, string> = {
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.csv': 'text/csv',
};

/** The file as it came: read from its place when it is requested. */
async function sourceFile(path: string, name: string): Promise<{ file: SourceFile; modified: string }> {
  const { size, mtime } = await stat(path);
  const { gz, ending } = endingOf(path);
  const contentType = gz ? 'application/gzip' : (TYPES[ending] ?? 'text/tab-separated-values');
  const uuid = traitsUuid('file', name);
  const content = async () => new Uint8Array(await readFile(path));
  return {
    file: { uuid, name: basename(path), contentType, size, table: true, content },
    modified: mtime.toISOString(),
  };
}

/**
 * Reads files of observations (long: one a row; wide: a column per descriptor) and of descriptors, and joins them to the
 * accessions of a catalogue. Every observation is loaded or refused with its reason.
 * @throws ImportError with one sentence for the first file that cannot be taken in.
 */
export async function loadTraits(paths: readonly string[], options: TraitsOptions): Promise<LoadedTraits> {
  const notes = new TraitsNotes();
  const definitions = new Definitions();
  const rawDescriptors = new RawDescriptors();
  const names = namesOf(paths, (path) => basename(path));
  const files: ReadFile[] = [];
  for (const [i, path] of paths.entries())
    files.push(
      await readOne(path, names[i] ?? path, { notes, definitions, rawDescriptors, encoding: options.encoding }),
    );

  const joined = new Map<RawTable, Joined>();
  for (const { raw } of files) if (raw) joined.set(raw, await join(raw, options));
  const crops = new Set([...joined.values()].flatMap(({ known }) => [...known.values()].map(cropOf)));
  const [crop] = crops.size === 1 ? crops : [];
  const descriptors = rawDescriptors.all.map((raw) => traitDescriptor(raw, definitions.of(raw.name), crop));
  const datasets: ObservedDataset[] = [];
  const reports: TraitsFileReport[] = [];
  for (const { path, name, form, raw, definitions: defined, rows } of files) {
    const report = { file: name, ...form, rows, observations: 0, loaded: 0, refused: 0, accessions: 0 };
    const meant = raw && joined.get(raw);
    if (!meant) {
      reports.push({ ...report, kind: 'definitions', descriptors: defined, unloaded: [] });
      continue;
    }
    if (raw.methods.texts.length > MAX_METHODS)
      throw new ImportError('notMcpd', name, `the column of methods has more than ${MAX_METHODS} different texts`);
    const { file, modified } = await sourceFile(path, name);
    const { dataset, loaded, refused } = await inTurns(
      buildDataset({
        name,
        raw,
        rawDescriptors,
        descriptors,
        ...meant,
        file,
        modified,
        say: (kind, line, more) => notes.add({ kind, file: name, line, column: '', value: '', ...more }),
      }),
    );
    if (loaded > 0) datasets.push(dataset);
    reports.push({
      ...report,
      kind: raw.layout.kind,
      observations: raw.observations,
      loaded,
      refused: raw.refused + refused,
      accessions: dataset.accessions.length,
      descriptors: dataset.descriptors.length,
      unloaded: raw.layout.unloaded,
    });
  }
  return { datasets, report: notes.report(reports) };
}

interface Joined {
  /** By place of the accession in the raw table. */
  found: Found[];
  known: Map<string, Accession>;
}

const cropOf = ({ crop }: Accession): string | undefined => crop?.shortName;

async function join(raw: RawTable, { accessions, institute }: TraitsOptions): Promise<Joined> {
  const names = raw.accessions.texts.map((_, place) => raw.named(place));
  const found = await findAccessions(names, accessions, institute);
  const uuids = new Set(found.flatMap((meaning) => ('candidate' in meaning ? [meaning.candidate.uuid] : [])));
  return { found, known: await accessionsByUuid([...uuids], accessions) };
}

interface Shared {
  notes: TraitsNotes;
  definitions: Definitions;
  rawDescriptors: RawDescriptors;
  encoding: string | undefined;
}

/** Names that several columns of descriptors have. */
function repeatedIn(layout: LongLayout | WideLayout): string[] {
  if (layout.kind === 'long') return [];
  const keys = layout.descriptors.map(({ name }) => descriptorKey(name));
  return layout.descriptors.flatMap(({ name }, at) => (keys.indexOf(keys[at] ?? '') < at ? [name] : []));
}

async function readOne(path: string, name: string, shared: Shared): Promise<ReadFile> {
  const { notes, definitions, rawDescriptors } = shared;
  const say = (kind: NoteKind, line: number, more = {}) =>
    notes.add({ kind, file: name, line, column: '', value: '', ...more });
  let raw: RawTable | undefined;
  let rows = 0;
  const before = definitions.size;
  const form = await readTraitsFile(
    path,
    name,
    {
      onLayout: (layout, headerLine) => {
        if (layout.kind === 'definitions')
          return ({ line, cells }: SourceRow) => {
            rows++;
            const fault = definitions.add(layout, cells);
            if (fault) say('badDefinition', line, { value: cells.join(', '), detail: fault });
          };
        const table = new RawTable(layout, rawDescriptors, say);
        raw = table;
        for (const column of layout.unloaded) say('unloadedColumn', headerLine, { column, value: column });
        for (const column of repeatedIn(layout)) say('repeatedColumn', headerLine, { column, value: column });
        const { guessed: column } = layout;
        if (column !== undefined) say('guessedAccession', headerLine, { column, value: column });
        return (row: SourceRow) => {
          rows++;
          table.row(row);
        };
      },
      onOtherSheet: (sheet) => say('otherSheet', 0, { value: sheet }),
    },
    shared.encoding,
  );
  return { path, name, form, ...(raw ? { raw } : {}), rows, definitions: definitions.size - before };
}
