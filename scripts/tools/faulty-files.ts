/** Writes the faulty tables of the tests into a folder, to be tried by hand: `npx tsx scripts/tools/faulty-files.ts FOLDER`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultyFiles, NO_TABLES } from '../../mocks/data/import/faulty-files';
import { program, UsageError } from '../program';

await program(() => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new UsageError('Usage: tsx scripts/tools/faulty-files.ts FOLDER');
  const files = [...faultyFiles(), ...NO_TABLES];
  mkdirSync(folder, { recursive: true });
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
  console.log(`${files.length} files in ${folder}`);
});
