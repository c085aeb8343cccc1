import {
  GONE_CHOICES,
  ROW_OUTCOMES,
  type GoneChoice,
  type PassportRowResult,
  type PassportUpdate,
  type PushedRow,
  type PushReport,
} from '@/contract/passport/passport-update';
import type { Page } from '@/contract/page';
import { columnOf } from '@/mcpd/columns';
import { ImportError } from '@/mcpd/reading/import-error';
import { TableFault } from '@/tables/table-fault';
import { byOf, notYours } from '../../rules/entities/crud';
import { badRequest, conflict, notFound } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import { checkPassport, type Check } from '../../rules/passport/check';
import { checkRemoval } from '../../rules/passport/check-removal';
import { cellOf, columnsIn, readRows, WHOLE } from '../../rules/passport/pushed-rows';
import { reportOf } from '../../rules/passport/report';
import { readUpload } from '../../rules/passport/read-upload';
import type { KeptUpdate } from '../../rules/passport/updates';
import { grantedTo, isAdministrator } from '../../rules/publication/publication';
import { tablesOf } from '../../data/table-preview/tables';
import { signedIn, type Caller } from '../../rules/tokens/caller';
import { Turns } from '../../tools/workers/turns';
import { answer, fileAnswer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';

const DEFAULT_LENGTH = 50;
const MAX_LENGTH = 500;
/** Checks that wait to be applied: how long, and the rows of all of them. */
const CHECK_LIFE = 2 * 3_600_000;
const MAX_WAITING_ROWS = 200_000;

/** Administrators, and who may write what a data provider of the institute owns. */
export async function mayUpdatePassport(world: World, code: string, caller: Caller): Promise<boolean> {
  if (isAdministrator(caller)) return true;
  if (!caller.user) return false;
  const partners = (await world.catalogue.partners.all()).filter(({ wiewsCodes }) => wiewsCodes.includes(code));
  return partners.some(({ uuid }) => grantedTo(caller, world.acl, 'partner', uuid).write);
}

/** The WIEWS code: 404 where there is no such institute, 403 for who may not. */
async function admitted(world: World, code: string, caller: Caller): Promise<string> {
  if (!(await world.institutes.one(code))) throw notFound(sentence('noInstitute', { id: code }));
  if (!(await mayUpdatePassport(world, code, caller))) throw notYours();
  return code;
}

/** A check before it is applied, and what was told of it. */
interface Waiting {
  head: Omit<KeptUpdate, 'order'>;
  check: Check;
  /** The last update of the institute when it was made. */
  after: number;
  since: number;
}

const checks = new WeakMap<World, Map<string, Waiting>>();

function checksOf(world: World): Map<string, Waiting> {
  const all = checks.get(world) ?? new Map<string, Waiting>();
  checks.set(world, all);
  let rows = [...all.values()].reduce((sum, { check }) => sum + check.rows.length, 0);
  // The oldest first; the last one always stays.
  for (const [uuid, { since, check }] of all) {
    const isOld = since < world.clock.now() - CHECK_LIFE;
    if (!isOld && (rows <= MAX_WAITING_ROWS || all.size === 1)) continue;
    rows -= check.rows.length;
    all.delete(uuid);
  }
  return all;
}

const now = ({ clock }: World): string => new Date(clock.now()).toISOString();

function shown(world: World, update: Omit<KeptUpdate, 'order'> & { order?: number }): PassportUpdate {
  const { order, by, undone, ...rest } = update;
  const nameOf = (person: string | undefined) => (person !== undefined && world.users.byUuid(person)?.fullName) || null;
  const undoable = update.state === 'APPLIED' && order === world.passport.lastOf(update.instituteCode);
  const back = undone && { undone: { ...undone, by: nameOf(undone.by) } };
  return { ...rest, by: nameOf(by), ...back, undoable };
}

function headOf(world: World, code: string, fileName: string | null, caller: Caller, check: Check): Waiting['head'] {
  const { counts, columns, unknownColumns } = check;
  return {
    uuid: crypto.randomUUID(),
    instituteCode: code,
    fileName,
    state: 'CHECKED',
    createdDate: now(world),
    by: byOf(caller),
    appliedDate: null,
    gone: 'keep',
    counts,
    columns,
    unknownColumns,
  };
}

const found = (world: World, code: string, uuid: string) => {
  const waiting = checksOf(world).get(uuid);
  const kept = world.passport.one(code, uuid);
  if (!kept && waiting?.head.instituteCode !== code) throw notFound(sentence('noUpdate', { id: uuid.slice(0, 80) }));
  return { kept, waiting };
};

/** Resolves when every question is answered with what was kept. */
async function shownNow({ passport }: World): Promise<void> {
  // To keep thousands of rows is a turn of its own.
  await new Turns().next();
  await passport.accessions.settled();
}

/** Applies what was checked; answers when it is kept and every question is answered with it. */
async function apply(world: World, { head, check, after }: Waiting, gone: GoneChoice): Promise<KeptUpdate> {
  const { passport, store } = world;
  if (passport.lastOf(head.instituteCode) !== after) throw conflict(sentence('passportChanged'));
  const whole = { ...head, state: 'APPLIED' as const, appliedDate: now(world), gone };
  const kept = passport.apply(whole, check.changed(gone));
  await store.commit();
  await shownNow(world);
  return kept;
}

const reportPath = (uuid: string): string => `passport-updates/${uuid}.csv`;

const readable = async <T>(read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ImportError || error instanceof TableFault) throw badRequest(error.message);
    throw error;
  }
};

async function pushed(world: World, code: string, caller: Caller, make: () => Promise<Check>): Promise<PushReport> {
  const after = world.passport.lastOf(code);
  const check = await readable(make);
  const { counts, rows } = check;
  if (check.changed('remove').length === 0) return { update: null, counts, rows };
  const waiting = { head: headOf(world, code, null, caller, check), check, after, since: 0 };
  return { update: shown(world, await apply(world, waiting, 'remove')), counts, rows };
}

const push = (line: 'POST /acn/:code/passport' | 'PUT /acn/:code/passport', isWhole: boolean): Answer =>
  answer(line, signedIn, async ({ world, session, params, body }) => {
    const code = await admitted(world, params.code, session);
    const rows = readRows(body);
    const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const named = names.some((name) => columnOf(name) === 'INSTCODE') ? names : [...names, 'INSTCODE'];
    const cells = rows.map((row, at) => {
      const values: Record<string, PushedRow[string]> = { INSTCODE: code, ...row };
      return { line: at + 1, endLine: at + 1, cells: named.map((name) => cellOf(values[name])) };
    });
    return pushed(world, code, session, () =>
      checkPassport({
        accessions: world.passport.accessions,
        instituteCode: code,
        time: now(world),
        fileName: 'rows',
        read: async (file, turns) => {
          for (const _row of file.rowByRow([{ line: 0, endLine: 0, cells: named }, ...cells]))
            if (turns.due()) await turns.next();
        },
        columnsOf: (at) => (isWhole ? WHOLE : columnsIn(rows[at - 1] ?? {})),
        isWhole: false,
      }),
    );
  });

export const passport: readonly Answer[] = [
  push('POST /acn/:code/passport', false),
  push('PUT /acn/:code/passport', true),

  answer('DELETE /acn/:code/passport', signedIn, async ({ world, session, params, body }) => {
    const code = await admitted(world, params.code, session);
    const rows = readRows(body);
    return pushed(world, code, session, () => checkRemoval(world.passport.accessions, code, rows));
  }),

  answer('GET /acn/:code/passport-updates', signedIn, async ({ world, session, params }) => {
    const code = await admitted(world, params.code, session);
    return world.passport.of(code).map((update) => shown(world, update));
  }),

  fileAnswer('POST /acn/:code/passport-updates', signedIn, async ({ world, session, params, files }) => {
    const code = await admitted(world, params.code, session);
    const upload = files.find(({ field }) => field === 'file');
    if (!upload) throw badRequest('A file is expected as "file".');
    const after = world.passport.lastOf(code);
    const check = await readable(() =>
      checkPassport({
        accessions: world.passport.accessions,
        instituteCode: code,
        time: now(world),
        fileName: upload.name,
        read: (file, turns) => readUpload(upload, tablesOf(world).reader, file, turns),
        isWhole: true,
      }),
    );
    const head = headOf(world, code, upload.name, session, check);
    checksOf(world).set(head.uuid, { head, check, after, since: world.clock.now() });
    return shown(world, head);
  }),

  answer('GET /acn/:code/passport-updates/:update', signedIn, async ({ world, session, params }) => {
    const { kept, waiting } = found(world, await admitted(world, params.code, session), params.update);
    return shown(world, kept ?? (waiting as Waiting).head);
  }),

  answer('GET /acn/:code/passport-updates/:update/rows', signedIn, async ({ world, session, params, query }) => {
    const { waiting } = found(world, await admitted(world, params.code, session), params.update);
    if (!waiting) throw notFound(sentence('noUpdate', { id: params.update.slice(0, 80) }));
    const { outcome, p: number = 0, l = DEFAULT_LENGTH } = query;
    if (outcome && outcome !== 'remarked' && !ROW_OUTCOMES.includes(outcome)) throw badRequest('No such outcome.');
    const { rows } = waiting.check;
    const chosen = !outcome
      ? rows
      : rows.filter((row) =>
          outcome === 'remarked' ? row.outcome !== 'refused' && row.notes.length > 0 : row.outcome === outcome,
        );
    const size = Math.min(MAX_LENGTH, Math.max(1, l));
    const content = chosen.slice(number * size, (number + 1) * size);
    const totalPages = Math.ceil(chosen.length / size);
    const page: Page<PassportRowResult> = {
      content,
      number,
      size,
      numberOfElements: content.length,
      totalElements: chosen.length,
      totalPages,
      first: number === 0,
      last: number + 1 >= totalPages,
    };
    return page;
  }),

  answer('GET /acn/:code/passport-updates/:update/report', signedIn, async ({ world, session, params }) => {
    const { waiting } = found(world, await admitted(world, params.code, session), params.update);
    const kept = waiting ? undefined : await world.store.files.get(reportPath(params.update));
    const text = waiting
      ? await reportOf(waiting.check.rows)
      : kept && new TextDecoder('utf-8', { ignoreBOM: true }).decode(kept);
    if (text === undefined) throw notFound(sentence('noUpdate', { id: params.update.slice(0, 80) }));
    return new Response(text, { headers: { 'Content-Type': 'text/csv' } });
  }),

  answer('POST /acn/:code/passport-updates/:update/apply', signedIn, async ({ world, session, params, body }) => {
    const code = await admitted(world, params.code, session);
    const gone = GONE_CHOICES.find((each) => each === body?.gone);
    if (!gone) throw badRequest(`"gone" must be one of ${GONE_CHOICES.join(', ')}.`);
    const { kept, waiting } = found(world, code, params.update);
    if (!kept) {
      const report = new TextEncoder().encode(await reportOf((waiting as Waiting).check.rows));
      // One that is too long for a file can be had as long as the check is remembered.
      await world.store.files.put(reportPath(params.update), report).catch(() => undefined);
    }
    // Asked twice at once, the second finds what the first has kept.
    const done = world.passport.one(code, params.update) ?? (await apply(world, waiting as Waiting, gone));
    await shownNow(world);
    return shown(world, done);
  }),

  answer('POST /acn/:code/passport-updates/:update/undo', signedIn, async ({ world, session, params }) => {
    const { kept } = found(world, await admitted(world, params.code, session), params.update);
    if (!kept) throw conflict(sentence('notApplied'));
    const undone = kept.state === 'UNDONE' ? kept : world.passport.undo(kept, { date: now(world), by: byOf(session) });
    await world.store.commit();
    await shownNow(world);
    return shown(world, undone);
  }),
];
