import {
  requestMove,
  type RequestAction,
  type RequestHolder,
  type RequestState,
  type RequestStatus,
} from '@/contract/request/request';
import type { HolderAnswer } from '@/contract/request/request-answer';
import type { Permit, PermitEvent } from '@/contract/request/permit';
import type { RequestInfo } from '@/contract/request/request-schema';
import { URL_NAMESPACE, uuidV5 } from '@/mcpd/accession-uuid';
import type { KeptLink, MailedPurpose } from '../accounts/links';
import { conflict, notFound } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import type { World } from '../world/world';
import { wholeOf } from './part-state';

/** Of one genebank's part: when letters left, how many consignments they told of, and whether something waits to be told. */
export interface Told {
  at: readonly number[];
  consignments: number;
  waits?: true;
}

/** A request as it is kept: what was asked for stays as it was when it was sent. */
export interface KeptRequest {
  uuid: string;
  /** Where it is not the one that follows from `uuid`. */
  number?: string;
  /** The sender's own name for it. */
  key: string;
  /** Of the account that sent it. */
  by?: string;
  /** Of the network that sent it, until its address is confirmed. */
  client?: string;
  /** Of the requester in the register; null: it does not know the address. Looked up when the request is validated. */
  pid?: string | null;
  /** Whether the link that was sent to its address was used. */
  confirmed?: boolean;
  info: RequestInfo;
  state: RequestState;
  history: RequestStatus['history'];
  holders: RequestHolder[];
  /** What genebanks answered, by their codes; empty before the request was sent to them. */
  answers: Readonly<Record<string, HolderAnswer>>;
  /** What the requester was written of each genebank's part, by its code. */
  told?: Readonly<Record<string, Told>>;
  /** Import permits, whose contents are files by their uuid. Oldest first. */
  permits?: readonly Permit[];
  permitEvents?: readonly PermitEvent[];
  /** Of the link that is waited for, in milliseconds since 1970. */
  until?: number;
  /** When who asked was erased. ISO text. */
  erased?: string;
}

/** Names and addresses of people: they lie with the accounts. */
export const requestRows = ({ store }: World) => store.rows<KeptRequest>('accounts/requests');

/**
 * What names a request to those who are signed in. Its own uuid is the key of the status page, which nobody is told, and
 * cannot be computed from this.
 */
export const idOf = ({ uuid }: Pick<KeptRequest, 'uuid'>): string => uuidV5(URL_NAMESPACE, `request/${uuid}`);

/** What people call it by, to be read aloud: `3F2A9-1BC07`. */
export const numberOf = (request: Pick<KeptRequest, 'uuid' | 'number'>): string =>
  request.number ??
  idOf(request)
    .toUpperCase()
    .replace(/^(.{5})(.{3})-(.{2}).*$/, '$1-$2$3');

export const statusOf = (request: KeptRequest): RequestStatus => {
  const { uuid, state, history, info, holders, answers, until, erased, permitEvents } = request;
  return {
    uuid,
    number: numberOf(request),
    state,
    history,
    needsApproval: Boolean(info.approverEmail),
    ...(erased !== undefined && { erased }),
    expires: until === undefined ? null : new Date(until).toISOString(),
    holders: holders.map(({ code, name, accessions }) => {
      const answer = answers[code];
      return { code, name, accessions, answer: answer ? wholeOf(answer) : null };
    }),
    ...(permitEvents && { permitEvents: [...permitEvents] }),
  };
};

/** For who may open what is attached: its requester, and administrators. */
export const withPermits = (status: RequestStatus, { permits = [] }: KeptRequest): RequestStatus =>
  permits.length > 0 ? { ...status, permits: [...permits] } : status;

/** By the address of its status page. */
export const wholeStatus = (request: KeptRequest): RequestStatus => withPermits(statusOf(request), request);

/** When it was approved; undefined where nobody had to, or has not. */
export const approvalOf = ({ history }: Pick<KeptRequest, 'history'>): string | undefined =>
  history.some(({ state }) => state === 'WAITING_APPROVAL')
    ? history.find(({ state }) => state === 'VALIDATED')?.at
    : undefined;

/** 404 where there is none: the uuid is a key, of which nothing is told. */
export function requestAt(world: World, uuid: string): KeptRequest {
  const found = requestRows(world).get(uuid);
  if (!found) throw notFound(sentence('noRequest'));
  return found;
}

export const moved = (request: KeptRequest, state: RequestState, now: number, until?: number): KeptRequest => {
  const { until: _until, client: _client, ...rest } = request;
  const at = new Date(now).toISOString();
  return { ...rest, state, history: [...request.history, { state, at }], ...(until !== undefined && { until }) };
};

/** The request behind a link that can still be used. */
export async function requestOfLink(
  world: World,
  token: string,
  purpose: MailedPurpose,
): Promise<{ link: KeptLink; request: KeptRequest }> {
  const link = await world.links.find(token, purpose);
  return { link, request: requestAt(world, link.userUuid) };
}

/** What the table allows; 409 for anything else. */
export function next(request: KeptRequest, action: RequestAction): RequestState {
  const row = requestMove(request.state, action);
  // Nobody is left who could be told.
  if (!row || request.erased !== undefined) throw conflict(sentence('requestMoved'));
  return row.to;
}
