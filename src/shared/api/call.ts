import type { Body, Form, Line, Params, Query, Upload } from '@/contract/endpoints';

/** One call, ready for the base query. */
export interface Call {
  line: Line;
  method: string;
  /** Path of the contract with its values filled in and the query appended. */
  path: string;
  /** JSON, or a `FormData` with files. */
  body?: unknown;
  form?: Record<string, string>;
  options: CallOptions;
}

export interface CallOptions {
  /** Milliseconds; `false` waits as long as it takes. */
  timeout?: number | false;
  /** The failure is drawn by the caller: no snackbar. */
  silent?: boolean;
  /** A new call of the same kind cancels the previous one. */
  kind?: string;
  /** The same call, already under way, is not sent a second time: both get its answer. */
  once?: boolean;
  /** `Accept` of the answer, `application/json` by default; anything else is read as text. */
  accept?: string;
  /** The answer is a file: the call's data is a `FileAnswer`. */
  file?: boolean;
  /**
   * The answer is taken piece by piece as it arrives, the next one when the promise settles; the call's data is null.
   * What it throws ends the call.
   */
  onPiece?: (bytes: Uint8Array) => Promise<void>;
  /** Hears how much of the body was sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

type Part<Name extends string, T> = [T] extends [never] ? { [K in Name]?: undefined } : { [K in Name]?: T | null };
type ParamsPart<L extends Line> = keyof Params<L> extends never ? { params?: undefined } : { params: Params<L> };

export type Input<L extends Line> = ParamsPart<L> &
  Part<'query', Query<L>> &
  Part<'body', Body<L>> &
  Part<'form', Form<L>> &
  Part<'upload', Upload<L>>;

const text = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value));

function search(query: unknown): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, text(value)]))}` : '';
}

/** What any line may be sent. */
export interface AnyInput {
  params?: Readonly<Record<string, string>> | undefined;
  query?: unknown;
  body?: unknown;
  form?: unknown;
  upload?: unknown;
}

/** Fills a line of the contract: `call('GET /crop/:shortName', { params: { shortName: 'wheat' } })`. */
export const call: <L extends Line>(line: L, input: Input<L>, options?: CallOptions) => Call = (...given) =>
  callOf(...given);

/** The same for a line that is only known while it runs, whose values no type can tell. */
export function callOf(line: Line, input: AnyInput, options: CallOptions = {}): Call {
  const [method = 'GET', pattern = ''] = line.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, name: string) =>
    // A DOI keeps its slashes: the server family reads it as the rest of the path.
    (input.params?.[name] ?? '').split('/').map(encodeURIComponent).join('/'),
  );
  const body: unknown = input.upload ?? input.body;
  return {
    line,
    method,
    path: path + search(input.query),
    ...(body !== undefined && { body }),
    ...(input.form != null && { form: input.form as Record<string, string> }),
    options,
  };
}
