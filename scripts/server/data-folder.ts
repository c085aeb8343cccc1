import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Where changes and reports are kept: `DATA_FOLDER`, by default `.data`. */
export const dataFolder = (environment: NodeJS.ProcessEnv = process.env) => environment.DATA_FOLDER || '.data';

/** Writes a report beside earlier ones. @returns its path as one would type it here. */
export function writeReport(name: string, text: string, now = new Date()): string {
  const folder = join(dataFolder(), 'reports');
  mkdirSync(folder, { recursive: true });
  const time = now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  const path = join(folder, `${time}-${name}.csv`);
  writeFileSync(path, text);
  return relative(process.cwd(), path);
}
