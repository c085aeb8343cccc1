import type { ServerResponse } from 'node:http';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

export type Coding = 'br' | 'gzip';

/** In bytes: what is shorter fits into one packet as it is. */
export const WORTH_COMPRESSING = 1024;

/** Levels that take less time than they save on any line; libuv compresses beside the event loop. */
export const compressor = (coding: Coding): Transform =>
  coding === 'gzip'
    ? createGzip({ level: 6 })
    : createBrotliCompress({
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      });

const CODINGS: readonly Coding[] = ['br', 'gzip'];

/** The shortest coding that `Accept-Encoding` weighs most: `*` stands for what is not named, `q=0` refuses. */
export function acceptedCoding(
  accepted: string | string[] | undefined,
  offered: Readonly<Partial<Record<Coding, unknown>>> = { br: true, gzip: true },
): Coding | undefined {
  const weights = new Map(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((each) => {
        const [name = '', ...parameters] = each.split(';').map((part) => part.trim());
        const weight = parameters.find((part) => part.startsWith('q='));
        return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0] as const;
      }),
  );
  const weightOf = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? 0;
  const [best] = CODINGS.filter((coding) => offered[coding] && weightOf(coding) > 0).sort(
    (one, other) => weightOf(other) - weightOf(one),
  );
  return best;
}

/** Text, but for events: a compressor would keep them until it has enough of them. */
const COMPRESSIBLE = /^(?:text\/(?!event-stream)|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/;

const mayCompress = ({ status, headers }: Response): boolean =>
  status !== 206 &&
  !headers.has('content-encoding') &&
  !/\bno-transform\b/.test(headers.get('cache-control') ?? '') &&
  COMPRESSIBLE.test(headers.get('content-type') ?? '');

/** Reads until it is known whether the body is worth compressing; `rest` is absent where that was all. */
async function begun(body: ReadableStream): Promise<{ start: Buffer; rest?: AsyncIterableIterator<Buffer> }> {
  const rest = Readable.fromWeb(body)[Symbol.asyncIterator]() as AsyncIterableIterator<Buffer>;
  const pieces: Buffer[] = [];
  for (let length = 0; length < WORTH_COMPRESSING; length += pieces.at(-1)?.length ?? 0) {
    const { done, value } = await rest.next();
    if (done) return { start: Buffer.concat(pieces) };
    pieces.push(value);
  }
  return { start: Buffer.concat(pieces), rest };
}

async function* joined(start: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield start;
  yield* rest;
}

/** Whoever leaves before the end is no failure. */
async function sent(parts: (NodeJS.ReadableStream | NodeJS.WritableStream)[]): Promise<void> {
  await pipeline(parts as NodeJS.ReadWriteStream[]).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** The headers of an answer, and more of them. */
export function headersOf(answer: Response, extra: Readonly<Record<string, string>>): Headers {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(extra)) headers.append(name, value);
  return headers;
}

/** Writes an answer as its caller accepts it: compressed while it comes, or whole and with its length where it is short. */
export async function writeAnswer(
  answer: Response,
  response: ServerResponse,
  accepted: string | string[] | undefined,
  extra: Readonly<Record<string, string>>,
): Promise<void> {
  const body = answer.body as ReadableStream | null;
  const headers = headersOf(answer, extra);
  const head = () => response.writeHead(answer.status, Object.fromEntries(headers));
  if (!body) return void head().end();
  if (!mayCompress(answer)) return sent([Readable.fromWeb(body), head()]);
  headers.append('Vary', 'Accept-Encoding');
  const { start, rest } = await begun(body);
  if (!rest) {
    headers.set('Content-Length', String(start.length));
    return void head().end(start);
  }
  const whole = Readable.from(joined(start, rest));
  const coding = acceptedCoding(accepted);
  if (!coding) return sent([whole, head()]);
  headers.set('Content-Encoding', coding);
  headers.delete('Content-Length');
  // It still means the same, but no longer byte by byte.
  const tag = headers.get('ETag');
  if (tag?.startsWith('"')) headers.set('ETag', `W/${tag}`);
  return sent([whole, compressor(coding), head()]);
}
