import type { AccessionReference } from '@/contract/dataset/dataset';
import { DOI } from '@/contract/patterns';
import type { MatchCandidate, MatchResult } from '@/contract/accession/match';
import { csvText } from '@/tables/csv-writer';
import { harmlessCell } from '@/shared/files/looks-like-formula';
import { referenceTable, type ReferenceCells } from '../reference-table';
import type { Pasted, PastedIdentifier } from './split-identifiers';

export type Outcome = MatchResult['outcome'];
export const OUTCOMES: readonly Outcome[] = ['exact', 'probable', 'ambiguous', 'none'];

/** One identifier of the paste and what it means. */
export interface Entry extends PastedIdentifier {
  /** In the paste. */
  place: number;
  result: MatchResult;
}

export type Grouped = Readonly<Record<Outcome, readonly Entry[]>>;

/** Which accession is taken for an identifier: by its text, as each stands in a paste once. */
export type Choices = ReadonlyMap<string, string>;

/** `results` are those of the identifiers; what was too long to be asked is not found. */
export function grouped({ identifiers, tooLong }: Pasted, results: readonly MatchResult[]): Grouped {
  const groups: Record<Outcome, Entry[]> = { exact: [], probable: [], ambiguous: [], none: [] };
  for (const [place, identifier] of identifiers.entries()) {
    const result = results[place];
    if (result) groups[result.outcome].push({ ...identifier, place, result });
  }
  for (const [i, identifier] of tooLong.entries()) {
    const result: MatchResult = { identifier: identifier.text, outcome: 'none', candidates: [], candidateCount: 0 };
    groups.none.push({ ...identifier, place: identifiers.length + i, result });
  }
  return groups;
}

/** Only what is beyond doubt is taken by itself. */
export const firstChoices = ({ exact }: Grouped): Choices =>
  new Map(exact.flatMap(({ text, result }) => result.candidates.slice(0, 1).map(({ uuid }) => [text, uuid] as const)));

export const withChoice = (choices: Choices, text: string, uuid: string | undefined): Choices => {
  const next = new Map(choices);
  if (uuid === undefined) next.delete(text);
  else next.set(text, uuid);
  return next;
};

/** Every entry of a group with its only candidate, or none of them. */
export const withGroup = (choices: Choices, entries: readonly Entry[], taken: boolean): Choices => {
  const next = new Map(choices);
  for (const { text, result } of entries) {
    const [only] = result.candidates;
    if (taken && only) next.set(text, only.uuid);
    else next.delete(text);
  }
  return next;
};

export interface Taken {
  /** Each accession once, in the order of the paste. */
  uuids: string[];
  /** Identifiers taken beyond these: they mean an accession that another one means too. */
  doubles: number;
  /** How many identifiers mean each. */
  times: ReadonlyMap<string, number>;
  historic: boolean;
}

export function takenOf(entries: readonly Entry[], choices: Choices): Taken {
  const chosen = entries.flatMap(({ text, result }) =>
    result.candidates.filter(({ uuid }) => uuid === choices.get(text)),
  );
  const byUuid = new Map(chosen.map((candidate): [string, MatchCandidate] => [candidate.uuid, candidate]));
  const times = new Map<string, number>();
  for (const { uuid } of chosen) times.set(uuid, (times.get(uuid) ?? 0) + 1);
  return {
    uuids: [...byUuid.keys()],
    times,
    doubles: chosen.length - byUuid.size,
    historic: [...byUuid.values()].some(({ historic }) => historic),
  };
}

const NO_CELLS: ReferenceCells = { instCode: '', acceNumb: '', genus: '', doi: '' };

/** What somebody can keep of an identifier: a DOI, or a number with its institute. */
function referenceOf({ text, cells }: Entry, institute: string): AccessionReference | undefined {
  const [, code, number] = /^([A-Z]{3}\d{3,4})\s+(\S.*)$/.exec(text) ?? [];
  const loose = DOI.test(text) ? { doi: text } : { instCode: code ?? institute, acceNumb: number ?? text };
  const named = cells ? { ...cells, instCode: cells.instCode || institute } : { ...NO_CELLS, ...loose };
  const read = referenceTable.reader()(named);
  return read.wrong ? undefined : read.value;
}

/** What no accession is taken for, by what it is called; `unnamed`: how many say too little for it. */
export function leftOf(entries: readonly Entry[], choices: Choices, institute: string) {
  const left = entries.filter(({ text }) => !choices.has(text)).map((entry) => referenceOf(entry, institute));
  const references = left.filter((each) => each !== undefined);
  return { references, unnamed: left.length - references.length };
}

export interface ReportTexts {
  head: readonly string[];
  outcome: (outcome: Outcome) => string;
  reason: (candidate: MatchCandidate) => string;
  taken: (taken: boolean) => string;
}

/** Every identifier of the paste with its outcome, a line for each accession that it may mean; RFC 4180. */
export function reportCsv(entries: readonly Entry[], choices: Choices, texts: ReportTexts): string {
  const lines = entries.flatMap(({ text, lines: at, result }) => {
    const start = [at.join(' '), text, texts.outcome(result.outcome)];
    if (result.candidates.length === 0) return [[...start, ...texts.head.slice(3).map(() => '')]];
    return result.candidates.map((candidate) => [
      ...start,
      texts.taken(choices.get(text) === candidate.uuid),
      texts.reason(candidate),
      candidate.instituteCode,
      candidate.accessionNumber,
      candidate.taxonomy.taxonName,
      candidate.doi ?? '',
      candidate.uuid,
    ]);
  });
  return csvText([texts.head, ...lines].map((line) => line.map(harmlessCell)));
}
