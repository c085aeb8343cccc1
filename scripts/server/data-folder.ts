import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Where changes and reports are kept: `DATA_FOLDER`, by default `.data`. */
export const dataFolder = (environment: NodeJS.ProcessEnv = process.env) => environment.DATA_FOLDER || '.data';

/** Writes a report beside earlier ones, piece by piece. @returns its path as one would type it here. */
export function writeReport(name: string, pieces: Iterable<string>, now = new Date()): string {
  const folder = join(dataFolder(), 'reports');
  mkdirSync(folder, { recursive: true });
  const time = now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  const path = join(folder, `${time}-${name}.csv`);
  const file = openSync(path, 'w');
  for (const piece of pieces) writeSync(file, piece);
  closeSync(file);
  return relative(process.cwd(), path);
}
