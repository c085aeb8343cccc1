import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { Readable } from 'node:stream';
import { ImportError } from '@/mcpd/reading/import-error';
import { TableFault } from '@/tables/table-fault';

const PIECE = 1 << 20;

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** How a file ends, in lower case: `.csv` and whether it is compressed. */
export const endingOf = (path: string): { gz: boolean; ending: string } => {
  const last = extname(path).toLowerCase();
  return last === '.gz' ? { gz: true, ending: extname(path.slice(0, -3)).toLowerCase() } : { gz: false, ending: last };
};

/** @throws ImportError where there is no file with something in it at the path. */
export const checkPath = async (path: string, name: string): Promise<void> => {
  const found = await stat(path).catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT'
      ? new ImportError('missing', name, `there is no such file (${path})`)
      : new ImportError('unreadable', name, `the file cannot be read (${codeOf(error)})`);
  });
  if (found.isDirectory()) throw new ImportError('unreadable', name, 'this is a directory; name the files in it');
  if (found.size === 0) throw new ImportError('empty', name, 'the file is empty');
};

/** The first bytes of a file, by which its format is recognised. */
export const firstBytes = async (path: string): Promise<Uint8Array> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(PIECE / 256));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/** What went wrong while a file was read, as one sentence. */
export const readingError = (error: unknown, name: string): ImportError => {
  if (error instanceof ImportError) return error;
  if (error instanceof TableFault) return new ImportError('damaged', name, error.message);
  const code = codeOf(error);
  if (code === 'Z_BUF_ERROR') return new ImportError('truncated', name, 'the compressed file is cut off');
  if (code.startsWith('Z_')) return new ImportError('damaged', name, 'the file is not gzip, or it is damaged');
  return new ImportError('unreadable', name, `the file cannot be read (${code || String(error)})`);
};

/** The bytes of a file in pieces, unpacked where it is compressed. */
export async function* piecesOf(path: string, gz: boolean): AsyncGenerator<Uint8Array> {
  const source = createReadStream(path, { highWaterMark: PIECE });
  const stream: Readable = gz ? source.pipe(createGunzip({ chunkSize: PIECE })) : source;
  source.once('error', (error) => stream.destroy(error));
  try {
    for await (const piece of stream) yield piece as Uint8Array;
  } finally {
    source.destroy();
  }
}

/** Two files of the same name in two directories must be distinguishable in a report. */
export const namesOf = (paths: readonly string[], base: (path: string) => string): string[] => {
  const names = paths.map(base);
  return paths.map((path, i) => {
    const name = names[i] ?? path;
    return names.indexOf(name) === names.lastIndexOf(name) ? name : path;
  });
};
