import type { ReindexFlags, Reindexing, SearchIndexName } from '@/contract/installation/search-index';
import { byOf } from '../../rules/entities/crud';
import { knownNames, relearning } from '../../rules/search/knowledge';
import { serverTasksOf, type TaskWork } from '../../rules/tasks/server-tasks';
import { anyOf, type Caller } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';
import { badRequest, conflict, notFound } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import { changesOf, type PropertyChange } from '../../tools/store/audit';
import type { Rows } from '../../tools/store/store';

const FLAGS = 'flags';
const INITIAL: ReindexFlags = { enabled: true, stopped: false };

const flagRows = ({ store }: World): Rows<ReindexFlags> => store.rows('installation/reindexing');
const flagsOf = (world: World): ReindexFlags => flagRows(world).get(FLAGS) ?? INITIAL;

async function reindexing(world: World): Promise<Reindexing> {
  const tasks = serverTasksOf(world);
  const indexes = await world.accessions.indexes();
  return {
    ...flagsOf(world),
    indexes: [
      ...indexes.map((index) => ({ ...index, entity: 'acn' })),
      { name: SUGGESTIONS, entity: 'names', documents: knownNames(world), reads: 0 },
    ].map((index) => ({ ...index, reindexedDate: tasks.doneDate(index.name) })),
    task: await tasks.last(),
  };
}

const SUGGESTIONS: SearchIndexName = 'names.suggestions';

function workOn(world: World, name: string): TaskWork {
  const { accessions } = world;
  if (name === SUGGESTIONS) return { name, ...relearning(world) };
  return {
    name,
    run: () => accessions.rebuildIndex(name),
    progress: () => accessions.rebuilt(),
    stop: () => accessions.stopRebuild(),
  };
}

function note({ audit }: World, session: Caller, id: string, changes: PropertyChange[]): void {
  audit.note({ class: 'elastic', id, action: 'UPDATE', by: byOf(session), changes });
}

/** Those that were asked for, in their order; all where none is named. */
async function namesOf(world: World, asked: unknown): Promise<string[]> {
  const all = [...(await world.accessions.indexes()).map(({ name }) => name), SUGGESTIONS];
  if (asked === undefined) return all;
  if (!Array.isArray(asked) || asked.length === 0) throw badRequest('"indexes" must be a list of names.');
  const unknown: unknown = asked.find((name) => !all.includes(name as string));
  if (unknown !== undefined) throw notFound(`There is no index "${String(unknown).slice(0, 100)}".`);
  return all.filter((name) => asked.includes(name));
}

const administrators = anyOf('ROLE_ADMINISTRATOR');

/** What the accession store answers searches from, and making it anew. */
export const searchIndex: readonly Answer[] = [
  answer('GET /admin/elastic', administrators, ({ world }) => reindexing(world)),

  answer('PUT /admin/elastic', administrators, async ({ world, session, body }) => {
    const { enabled, stopped } = body ?? {};
    if (typeof enabled !== 'boolean' || typeof stopped !== 'boolean')
      throw badRequest('"enabled" and "stopped" must be true or false.');
    const changes = changesOf(flagsOf(world), { enabled, stopped });
    flagRows(world).set(FLAGS, { enabled, stopped });
    if (changes.length > 0) note(world, session, FLAGS, changes);
    if (stopped) await serverTasksOf(world).stop();
    return reindexing(world);
  }),

  answer('POST /admin/elastic/reindex', administrators, async ({ world, session, body }) => {
    const names = await namesOf(world, body?.indexes);
    const { enabled, stopped } = flagsOf(world);
    if (!enabled) throw conflict(sentence('reindexOff'));
    if (stopped) throw conflict(sentence('reindexStopped'));
    serverTasksOf(world).start(names.map((name) => workOn(world, name)));
    for (const name of names) note(world, session, name, [{ property: 'reindex', value: 'true' }]);
    return reindexing(world);
  }),

  answer('DELETE /admin/elastic/reindex', administrators, async ({ world, session }) => {
    const tasks = serverTasksOf(world);
    if (tasks.isRunning) note(world, session, 'reindex', [{ property: 'stopped', value: 'true' }]);
    await tasks.stop();
    return reindexing(world);
  }),
];
