import type { Accession } from '@/contract/accession/accession';
import type { MatchCandidate } from '@/contract/accession/match';
import { URL_NAMESPACE, uuidV5 } from '@/mcpd/accession-uuid';
import type {
  ObservationColumn,
  ObservedAccession,
  ObservedDataset,
  SourceFile,
} from '../../observations/observed-dataset';
import { observedAccession } from '../../observations/observed-accession';
import type { Pieces } from '../../../tools/workers/turns';
import { Interned } from './interned';
import { isOfGenus, type Found } from './find-accessions';
import type { NoteKind } from './notes';
import { NumberList } from './number-list';
import type { RawTable, RawDescriptors } from './raw-table';
import { isNumeric, readValue, type ValueReading } from './read-value';
import type { TraitDescriptor } from './trait-descriptors';

export interface DatasetParts {
  name: string;
  raw: RawTable;
  rawDescriptors: RawDescriptors;
  /** What has none is left out. */
  descriptors: readonly (TraitDescriptor | undefined)[];
  /** By place of the accession in the raw table. */
  found: readonly Found[];
  known: ReadonlyMap<string, Accession>;
  file: SourceFile;
  modified: string;
  /** Whether the dataset has this value already. */
  isThere?(descriptorUuid: string, accessionUuid: string, value: ValueReading, method: string): boolean;
  /** @param place that of the raw table, of what is refused. */
  say(
    kind: NoteKind,
    line: number,
    more: { column?: string; value?: string; used?: string; detail?: string },
    place?: number,
  ): void;
}

export interface BuiltDataset {
  dataset: ObservedDataset;
  loaded: number;
  refused: number;
}

/** `grin-peanut_observations.csv.gz` → `Grin peanut observations`. */
export function titleOf(name: string): string {
  const bare = name
    .replace(/^.*[\\/]/, '')
    .replace(/\.gz$/i, '')
    .replace(/\.\w+$/, '');
  const words = bare.replace(/[-_.\s]+/g, ' ').trim();
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1);
}

export const traitsUuid = (kind: 'dataset' | 'file', name: string): string =>
  uuidV5(URL_NAMESPACE, `https://pgr-portal.example/traits/${kind}/${encodeURIComponent(name)}`);

/** Values of one descriptor as they come. */
class GrowingColumn {
  readonly accession = new NumberList(Uint32Array);
  readonly numbers = new NumberList(Float64Array);
  readonly codes = new NumberList(Uint32Array);
  readonly method = new NumberList(Uint16Array);
  readonly terms = new Interned();
  /** What each text of the descriptor was read as, read once. */
  readonly readings: (ValueReading | undefined)[] = [];

  constructor(readonly of: TraitDescriptor) {}

  add(accession: number, { number, term }: ValueReading, method: number): void {
    this.accession.push(accession);
    this.method.push(method);
    if (number === undefined) this.codes.push(this.terms.place(term ?? ''));
    else this.numbers.push(number);
  }

  done(hasMethods: boolean): ObservationColumn {
    return {
      descriptorUuid: this.of.descriptor.uuid,
      accession: this.accession.done(),
      ...(isNumeric(this.of.type.dataType)
        ? { numbers: this.numbers.done() }
        : { codes: this.codes.done(), terms: this.terms.texts }),
      ...(hasMethods ? { method: this.method.done() } : {}),
    };
  }
}

/** What tells those apart that have one number. */
const listed = (candidates: readonly MatchCandidate[]): string =>
  candidates
    .map(({ instituteCode, taxonomy }) => `${instituteCode} ${taxonomy.genus}`)
    .sort()
    .join(', ');

/** Values after which others may have their turn. */
const PIECE = 500;

/** The observations of a file whose accession the catalogue holds and whose value can be read; all others are reported. */
export function* buildDataset(parts: DatasetParts): Pieces<BuiltDataset> {
  const { name, raw, rawDescriptors, descriptors, found, known, file, modified, isThere, say } = parts;
  const places = new Interned();
  const accessions: ObservedAccession[] = [];
  const columns = new Map<number, GrowingColumn>();
  const told = new Set<number>();
  let refused = 0;

  const accessionAt = (accession: number, line: number, place: number): number | undefined => {
    const meaning = found[accession];
    const { institute, number, doi, genus = '' } = raw.named(accession);
    const value = [institute, number || doi].filter(Boolean).join(' ');
    const full = meaning && 'candidate' in meaning ? known.get(meaning.candidate.uuid) : undefined;
    if (!full) {
      const among = meaning && 'among' in meaning ? meaning.among : [];
      if (among.length > 1) say('ambiguousAccession', line, { value, detail: listed(among) }, place);
      else say('unknownAccession', line, { value }, place);
      return undefined;
    }
    if (!told.has(accession)) {
      told.add(accession);
      if (number !== '' && full.accessionNumber !== number)
        say('spelledOtherwise', line, { value, used: full.accessionNumber });
      if (genus !== '' && !isOfGenus(full, genus))
        say('otherGenus', line, { value: `${value} ${genus}`, used: full.taxonomy.genus });
    }
    const at = places.place(full.uuid);
    accessions[at] ??= observedAccession(full);
    return at;
  };

  for (let i = 0; i < raw.line.length; i++) {
    if (i % PIECE === 0) yield;
    const line = raw.line.at(i);
    const at = raw.descriptor.at(i);
    const place = raw.place(i);
    const descriptor = descriptors[at];
    const text = rawDescriptors.all[at]?.values.texts[raw.value.at(i)] ?? '';
    if (!descriptor) {
      say('noDescriptor', line, { column: rawDescriptors.all[at]?.name ?? '', value: text }, place);
      refused++;
      continue;
    }
    const column = columns.get(at) ?? new GrowingColumn(descriptor);
    const reading = (column.readings[raw.value.at(i)] ??= readValue(text, descriptor));
    const where = { column: rawDescriptors.all[at]?.name ?? '', value: text };
    const isRead = reading.number !== undefined || reading.term !== undefined;
    const accession = isRead ? accessionAt(raw.accession.at(i), line, place) : undefined;
    if (reading.say && (!isRead || accession !== undefined))
      say(reading.say, line, { ...where, ...(reading.detail ? { detail: reading.detail } : {}) }, place);
    if (accession === undefined) {
      refused++;
      continue;
    }
    const uuid = accessions[accession]?.uuid ?? '';
    if (isThere?.(descriptor.descriptor.uuid, uuid, reading, raw.methods.texts[raw.method.at(i)] ?? '')) {
      say('alreadyThere', line, where, place);
      refused++;
      continue;
    }
    columns.set(at, column);
    column.add(accession, reading, raw.method.at(i));
  }

  const hasMethods = raw.methods.texts.some((text) => text !== '');
  const made = [...columns.values()];
  const observed: ObservationColumn[] = [];
  for (const column of made) {
    observed.push(column.done(hasMethods));
    yield;
  }
  const crops = new Set(
    [...known.values()].flatMap(({ uuid, crop }) => (crop && places.has(uuid) ? [crop.shortName] : [])),
  );
  return {
    loaded: raw.line.length - refused,
    refused,
    dataset: {
      head: {
        uuid: traitsUuid('dataset', name),
        title: titleOf(name),
        state: 'PUBLISHED',
        versionTag: '1.0',
        current: true,
        owner: null,
        crops: [...crops].sort(),
        source: name,
        lastModifiedDate: modified,
        creators: [],
        locations: [],
      },
      descriptors: made.map(({ of }) => of.descriptor),
      accessions,
      columns: observed,
      methods: hasMethods ? raw.methods.texts : [],
      files: [file],
    },
  };
}
