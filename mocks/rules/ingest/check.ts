import { DATASET_ACCESSIONS_MAX, type AccessionReference } from '@/contract/dataset/dataset';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import {
  INGEST_NOTES,
  INGEST_NOTES_SHOWN,
  type DecimalSign,
  type IngestColumn,
  type IngestDescriptor,
  type IngestNote,
  type IngestReport,
  type IngestRequest,
} from '@/contract/dataset/ingest';
import type { AccessionService } from '../../data/accessions/service';
import { badRequest } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import { buildDataset } from '../../data/import/traits/build-dataset';
import type { Definition } from '../../data/import/traits/definitions';
import { findAccessions, type Found } from '../../data/import/traits/find-accessions';
import type { LongLayout, WideLayout } from '../../data/import/traits/layout';
import { accessionsByUuid } from '../../data/import/traits/observed-accessions';
import { RawDescriptors, RawTable } from '../../data/import/traits/raw-table';
import type { TraitDescriptor } from '../../data/import/traits/trait-descriptors';
import { isNoValue, valueOf } from '../../data/import/traits/value-of';
import { hasDecimalComma } from '../../data/import/traits/value-type';
import { mergeObservations } from '../../data/observations/merge-observations';
import type { Observations, ObservedDataset } from '../../data/observations/observed-dataset';
import { scaleOf } from '../../data/observations/scale-of';
import type { SheetRows } from '../../data/table-preview/tables';
import { inTurns, mapInTurns, Turns } from '../../tools/workers/turns';
import { CellReading } from './cell-reading';
import { eachRow } from './each-row';
import { headingsAt } from './heading-rows';
import { IngestNotes } from './ingest-notes';
import { UnreadColumns } from './unread-columns';
import { valuesThere } from './values-there';

export interface CheckContext {
  accessions: AccessionService;
  /** A descriptor of the catalogue that the caller may read. */
  descriptor(uuid: string): Descriptor | undefined;
  /** A descriptor of the dataset that was made under this name before. */
  own(name: string): Descriptor | undefined;
  /** What a sheet is added to. */
  before?: Pick<ObservedDataset, 'accessions' | 'columns' | 'methods'> | undefined;
  /** Throws where nobody waits any more. */
  stopped(): void;
  /** From 0 to 1. */
  onProgress(share: number): void;
}

export interface CheckedSheet {
  observations: Observations;
  /** Those of the columns; a new one has a uuid and is nowhere yet. */
  descriptors: Descriptor[];
  made: Descriptor[];
  crops: string[];
  /** Accessions that the catalogue does not hold, as the rows name them. */
  notHeld: AccessionReference[];
  report: Omit<IngestReport, 'applied'>;
  /** As many as are kept, see `report.noteCount`. */
  notes: IngestNote[];
}

const at = (columns: readonly IngestColumn[], role: IngestColumn['role']): number | undefined =>
  columns.find((column) => column.role === role)?.at;

const methodOf = ({ method, year }: IngestColumn): string => [method, year].filter(Boolean).join(', ');

/** Where the parts of an observation stand, by what somebody said of the columns. */
export function layoutOf(columns: readonly IngestColumn[], width: number): LongLayout | WideLayout {
  const place = (role: IngestColumn['role']) => at(columns, role);
  const [accession, institute, doi, genus] = (['accession', 'institute', 'doi', 'genus'] as const).map(place);
  const joined = {
    ...(accession === undefined ? {} : { accession }),
    ...(institute === undefined ? {} : { institute }),
    ...(doi === undefined ? {} : { doi }),
    ...(genus === undefined ? {} : { genus }),
    methods: [place('method'), place('year')].filter((each) => each !== undefined),
    unloaded: [],
    unnamed: [],
    width,
  };
  const [descriptor, value] = [place('descriptorName'), place('value')];
  if (descriptor !== undefined && value !== undefined) return { kind: 'long', ...joined, descriptor, value };
  const descriptors = columns.flatMap((column) =>
    column.role === 'descriptor' ? [{ at: column.at, name: column.name ?? '', method: methodOf(column) }] : [],
  );
  return { kind: 'wide', ...joined, descriptors };
}

function definitionOf(descriptor: Descriptor): Definition {
  const { title, terms, dataType } = descriptor;
  const { min, max } = scaleOf(descriptor);
  return {
    name: title,
    dataType,
    codes: new Map(terms?.map(({ code, title: label }) => [code, label])),
    ...(min === -Infinity ? {} : { min }),
    ...(max === Infinity ? {} : { max }),
  };
}

/** The descriptor of the catalogue, or the new one as it would be made. */
function describedBy(meant: IngestDescriptor, context: CheckContext): Descriptor | undefined {
  if ('uuid' in meant) return context.descriptor(meant.uuid);
  if (!('made' in meant)) return undefined;
  const before = context.own(meant.name);
  if (before?.dataType === meant.made.dataType) return before;
  const made = { ...meant.made, uuid: crypto.randomUUID(), columnName: meant.name };
  return { ...made, state: 'DRAFT', versionTag: '1.0', current: true, owner: null };
}

/** More of a sheet is loaded in parts: each takes some forty bytes meanwhile. */
const MAX_OBSERVATIONS = 3_000_000;
/** Different methods that a value can name. */
const MAX_METHODS = 65_535;

/** Shares of the work: rows, accessions, values. */
const ROWS = 0.5;
const FOUND = 0.7;

/** Every observation of a sheet, read as somebody said: loaded or refused with its reason. Nothing is changed. */
export async function checkIngest(
  sheet: SheetRows,
  { titleRows, headingRows, columns, descriptors: meant, institute, missing, mode }: IngestRequest,
  context: CheckContext,
): Promise<CheckedSheet> {
  const notes = new IngestNotes();
  const unread = new UnreadColumns();
  const say = (kind: string, line: number, more: Parameters<IngestNotes['add']>[2] = {}, place?: number): void => {
    notes.add(kind, line, more);
    if (place !== undefined && isRefusal(kind)) unread.add(kind, more.value ?? '', place);
  };
  const marks = missing && new Set(['', ...missing.map((mark) => mark.toLowerCase())]);
  const isMissing = marks ? (text: string) => marks.has(text.toLowerCase()) : isNoValue;
  const layout = layoutOf(columns, sheet.width);
  const raws = new RawDescriptors();
  const raw = new RawTable(layout, raws, say, isMissing);
  const byName = new Map(meant.map((each) => [each.name, each]));
  const isIgnored = (name: string | undefined): boolean => {
    const each = name === undefined ? undefined : byName.get(name);
    return each !== undefined && 'ignored' in each;
  };
  const left = layout.kind === 'wide' ? layout.descriptors.filter(({ name }) => isIgnored(name)) : [];
  if (layout.kind === 'wide') layout.descriptors = layout.descriptors.filter(({ name }) => !isIgnored(name));
  const reading = new CellReading(columns, sheet.width, layout, isMissing);
  let ignored = 0;
  let rows = 0;
  await eachRow(
    sheet,
    titleRows + headingRows,
    (cells, line) => {
      rows++;
      if (rows % 1_000 === 0) context.onProgress((ROWS * rows) / sheet.count);
      const isLeft = layout.kind === 'long' && isIgnored(valueOf(cells[layout.descriptor]));
      const odd = sheet.odd.get(line);
      const faults = odd?.flatMap(({ index, fault }) => (fault === 'day' ? [] : [index])) ?? [];
      const read = reading.row(cells, faults, isLeft);
      if (isLeft) {
        ignored++;
        return;
      }
      for (const { at: place } of left) if (valueOf(cells[place], isMissing) !== '') ignored++;
      raw.row({ line, endLine: line, cells: read, ...(odd && { odd }) });
      if (raw.observations > MAX_OBSERVATIONS || raw.methods.texts.length > MAX_METHODS)
        throw badRequest(sentence('maxObservations', { max: MAX_OBSERVATIONS, methods: MAX_METHODS }));
    },
    context.stopped,
  );

  context.onProgress(ROWS);
  const names = await mapInTurns(raw.accessions.texts, (_, place) => raw.named(place));
  const found = await findAccessions(names, context.accessions, institute);
  context.stopped();
  const uuids = new Set(found.flatMap((each) => ('candidate' in each ? [each.candidate.uuid] : [])));
  const known = await accessionsByUuid([...uuids], context.accessions);
  context.stopped();
  context.onProgress(FOUND);

  const described = new Map<string, Descriptor>();
  const traits: (TraitDescriptor | undefined)[] = [];
  const decimals = new Set(
    columns.map(({ role, name = '', decimal }) => (role === 'value' ? decimal : `${decimal} ${name}`)),
  );
  const turns = new Turns();
  for (const each of raws.all) {
    const said = byName.get(each.name);
    const descriptor = said && describedBy(said, context);
    if (descriptor) described.set(each.name, descriptor);
    const is = (sign: DecimalSign): boolean => decimals.has(sign) || decimals.has(`${sign} ${each.name}`);
    const decimalComma =
      is('comma') || (!is('point') && (await inTurns(hasDecimalComma(each.values.texts), turns, context.stopped)));
    traits.push(
      descriptor && {
        descriptor,
        type: { dataType: descriptor.dataType, decimalComma },
        definition: definitionOf(descriptor),
      },
    );
  }
  const there = mode === 'add' && context.before;
  const isThere =
    there && (await inTurns(valuesThere(there, new Set([...described.values()].map(({ uuid }) => uuid)))));
  const { dataset, loaded, refused } = await inTurns(
    buildDataset({
      name: sheet.name,
      raw,
      rawDescriptors: raws,
      descriptors: traits,
      found,
      known,
      file: NO_FILE,
      modified: '',
      ...(isThere && { isThere }),
      say,
    }),
    undefined,
    context.stopped,
  );
  // Two names may mean one descriptor.
  const { accessions, columns: observed, methods } = await inTurns(mergeObservations(NOTHING, dataset));
  const observedDescriptors = new Map(dataset.descriptors.map((each) => [each.uuid, each]));
  notes.all.sort((a, b) => a.line - b.line);
  const headings = headingsAt(sheet.rows(0, titleRows + headingRows), sheet.width, titleRows, headingRows).columns;
  return {
    observations: { accessions, columns: observed, methods },
    descriptors: [...observedDescriptors.values()],
    made: [...observedDescriptors.values()].filter(({ uuid }) => !context.descriptor(uuid)),
    crops: dataset.head.crops,
    notHeld: notHeldOf(raw, found, institute),
    report: {
      rows,
      observations: raw.observations,
      loaded,
      refused: raw.refused + refused,
      ignored,
      cells: reading.counts,
      accessions: accessions.length,
      descriptors: observedDescriptors.size,
      counts: notes.counts,
      unread: unread.report(raw.placed, (column) =>
        layout.kind === 'wide'
          ? headings[column]?.text || (headings[column]?.name ?? '')
          : (raws.all[column]?.name ?? ''),
      ),
      notes: notes.all.slice(0, INGEST_NOTES_SHOWN),
      noteCount: notes.count,
    },
    notes: notes.all,
  };
}

const isRefusal = (kind: string): boolean => (INGEST_NOTES as Record<string, string>)[kind] === 'refused';

/** As many as a dataset may name. */
function notHeldOf(raw: RawTable, found: readonly Found[], institute = ''): AccessionReference[] {
  const unknown: AccessionReference[] = [];
  for (const [place, each] of found.entries()) {
    if (unknown.length === DATASET_ACCESSIONS_MAX) break;
    if ('candidate' in each || each.among.length > 0) continue;
    const { number, institute: code, doi, genus } = raw.named(place);
    unknown.push({
      instCode: code || institute || null,
      acceNumb: number || null,
      genus: genus || null,
      doi: doi || null,
    });
  }
  return unknown;
}

const NOTHING: Observations = { accessions: [], columns: [], methods: [] };

const NO_FILE = {
  uuid: '',
  name: '',
  contentType: '',
  size: 0,
  table: true,
  content: async () => new Uint8Array(),
};
