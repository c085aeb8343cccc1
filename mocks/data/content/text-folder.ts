import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TextFiles } from './content-seeds';

/** What stands in the folder of texts; Node only. */
export async function textsInFolder(folder = join(process.cwd(), 'mocks/data/content/texts')): Promise<TextFiles> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.md'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return Object.fromEntries(files.map((name, at) => [name.replaceAll('\\', '/'), texts[at] ?? '']));
}
