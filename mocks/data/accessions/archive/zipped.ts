import { Zip, ZipDeflate } from 'fflate';

/** Files of an archive by name, each made while it is taken. */
export type ArchiveFiles = Iterable<readonly [name: string, text: Iterable<string> | AsyncIterable<string>]>;

/** A ZIP archive in pieces, as fast as they are taken: never more of it is in memory than one piece of a file. */
export async function* zipped(files: ArchiveFiles): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let ready: Uint8Array[] = [];
  const taken = (): Uint8Array[] => {
    const pieces = ready;
    ready = [];
    return pieces;
  };
  const zip = new Zip((fault, bytes) => {
    if (fault) throw fault;
    ready.push(bytes);
  });
  for (const [name, text] of files) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const piece of text) {
      file.push(encoder.encode(piece));
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
