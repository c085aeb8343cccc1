/** Paths of what is kept between starts. */
import { join, relative } from 'node:path';

/** Where accounts, changes and reports are kept: `DATA_FOLDER`, by default `.data`. */
export const dataFolder = (environment: NodeJS.ProcessEnv = process.env) => environment.DATA_FOLDER || '.data';

/** Where the report of an import at this time goes, as one would type it here. */
export function reportPath(what: 'import' | 'traits' = 'import', now = new Date()): string {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  return relative(process.cwd(), join(dataFolder(), 'reports', `${what}-${time}.csv`));
}
