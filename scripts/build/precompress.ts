/** Precompression: Brotli and gzip beside each file. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { WORTH_COMPRESSING } from '../../mocks/tools/http/content-coding';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Pictures and fonts are compressed already; pages are changed for every answer. */
const COMPRESSIBLE = /^(?:assets\/.*\.(?:css|js|json|svg|xml)|licences\.txt|openapi\.json)$/;

/** The highest, 11, takes another 6 s of processor for all files, and makes them 1.5 % smaller. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Puts `.br` and `.gz` beside a file of the build: servers send them as they are. */
export async function precompress(folder: string, name: string, content: string | Uint8Array): Promise<void> {
  const body = Buffer.from(content);
  if (!COMPRESSIBLE.test(name) || body.length < WORTH_COMPRESSING) return;
  const [br, gz] = await Promise.all([compressBrotli(body, BROTLI), compressGzip(body, { level: 9 })]);
  await Promise.all([writeFile(join(folder, `${name}.br`), br), writeFile(join(folder, `${name}.gz`), gz)]);
}
