import type { BulkMove, MoveRequest, PublicationMove } from './publication/workflow';
import type { BulkOutcome, Version } from './publication/publication';

/** What an entity is as it is answered whole (`D`), and what may be sent of it (`C`). */
export interface Written<D, C> {
  details?: D;
  change?: C;
}

/** Names the two types of a family: `crud('/subset', written<SubsetDetails, SubsetChange>())`. */
export const written = <D, C>(): Written<D, C> => ({});

/** Only what is sent is changed. `version` is the one that the sender has seen: 409 `conflict` where it is stale. */
export type Update<C> = Partial<C> & { version: number };

export type CrudLines<P extends string, K extends string, D, C> = Record<`POST ${P}`, { body: C; returns: D }> &
  Record<`PUT ${P}/:${K}`, { body: Update<C>; returns: D }> &
  Record<`DELETE ${P}/:${K}`, { query: { version: number }; returns: null }>;

/**
 * What writes an entity: `POST /e` creates it, `PUT /e/:key` changes what is sent, `DELETE /e/:key?version=` removes it.
 * 400 with `fields: { path: message key of form:problem }` for what cannot be kept.
 */
export const crud = <const P extends string, D, C, const K extends string = 'uuid'>(
  path: P,
  _types: Written<D, C>,
  key: K = 'uuid' as K,
) =>
  Object.fromEntries(
    [`POST ${path}`, `PUT ${path}/:${key}`, `DELETE ${path}/:${key}`].map((each) => [each, {}]),
  ) as CrudLines<P, K, D, C>;

export const MOVES: readonly PublicationMove[] = [
  'for-review',
  'withdraw',
  'approve',
  'reject',
  'unpublish',
  'new-version',
];
export const BULK_MOVES: readonly BulkMove[] = ['for-review', 'approve', 'unpublish', 'delete'];

type PublicationLines<P extends string, D> = Record<`GET ${P}/:uuid/versions`, { returns: Version[] }> &
  Record<`POST ${P}/:uuid/${PublicationMove}`, { body: MoveRequest; returns: D }> &
  Record<`POST ${P}/bulk/${BulkMove}`, { body: string[]; returns: BulkOutcome[] }>;

/**
 * What publishes an entity, by the table of `workflow.ts`: 403 for who may not, 409 where the state does not allow it.
 * `new-version` answers the draft, also where it was there before.
 */
export const publication = <const P extends string, D>(path: P, _types: Written<D, unknown>) =>
  Object.fromEntries(
    [
      `GET ${path}/:uuid/versions`,
      ...MOVES.map((move) => `POST ${path}/:uuid/${move}`),
      ...BULK_MOVES.map((move) => `POST ${path}/bulk/${move}`),
    ].map((each) => [each, {}]),
  ) as PublicationLines<P, D>;
