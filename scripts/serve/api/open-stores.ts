/** Opens LevelDB: accounts, and the changes to the data that are loaded. */
import { Level } from 'level';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DamagedStore, levelBackend, type Database, type LevelBackend } from '../../../mocks/tools/store/level-backend';
import { StorageFailed, type Backends } from '../../../mocks/tools/store/store';
import { rowsOfSnapshot } from '../../../mocks/rules/world/rows-of-snapshot';
import { UsageError } from '../../program';

interface OpenStores {
  stores: Required<Backends>;
  /** What was set aside: lines to print. */
  notes: string[];
}

/** Lies in a folder that was written once: an empty one without it is new, one with it has lost everything. */
const MARK = 'KEPT';

/** Around all keys: of rows, files and sums, which begin with an exclamation mark. */
const FIRST_KEY = ' ';
const LAST_KEY = '~';

/** As LevelDB of Node has it; that of a page has not. */
interface Compacting {
  compactRange(start: string, end: string): Promise<void>;
}

const canCompact = (database: Database): database is Database & Compacting => 'compactRange' in database;

/**
 * Leaves no byte of what was removed or written over. A range is only rewritten where files of two levels overlap: what
 * was in memory is written out first, then keys around everything are laid over it.
 */
async function compact(database: Database): Promise<void> {
  if (!canCompact(database)) return;
  await database.compactRange(FIRST_KEY, LAST_KEY);
  const around = [FIRST_KEY, LAST_KEY].map((key) => ({ type: 'put' as const, key, value: '' }));
  await database.batch(around);
  await database.compactRange(FIRST_KEY, LAST_KEY);
}

/** What is behind what libraries say, which name only the step that failed. */
function innermost(error: unknown): { message?: unknown; code?: unknown } {
  if (typeof error !== 'object' || error === null) return { message: error };
  return 'cause' in error && error.cause !== undefined ? innermost(error.cause) : error;
}
const reasonOf = (error: unknown): string => String(innermost(error).message);

/** A sentence that says what to do about it, or what is wrong with the rows. */
function faultOf(folder: string, error: unknown): UsageError | DamagedStore {
  const reason = reasonOf(error);
  if (innermost(error).code === 'LEVEL_LOCKED')
    return new UsageError(
      `${folder} is in use by another process: stop that one, or give this one a folder of its own, as in DATA_FOLDER=.data-2.`,
    );
  if (new StorageFailed(error).full)
    return new UsageError(
      `${folder} cannot be written: ${reason}. Make room, or name a folder on another disk with DATA_FOLDER.`,
    );
  if (/permission|read-only|not permitted|not a directory|EEXIST|too many open|cannot allocate/i.test(reason))
    return new UsageError(
      `${folder} cannot be written: ${reason}. Let this account write there, or name another folder with DATA_FOLDER.`,
    );
  return new DamagedStore(reason);
}

/** Files of LevelDB that hold rows; without them, what made the folder ended before anything was kept. */
const holdsRows = (folder: string): boolean =>
  existsSync(join(folder, MARK)) || readdirSync(folder).some((name) => /\.(log|ldb|sst)$/.test(name));

/**
 * The database in a folder, made where there is none.
 * @throws UsageError where another process has it or it cannot be written, DamagedStore where it is not as it was written.
 */
async function openFolder(folder: string): Promise<LevelBackend> {
  let backend: LevelBackend | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    // For its owner alone, as it holds keys and letters.
    chmodSync(folder, 0o700);
    // LevelDB takes a folder that has lost its first file for an empty one, and removes the rest.
    let createIfMissing = !holdsRows(folder);
    const open = async (): Promise<Level> => {
      const database = new Level(folder, { createIfMissing });
      await database.open();
      createIfMissing = false;
      return database;
    };
    backend = await levelBackend({ open, summed: true, compact });
    await backend.load();
    const known = await backend.wasWritten();
    if (!known && existsSync(join(folder, MARK))) throw new DamagedStore('All rows are gone');
    // Writing shows whether there is room at all.
    await backend.write([]);
    writeFileSync(join(folder, MARK), '');
    return backend;
  } catch (error) {
    await backend?.close();
    throw faultOf(folder, error);
  }
}

const timeOf = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(':', '');

async function openAccounts(folder: string): Promise<LevelBackend> {
  try {
    return await openFolder(folder);
  } catch (error) {
    if (!(error instanceof DamagedStore)) throw error;
    // Set aside, the demo accounts would be back, and everybody knows their password.
    throw new UsageError(
      `The accounts in ${folder} are damaged (${reasonOf(error)}). Put a copy of this folder back, or start with --fresh: that forgets all accounts and begins with the demo's, whose password is published.`,
    );
  }
}

async function openChanges(folder: string, notes: string[]): Promise<LevelBackend> {
  try {
    return await openFolder(folder);
  } catch (error) {
    if (!(error instanceof DamagedStore)) throw error;
    const aside = `${folder}.damaged-${timeOf(new Date())}`;
    renameSync(folder, aside);
    notes.push(
      '',
      `The changes of this data were damaged (${reasonOf(error)}): they are set aside in ${aside}, and the data is shown as it was loaded.`,
    );
    return openFolder(folder);
  }
}

/** What was kept as one JSON document until 2025, by data: taken over once, then set aside. */
async function takeOver(path: string, accounts: LevelBackend, notes: string[]): Promise<void> {
  if (!existsSync(path)) return;
  let snapshot: unknown;
  try {
    snapshot = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(
      `The accounts kept in ${path} cannot be read (${reasonOf(error)}). Put a copy of it back, or move it away, and the demo accounts begin anew with the published password.`,
    );
  }
  const rows = rowsOfSnapshot(snapshot);
  const kept = await accounts.load();
  const same = new Set(kept.map(({ table, key }) => `${table} ${key}`));
  // Ended between writing and renaming, an earlier start left all of its rows.
  const isTaken = rows.length > 0 && rows.every(({ table, key }) => same.has(`${table} ${key}`));
  const takes = kept.length === 0;
  if (takes) await accounts.write(rows);
  const aside = `${path}.${takes || isTaken ? 'taken-over' : 'left-out'}`;
  renameSync(path, aside);
  if (!takes && !isTaken)
    notes.push('', `Accounts are one for all data now: those kept with this data alone were left out, in ${aside}.`);
}

/**
 * Accounts, keys and sessions in one folder whatever data is served; changes of the catalogue in one of each set of data.
 * @param fresh forgets both.
 * @throws UsageError with a sentence for whoever starts the server.
 */
export async function openStores(folder: string, fingerprint: string, fresh = false): Promise<OpenStores> {
  const paths = { accounts: join(folder, 'accounts'), changes: join(folder, 'changes', fingerprint) };
  const snapshot = `${paths.changes}.json`;
  if (fresh) await forget([paths.accounts, paths.changes], snapshot);
  const notes: string[] = [];
  const accounts = await openAccounts(paths.accounts);
  try {
    await takeOver(snapshot, accounts, notes);
    return { stores: { accounts, changes: await openChanges(paths.changes, notes) }, notes };
  } catch (error) {
    await accounts.close();
    throw error;
  }
}

/** Nothing is taken from under a process that runs. */
async function forget(folders: readonly string[], snapshot: string): Promise<void> {
  for (const folder of folders) {
    if (!existsSync(folder)) continue;
    await openFolder(folder).then(
      (backend) => backend.close(),
      (error: unknown) => {
        if (!(error instanceof DamagedStore)) throw error;
      },
    );
    rmSync(folder, { recursive: true });
  }
  for (const end of ['', '.taken-over', '.left-out']) rmSync(`${snapshot}${end}`, { force: true });
}
