/** A digest of the files that something is made from, by which it is known whether it has to be made again. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Tests beside the code, and texts for those who read it, are no part of what is made. */
const NO_INPUT = /\.test\.tsx?$|\.md$/;

/** Of the contents, so that a fresh clone, a touched file or a clock has no say. `beside`: names of files in the root. */
export function inputsDigest(root: string, folders: readonly string[], beside: RegExp): string {
  const within = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !NO_INPUT.test(entry.name))
        .map(({ parentPath, name }) => relative(root, join(parentPath, name))),
    );
  const hash = createHash('sha256');
  for (const file of [...readdirSync(root).filter((name) => beside.test(name)), ...within].toSorted())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}
