/** Precompression: Brotli and gzip beside each file. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { WORTH_COMPRESSING } from '../../mocks/tools/http/content-coding';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Pictures and fonts are compressed already; pages are changed for every answer. */
const COMPRESSIBLE = /^(?:assets\/.*\.(?:css|js|json|svg|xml)|licences\.txt|openapi\.json)$/;

/** Puts `.br` and `.gz` beside a file of the build, at their highest levels: servers send them as they are. */
export async function precompress(folder: string, name: string, content: string | Uint8Array): Promise<void> {
  const body = Buffer.from(content);
  if (!COMPRESSIBLE.test(name) || body.length < WORTH_COMPRESSING) return;
  const [br, gz] = await Promise.all([compressBrotli(body), compressGzip(body, { level: 9 })]);
  await Promise.all([writeFile(join(folder, `${name}.br`), br), writeFile(join(folder, `${name}.gz`), gz)]);
}
