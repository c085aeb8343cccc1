import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SnapshotStore } from '../../mocks/store/journal';

/** Changes belong to the data they were made on: each set of data has a file of its own. */
export const snapshotPath = (folder: string, fingerprint: string) => join(folder, 'changes', `${fingerprint}.json`);

/** Keeps the changes in a file, replaced as a whole: a power cut leaves the old one or the new one. */
export function snapshotFile(path: string): SnapshotStore {
  return {
    load: async () => {
      try {
        return JSON.parse(readFileSync(path, 'utf8')) as unknown;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
          console.error(`The changes in ${path} cannot be read and are left out: ${String(error)}`);
          await rename(path, `${path}.unreadable`).catch(() => undefined);
        }
        return undefined;
      }
    },
    save: async (snapshot) => {
      mkdirSync(dirname(path), { recursive: true });
      // For its owner alone, as it holds the signing key; a file that is there already would keep its own mode.
      await rm(`${path}.new`, { force: true });
      await writeFile(`${path}.new`, JSON.stringify(snapshot), { mode: 0o600 });
      await rename(`${path}.new`, path);
    },
  };
}

export function forget(path: string): void {
  rmSync(path, { force: true });
}
