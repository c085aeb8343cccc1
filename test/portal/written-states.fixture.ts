import { endpoints, type Line } from '@/contract/endpoints';
import type { Publishable } from '@/contract/publication/publication';
import { PUBLICATION_KINDS, type PublicationKind } from '@/contract/publication/workflow';
import { seedOf, WRITTEN_KINDS } from '../../mocks/rules/entities/written-kinds.fixture';
import { DEMO_PASSWORD, DEMO_USERS } from '../../mocks/data/users/demo-users';
import { testApi } from '../../mocks/rules/world/api.fixture';

/*
 * Who may write what of an item in which state, written down once more: each line of the contract that writes one, by
 * everybody, with what would be good enough from who may.
 */

const STATES = {
  draft: { state: 'DRAFT', current: true },
  review: { state: 'REVIEWING', current: true },
  published: { state: 'PUBLISHED', current: true },
  older: { state: 'PUBLISHED', current: false },
  withdrawn: { state: 'DRAFT', current: true, withdrawn: true },
} as const;
type State = keyof typeof STATES;

const PROGRAMS = ['admin', 'publisher', 'user'] as const;
const people = DEMO_USERS.map(({ email }) => email.replace('@example.org', ''));
const CALLERS = ['nobody', 'the application', ...people, ...PROGRAMS.map((each) => `program of ${each}`)];

/** What a line does, in the words of the workflow. */
function actionOf(line: string): string {
  if (line.includes('/acl/')) return 'permissions';
  const [, move] = /^POST \/\w+\/(?:bulk|:uuid)\/([\w-]+)$/.exec(line) ?? [];
  if (move !== undefined && !['files', 'descriptors'].includes(move)) return move;
  return /^DELETE \/\w+\/:uuid$/.test(line) ? 'delete' : 'edit';
}

const DRAFTED = ['edit', 'for-review', 'delete', 'permissions'];
const AUTHOR: Record<State, readonly string[]> = {
  draft: DRAFTED,
  review: ['withdraw', 'permissions'],
  published: ['new-version', 'permissions'],
  older: ['permissions'],
  withdrawn: DRAFTED,
};
const ADMINISTRATOR: Record<State, readonly string[]> = {
  draft: DRAFTED,
  review: ['edit', 'approve', 'reject', 'delete', 'permissions'],
  published: ['unpublish', 'new-version', 'permissions'],
  older: ['unpublish', 'permissions'],
  withdrawn: DRAFTED,
};

export interface Cell {
  kind: PublicationKind;
  line: string;
  state: State;
  caller: string;
}

const authorOf = (kind: PublicationKind): string => (kind === 'divtree' ? 'divtree' : 'publisher');

export function mayDo({ kind, line, state, caller }: Cell): boolean {
  const person = caller.replace('program of ', '');
  const may = person === 'admin' ? ADMINISTRATOR : person === authorOf(kind) ? AUTHOR : undefined;
  return may?.[state].includes(actionOf(line)) ?? false;
}

/** Lines of a kind that write an item that there is. */
const linesOf = (kind: PublicationKind): string[] =>
  (Object.keys(endpoints) as Line[]).filter(
    (line) =>
      !line.startsWith('GET ') &&
      (new RegExp(`^\\w+ /${kind}/(:uuid|bulk/)`).test(line) ||
        line === 'PUT /acl/:class/:path' ||
        (kind === 'dataset' && /^\w+ \/ingest\/:dataset\//.test(line))),
  );

export const LINES = PUBLICATION_KINDS.flatMap((kind) => linesOf(kind).map((line) => ({ kind, line })));
export const cellsOf = (given: Pick<Cell, 'kind' | 'line'>): Cell[] =>
  (Object.keys(STATES) as State[]).flatMap((state) => CALLERS.map((caller) => ({ ...given, state, caller })));

const api = testApi({ accessions: 60 });
const credentials = new Map<string, string>();

/** Before the first call. */
export async function signIn(): Promise<void> {
  credentials.set('the application', `Bearer ${await api.token()}`);
  for (const person of people) credentials.set(person, `Bearer ${await api.token(`${person}@example.org`)}`);
  for (const person of PROGRAMS) {
    const made = await api.call('POST /api/v2/me/tokens', {
      headers: { Authorization: credentials.get(person) ?? '' },
      body: { label: 'A program', active: true, expires: null, password: DEMO_PASSWORD },
    });
    credentials.set(`program of ${person}`, `API-Token ${((await made.json()) as { token: string }).token}`);
  }
}

const headersOf = (caller: string): Record<string, string> => {
  const Authorization = credentials.get(caller);
  return Authorization === undefined ? {} : { Authorization };
};

function bodyOf(line: string, uuid: string, version: number | undefined): unknown {
  if (line.startsWith('DELETE ')) return undefined;
  if (line.includes('/bulk/')) return [uuid];
  if (line.endsWith('/files')) {
    const upload = new FormData();
    upload.set('file', new File(['a,b\n1,2\n'], 'more.csv', { type: 'text/csv' }));
    return upload;
  }
  if (line.includes('/acl/')) return { version: 0, inherits: true, entries: [] };
  if (line.endsWith('/accessions')) return { version, accessions: [] };
  if (line.endsWith('/references')) return { version, references: [] };
  if (line.endsWith('/descriptors')) return { version, descriptors: [] };
  if (line.endsWith('/tree')) return { version, tree: { name: 'Wheats', children: [{ name: 'A wheat' }] } };
  if (line.endsWith('/:name')) return { label: 'Another' };
  if (line.includes('/ingest/')) return { version, columns: [] };
  return { version, title: 'Changed', reason: 'Not yet.' };
}

/** What became of one call: whether it was refused for who calls or for the state, and whether the item is another. */
export async function tried({ kind, line, state, caller }: Cell): Promise<{ refused: boolean; changed: boolean }> {
  const table = WRITTEN_KINDS.find(([each]) => each === kind)?.[1](api.world.catalogue);
  if (!table) throw new Error(`There is no table of ${kind}.`);
  const uuid = crypto.randomUUID();
  const head: Publishable & { files?: readonly { name: string }[] } = {
    ...(await seedOf(table)),
    ...STATES[state],
    uuid,
  };
  const by = api.world.users.byEmail(`${authorOf(kind)}@example.org`)?.uuid;
  const { version } = table.create({ ...head, versionTag: '1.0' }, { by });
  const before = JSON.stringify(table.get(uuid));

  const [method = '', path = ''] = line.split(' ');
  const address = path
    .replace(/:uuid|:path|:dataset/, uuid)
    .replace(':class', kind)
    .replace(':name', encodeURIComponent(head.files?.[0]?.name ?? 'none.csv'))
    .replace(':file', crypto.randomUUID())
    .replace(':sheet', '0');
  const query = method === 'DELETE' ? `?version=${version}` : '';
  const headers = headersOf(caller);
  const response = await api.call(`${method} /api/v2${address}${query}`, {
    headers,
    body: bodyOf(line, uuid, version),
  });
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  const readable = async () => (await api.call(`GET /api/v2/${kind}/${uuid}`, { headers })).ok;
  const isBulk = Array.isArray(answer) && line.includes('/bulk/');
  const changed = JSON.stringify(table.get(uuid)) !== before;
  if (isBulk) return { refused: answer.every(({ ok }: { ok: boolean }) => !ok), changed };
  const refused = [401, 403, 409].includes(response.status) || (response.status === 404 && !(await readable()));
  return { refused: refused || response.status === 410, changed };
}

/** A load that is taken back: there is none, which is told to who might. */
const isIdle = ({ line }: Cell): boolean => line === 'DELETE /ingest/:dataset/last';

/** What is wrong with a cell; undefined where it is as it should be. */
export async function faultOf(cell: Cell): Promise<string | undefined> {
  const { refused, changed } = await tried(cell);
  const may = mayDo(cell);
  const name = [cell.kind, cell.line, cell.state, cell.caller].join(' · ');
  if (!may && !refused) return `${name}: is not refused`;
  if (!may && changed) return `${name}: is refused and changes something`;
  if (may && refused && !isIdle(cell)) return `${name}: is refused`;
  return undefined;
}
