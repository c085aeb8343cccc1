import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from '@/contract/entity';
import { CALL_TIMEOUT } from '@/contract/constants';
import type { Line } from '@/contract/endpoints';
import { TOKEN_FREE_PATHS } from '@/contract/root-paths';
import { abortable } from './abortable';
import { prefetchedAnswer } from './prefetched-calls';
import type { Call, CallOptions } from '../call';
import { failedAnswer, failure, isFailure, type Failure } from '../failure';
import { readFile } from './file-answer';
import { requestOf } from './request-of';
import { isOfServer, serverAddress } from '../server-address';
import { tokenPort } from '../token-port';
import { unreachable } from './unreachable';
import type { upload } from './upload';
import { withoutNulls } from './without-nulls';

type Outcome = { data: unknown } | { error: Failure };

const running = new Map<string, AbortController>();
const shared = new Map<string, Promise<Outcome>>();

/** Aborts the previous call of the same kind; the new one takes its place. */
function takeKind(kind: string | undefined): AbortController {
  const controller = new AbortController();
  if (kind) {
    running.get(kind)?.abort();
    running.set(kind, controller);
  }
  return controller;
}

async function readPieces(body: ReadableStream<Uint8Array> | null, onPiece: (bytes: Uint8Array) => Promise<void>) {
  const reader = body?.getReader();
  if (!reader) return null;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) await onPiece(piece.value);
    return null;
  } catch (fault) {
    // Whoever takes no more also wants no more to be sent.
    void reader.cancel().catch(() => undefined);
    throw fault;
  }
}

async function read(response: Response, { accept, file, onPiece }: CallOptions) {
  if (onPiece && response.ok) return readPieces(response.body, onPiece);
  if (file && response.ok) return readFile(response);
  const text = await response.text();
  if (accept !== undefined && response.ok) return text;
  return text === '' ? null : (JSON.parse(text) as unknown);
}

/** What the server family says of a dead token; some answers say it with another status than 401. */
const isDeadToken = (status: number, data: unknown) =>
  status === 401 || (data as Partial<ApiError> | null)?.error === 'invalid_token';

/** Visitors send no files. */
const sent: typeof upload = async (...given) => (await import('./upload')).upload(...given);

async function send(call: Call, signal: AbortSignal, mayRetry: boolean): Promise<Outcome> {
  const needsToken = !TOKEN_FREE_PATHS.some((root) => call.path.startsWith(root)) && isOfServer(call.path);
  const token = needsToken ? await abortable(tokenPort().token(), signal) : undefined;
  const { onProgress } = call.options;
  const [url, init] = [serverAddress(call.path), { ...requestOf(call, token), signal }];
  const prefetched = prefetchedAnswer(url, init);
  const response =
    (prefetched && (await abortable(prefetched, signal))) ??
    (await (onProgress ? sent(url, init, onProgress) : fetch(url, init)));
  const data = await read(response, call.options).catch((fault: unknown) => {
    if (signal.aborted || response.ok) throw fault;
    return null;
  });
  if (response.ok) return { data: withoutNulls(call.line, data) };
  if (needsToken && mayRetry && isDeadToken(response.status, data)) {
    const verdict = await abortable(tokenPort().unauthorized(token), signal);
    if (verdict === 'retry') return send(call, signal, false);
  }
  if (needsToken && response.status === 403) tokenPort().forbidden?.();
  return { error: failedAnswer(response, data) };
}

/** A call that is told to be sent once joins the one under way that says the same. */
function sendOnce(call: Call, signal: AbortSignal): Promise<Outcome> {
  if (!call.options.once) return send(call, signal, true);
  const key = JSON.stringify([call.method, call.path, call.body, call.form]);
  const under = shared.get(key);
  if (under) return abortable(under, signal);
  const mine = send(call, signal, true).finally(() => shared.delete(key));
  shared.set(key, mine);
  return mine;
}

/** An exception of the token, of `fetch` or of reading, told apart by who aborted and what was thrown. */
function thrown(fault: unknown, cancelled: boolean, timedOut: boolean): Failure | Promise<Failure> {
  if (cancelled) return failure('CANCELLED');
  if (timedOut) return failure('TIMEOUT');
  if (isFailure(fault)) return fault;
  return fault instanceof SyntaxError ? failure('PARSING') : unreachable();
}

/** What is known of a call beside its answer, for whoever tells and reports failures. */
export interface CallMeta {
  line: Line;
  silent: boolean;
}

/** Sends one `Call`; never throws. */
export async function outcomeOf(call: Call, outer?: AbortSignal): Promise<Outcome> {
  // How long a file takes depends on its size and the line.
  const { kind, timeout = call.body instanceof FormData ? false : CALL_TIMEOUT } = call.options;
  const mine = takeKind(kind);
  const clock = timeout === false ? undefined : AbortSignal.timeout(timeout);
  const stops = outer ? [mine.signal, outer] : [mine.signal];
  try {
    return await sendOnce(call, AbortSignal.any(clock ? [...stops, clock] : stops));
  } catch (fault) {
    return {
      error: await thrown(
        fault,
        stops.some(({ aborted }) => aborted),
        clock?.aborted === true,
      ),
    };
  } finally {
    if (kind && running.get(kind) === mine) running.delete(kind);
  }
}

/** The answer is JSON, or text or a file where the call asked for one. */
export const baseQuery: BaseQueryFn<Call, unknown, Failure, object, CallMeta> = async (call, { signal }) => ({
  ...(await outcomeOf(call, signal)),
  meta: { line: call.line, silent: call.options.silent ?? false },
});
