import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** One file of ours, with what it imports: paths from the root of the project for our own, names for packages. */
export interface SourceFile {
  path: string;
  text: string;
  imports: string[];
}

const FOLDERS = ['src', 'mocks', 'test', 'scripts'];
const ENDINGS = ['', '.ts', '.tsx', '.d.ts'];
/** `import … from`, `import '…'`, `import('…')` wherever it stands, and the files of workers. */
const IMPORT =
  /(?:^|[\s;])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[\s;])import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|\bnew URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta/g;

/** What one text imports, as it is written there. */
export const importsOf = (text: string): string[] =>
  [...text.matchAll(IMPORT)].map((match) => match.slice(1).find((target) => target !== undefined) ?? '');

function resolved(from: string, target: string): string {
  const path = target.startsWith('@/')
    ? `src/${target.slice(2)}`
    : target.startsWith('.')
      ? posix.join(posix.dirname(from), target)
      : undefined;
  if (path === undefined) return target;
  return ENDINGS.map((ending) => path + ending).find((file) => existsSync(file) && posix.extname(file)) ?? path;
}

/** All files of the project, but for what journeys leave behind. */
export const allPaths = (): string[] =>
  FOLDERS.filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).split(sep).join('/'))
    .filter((path) => !path.startsWith('test/artifacts/'));

/** All TypeScript of the project. */
export const sourceFiles = (): SourceFile[] =>
  allPaths()
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      const imports = importsOf(text).map((target) => resolved(path, target));
      return { path, text, imports };
    });
