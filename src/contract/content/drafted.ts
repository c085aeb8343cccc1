import type { Stored } from '../entity';
import type { CrudLines, Written } from '../families';

export const CONTENT_STATES = ['DRAFT', 'PUBLISHED'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

/**
 * Content as its editors have it. An edit makes it a draft, beside which stays what is public, until the draft is
 * published: all its texts at once.
 */
export interface Drafted extends Stored {
  state: ContentState;
  /** When what is public was published, as ISO text; null where nothing of it is public. */
  publishedDate: string | null;
  /** It was public, and taken back: its public address says so. */
  withdrawn?: boolean;
}

export type DraftMove = 'publish' | 'discard' | 'withdraw';
export const DRAFT_MOVES: readonly DraftMove[] = ['publish', 'discard', 'withdraw'];

/** `menus`, of `publish`: drafts of menus that become public in the same moment, as their sender has seen them. */
export interface DraftMoveRequest {
  version: number;
  menus?: { key: string; version: number }[];
}

type DraftLines<P extends string, K extends string, D, C> = CrudLines<P, K, D, C> &
  Record<`GET ${P}/draft/:${K}`, { returns: D }> &
  Record<`POST ${P}/:${K}/${DraftMove}`, { body: DraftMoveRequest; returns: D }>;

/**
 * What writes content: `crud`, by which it becomes a draft, and `GET /e/draft/:key`, which reads it as it was saved.
 * `publish` makes public what is there, in all its languages; `discard` takes what is public in place of it; `withdraw`
 * leaves nothing public. 400 with `fields` for what cannot be public yet, 409 for a stale `version`, or nothing to go back to.
 */
export const drafts = <const P extends string, D, C, const K extends string = 'uuid'>(
  path: P,
  _types: Written<D, C>,
  key: K = 'uuid' as K,
) =>
  Object.fromEntries(
    [
      `POST ${path}`,
      `PUT ${path}/:${key}`,
      `DELETE ${path}/:${key}`,
      `GET ${path}/draft/:${key}`,
      ...DRAFT_MOVES.map((move) => `POST ${path}/:${key}/${move}`),
    ].map((each) => [each, {}]),
  ) as DraftLines<P, K, D, C>;
