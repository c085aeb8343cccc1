import { DATASET_ACCESSIONS_MAX, type AccessionReference } from '@/contract/dataset/dataset';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import {
  INGEST_NOTES,
  INGEST_NOTES_SHOWN,
  type IngestColumn,
  type IngestDescriptor,
  type IngestNote,
  type IngestReport,
  type IngestRequest,
} from '@/contract/dataset/ingest';
import type { AccessionService } from '../../data/accessions/service';
import { buildDataset } from '../../data/import/traits/build-dataset';
import type { Definition } from '../../data/import/traits/definitions';
import { findAccessions, type Found } from '../../data/import/traits/find-accessions';
import type { LongLayout, WideLayout } from '../../data/import/traits/layout';
import { accessionsByUuid } from '../../data/import/traits/observed-accessions';
import { RawDescriptors, RawTable } from '../../data/import/traits/raw-table';
import type { ValueReading } from '../../data/import/traits/read-value';
import type { TraitDescriptor } from '../../data/import/traits/trait-descriptors';
import { isNoValue, valueOf } from '../../data/import/traits/value-of';
import { valueType } from '../../data/import/traits/value-type';
import { mergeObservations } from '../../data/observations/merge-observations';
import { identityOf } from '../../data/observations/identity';
import type { Observations, ObservedDataset } from '../../data/observations/observed-dataset';
import { scaleOf } from '../../data/observations/scale-of';
import type { SheetRows } from '../../data/table-preview/tables';
import { inTurns } from '../../tools/workers/turns';
import { eachRow } from './each-row';
import { headingsAt } from './heading-rows';
import { IngestNotes } from './ingest-notes';
import { UnreadColumns } from './unread-columns';

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
  /** All of them. */
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

const keyOf = (descriptorUuid: string, accession: string, value: string, method: string): string =>
  [descriptorUuid, accession, value, method].join('\u001f');

const written = ({ number, term }: ValueReading): string => (number === undefined ? (term ?? '') : String(number));

/** What a dataset has of some descriptors. */
function valuesOf({ accessions, columns, methods }: NonNullable<CheckContext['before']>, uuids: ReadonlySet<string>) {
  const values = new Set<string>();
  for (const { descriptorUuid, accession, numbers, codes, terms, method } of columns) {
    if (!uuids.has(descriptorUuid)) continue;
    for (const [i, place] of accession.entries()) {
      const value = numbers ? String(numbers[i]) : (terms?.[codes?.[i] ?? 0] ?? '');
      const of = accessions[place];
      values.add(keyOf(descriptorUuid, of ? identityOf(of) : '', value, methods[method?.[i] ?? 0] ?? ''));
    }
  }
  return values;
}

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
  if (layout.kind === 'wide') layout.descriptors = layout.descriptors.filter((each) => !left.includes(each));
  let ignored = 0;
  let rows = 0;
  await eachRow(
    sheet,
    titleRows + headingRows,
    (cells, line) => {
      rows++;
      if (rows % 1_000 === 0) context.onProgress((ROWS * rows) / sheet.count);
      if (layout.kind === 'long' && isIgnored(valueOf(cells[layout.descriptor]))) {
        ignored++;
        return;
      }
      for (const { at: place } of left) if (valueOf(cells[place], isMissing) !== '') ignored++;
      const odd = sheet.odd.get(line);
      raw.row({ line, endLine: line, cells, ...(odd && { odd }) });
    },
    context.stopped,
  );

  context.onProgress(ROWS);
  const found = await findAccessions(
    raw.accessions.texts.map((_, place) => raw.named(place)),
    context.accessions,
    institute,
  );
  context.stopped();
  const uuids = new Set(found.flatMap((each) => ('candidate' in each ? [each.candidate.uuid] : [])));
  const known = await accessionsByUuid([...uuids], context.accessions);
  context.stopped();
  context.onProgress(FOUND);

  const described = new Map<string, Descriptor>();
  const traits = raws.all.map((each): TraitDescriptor | undefined => {
    const said = byName.get(each.name);
    const descriptor = said && describedBy(said, context);
    if (!descriptor) return undefined;
    described.set(each.name, descriptor);
    const counts = new Map(each.values.texts.map((text, place) => [text, each.counts[place] ?? 0]));
    const decimals = new Set(
      columns.flatMap(({ role, name, decimal }) => (role === 'value' || name === each.name ? decimal : [])),
    );
    const decimalComma =
      decimals.has('comma') || (!decimals.has('point') && valueType(counts, descriptor.dataType).decimalComma);
    return { descriptor, type: { dataType: descriptor.dataType, decimalComma }, definition: definitionOf(descriptor) };
  });
  const there = mode === 'add' && context.before;
  const present = there && valuesOf(there, new Set([...described.values()].map(({ uuid }) => uuid)));
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
      ...(present && {
        isThere: (descriptor, accession, value, method) =>
          present.has(keyOf(descriptor, accession, written(value), method)),
      }),
      say,
    }),
    undefined,
    context.stopped,
  );
  // Two names may mean one descriptor.
  const { accessions, columns: observed, methods } = mergeObservations(NOTHING, dataset);
  const observedDescriptors = new Map(dataset.descriptors.map((each) => [each.uuid, each]));
  notes.all.sort((a, b) => a.line - b.line);
  const values = countsOf(raw);
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
      accessions: accessions.length,
      descriptors: observedDescriptors.size,
      counts: notes.counts,
      unread: unread.report(values, (column) =>
        layout.kind === 'wide'
          ? headings[column]?.text || (headings[column]?.name ?? '')
          : (raws.all[column]?.name ?? ''),
      ),
      notes: notes.all.slice(0, INGEST_NOTES_SHOWN),
      noteCount: notes.all.length,
    },
    notes: notes.all,
  };
}

const isRefusal = (kind: string): boolean => (INGEST_NOTES as Record<string, string>)[kind] === 'refused';

/** As many as a dataset may name. */
function notHeldOf(raw: RawTable, found: readonly Found[], institute = ''): AccessionReference[] {
  return found
    .flatMap((each, place) => ('among' in each && each.among.length === 0 ? raw.named(place) : []))
    .slice(0, DATASET_ACCESSIONS_MAX)
    .map(({ number, institute: code, doi, genus }) => ({
      instCode: code || institute || null,
      acceNumb: number || null,
      genus: genus || null,
      doi: doi || null,
    }));
}

/** Values by their place in the table. */
function countsOf(raw: RawTable): Map<number, number> {
  const counts = new Map<number, number>();
  for (const i of raw.line.keys()) {
    const column = raw.place(i);
    counts.set(column, (counts.get(column) ?? 0) + 1);
  }
  return counts;
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
