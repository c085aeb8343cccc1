import type { AuditEntry } from '@/contract/publication/history';
import type { PublicationMove } from '@/contract/publication/workflow';

/** What one change came to, each line a sentence. */
export type HistoryLine =
  | { kind: 'made' | 'deleted' | 'other' }
  | { kind: 'moved'; move: PublicationMove }
  | { kind: 'observations'; before: number; after: number; file?: string }
  | { kind: 'count'; property: string; before: number; after: number }
  | { kind: 'list'; property: string; added: number; removed: number }
  | { kind: 'file'; name: string; done: 'added' | 'removed' | 'changed' }
  | { kind: 'value'; property: string; before: string | null; after: string | null };

/** Follows from what else is told, or is known to the server alone: names of its own, what an undo needs. */
const UNTOLD =
  /^(publishedDate|observed|references|before(\..+)?|current|withdrawn|firstVersion|institutes|observationCount|files|state|owner\.(?!name$).+|translations\.[\w-]+\.from\b.*)$/;

const COUNTS: ReadonlySet<string> = new Set(['accessionCount', 'descriptorCount', 'nodeCount']);

/** Told by their number: what they hold are keys. */
const LISTS: ReadonlySet<string> = new Set(['accessions', 'descriptorUuids']);

const MOVES: Readonly<Record<string, PublicationMove>> = {
  'DRAFT REVIEWING': 'for-review',
  'REVIEWING DRAFT': 'withdraw',
  'REVIEWING PUBLISHED': 'approve',
  'DRAFT PUBLISHED': 'approve',
  'PUBLISHED DRAFT': 'unpublish',
};

function listIn(text: string | null | undefined): unknown[] {
  try {
    const read: unknown = JSON.parse(text ?? '');
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

interface FileFacts {
  uuid: string;
  name: string;
  loads?: unknown;
}

/** With all that is said of each, by which it is compared. */
const filesIn = (text: string | null | undefined): FileFacts[] =>
  listIn(text).filter((each): each is FileFacts => {
    const { uuid, name } = (each ?? {}) as Partial<Record<keyof FileFacts, unknown>>;
    return typeof uuid === 'string' && typeof name === 'string';
  });

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Files that came, went or are described otherwise; `loaded` is the one whose observations were imported. */
function fileLines(entry: AuditEntry | undefined): { lines: HistoryLine[]; loaded: string | undefined } {
  if (!entry) return { lines: [], loaded: undefined };
  const [was, is] = [filesIn(entry.previous), filesIn(entry.value)];
  const before = new Map(was.map((file) => [file.uuid, file]));
  const now = new Set(is.map(({ uuid }) => uuid));
  const loaded = is.find((file) => file.loads && !same(file.loads, before.get(file.uuid)?.loads));
  const lines: HistoryLine[] = [
    ...is.flatMap((file): HistoryLine[] => {
      const old = before.get(file.uuid);
      if (!old) return [{ kind: 'file', name: file.name, done: 'added' }];
      return same(old.loads, file.loads) && !same(old, file)
        ? [{ kind: 'file', name: file.name, done: 'changed' }]
        : [];
    }),
    ...was.flatMap(({ uuid, name }): HistoryLine[] => (now.has(uuid) ? [] : [{ kind: 'file', name, done: 'removed' }])),
  ];
  return { lines, loaded: loaded?.name };
}

function lineOf({ property = '', previous, value, added, removed }: AuditEntry): HistoryLine[] {
  if (property === '' || UNTOLD.test(property)) return [];
  if (added !== undefined || removed !== undefined)
    return [{ kind: 'list', property, added: added ?? 0, removed: removed ?? 0 }];
  if (COUNTS.has(property))
    return [{ kind: 'count', property, before: Number(previous ?? 0), after: Number(value ?? 0) }];
  if (LISTS.has(property)) {
    const [was, is] = [listIn(previous), listIn(value)];
    const count = (of: unknown[], without: unknown[]) => of.filter((each) => !without.includes(each)).length;
    return [{ kind: 'list', property, added: count(is, was), removed: count(was, is) }];
  }
  return [{ kind: 'value', property, before: previous ?? null, after: value ?? null }];
}

/** What was done at one time by one person, in lines: what is most, first. */
export function historyLines(entries: readonly AuditEntry[]): HistoryLine[] {
  const [first] = entries;
  if (!first) return [];
  if (first.action !== 'UPDATE') return [{ kind: first.action === 'INSERT' ? 'made' : 'deleted' }];
  const of = (property: string) => entries.find((entry) => entry.property === property);
  const state = of('state');
  const move = state && MOVES[`${state.previous} ${state.value}`];
  const { lines: files, loaded } = fileLines(of('files'));
  const observed = of('observationCount');
  const lines: HistoryLine[] = [
    ...(move
      ? [{ kind: 'moved' as const, move: move === 'withdraw' && first.reason ? ('reject' as const) : move }]
      : []),
    ...(observed
      ? [
          {
            kind: 'observations' as const,
            before: Number(observed.previous ?? 0),
            after: Number(observed.value ?? 0),
            ...(loaded !== undefined && { file: loaded }),
          },
        ]
      : []),
    ...files,
    ...entries.flatMap(lineOf),
  ];
  return lines.length > 0 ? lines : [{ kind: 'other' }];
}
