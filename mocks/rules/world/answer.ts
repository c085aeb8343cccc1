import type { Language } from '@/contract/constants';
import type { Body, Form, Line, Params, Query, Returns } from '@/contract/endpoints';
import type { UploadedFile } from '../../tools/http/read-request';
import type { Allow, Caller } from '../tokens/caller';
import type { World } from './world';

/** What an answer is computed from. Everything is read and checked before: token, role, size, JSON. */
export interface Call<L extends Line> {
  world: World;
  /** The caller, `allow` already satisfied. */
  session: Caller;
  /** Decoded path parameters. */
  params: Params<L>;
  /** `p`, `l`, `limit` are numbers; repeated values are joined by commas. */
  query: Query<L>;
  /** The parsed JSON body; `undefined` when there is none or it is `null`. */
  body: Body<L> | undefined;
  /** The form-encoded body, as text values. */
  form: Form<L>;
  /** What a multipart body brought along. */
  files: readonly UploadedFile[];
  request: Request;
  /** The best of the portal's languages by the caller's `Accept-Language`; English without one. */
  language: Language;
  /** The API's own origin as the caller sees it. */
  origin: string;
}

/** A `Response` is sent as it is (CSV, files, redirects); anything else as JSON, or as CSV where the caller accepts `text/csv`. */
export type Resolve<L extends Line> = (call: Call<L>) => Returns<L> | Response | Promise<Returns<L> | Response>;

/** One line of the contract with its permission and its resolver. */
export interface Answer {
  line: Line;
  allow: Allow;
  /** Files may come with it: for all other lines much shorter bodies are read. */
  takesFiles?: true;
  resolve(call: Call<Line>): unknown;
}

/** `answer('GET /acn/details/:uuid', withToken, ({ world, params }) => …)`, typed by the contract. */
export function answer<L extends Line>(line: L, allow: Allow, resolve: Resolve<L>): Answer {
  // The mount hands every resolver the call of its own line: the one place where that is not visible to the compiler.
  return { line, allow, resolve: resolve as unknown as Answer['resolve'] };
}

/** The same for a line that files are uploaded by. */
export const fileAnswer = <L extends Line>(line: L, allow: Allow, resolve: Resolve<L>): Answer => ({
  ...answer(line, allow, resolve),
  takesFiles: true,
});
