import {
  requestMove,
  type RequestAction,
  type RequestHolder,
  type RequestInfo,
  type RequestLinkPurpose,
  type RequestState,
  type RequestStatus,
} from '@/contract/request';
import type { KeptLink } from '../accounts/links';
import { conflict, notFound } from '../http/api-failure';
import { sentence } from '../http/sentence';
import type { World } from '../world/world';
import { sendRequestLetters } from './request-letters';

/** A request as it is kept: what was asked for stays as it was when it was sent. */
export interface KeptRequest {
  uuid: string;
  /** The sender's own name for it. */
  key: string;
  info: RequestInfo;
  state: RequestState;
  history: RequestStatus['history'];
  holders: RequestHolder[];
  /** Of the link that is waited for, in milliseconds since 1970. */
  until?: number;
}

/** How long a request is kept whose address nobody confirmed, in milliseconds. */
const UNCONFIRMED = 30 * 24 * 3_600_000;

export const requestRows = ({ store }: World) => store.rows<KeptRequest>('requests');

export const statusOf = ({ uuid, state, history, info, holders, until }: KeptRequest): RequestStatus => ({
  uuid,
  state,
  history,
  needsApproval: Boolean(info.approverEmail),
  expires: until === undefined ? null : new Date(until).toISOString(),
  holders: holders.map(({ code, name, accessions }) => ({ code, name, accessions })),
});

/** 404 where there is none: the uuid is a key, of which nothing is told. */
export function requestAt(world: World, uuid: string): KeptRequest {
  const found = requestRows(world).get(uuid);
  if (!found) throw notFound(sentence('noRequest'));
  return found;
}

const moved = (request: KeptRequest, state: RequestState, now: number, until?: number): KeptRequest => {
  const { until: _until, ...rest } = request;
  const at = new Date(now).toISOString();
  return { ...rest, state, history: [...request.history, { state, at }], ...(until !== undefined && { until }) };
};

/** Drops what nobody confirmed in time. */
function forgetUnconfirmed(world: World): void {
  const rows = requestRows(world);
  for (const { uuid, state, history } of rows.values())
    if (state === 'NOTVALIDATED' && Date.parse(history[0]?.at ?? '') + UNCONFIRMED < world.clock.now())
      rows.delete(uuid);
}

/** Keeps the request and sends the link that confirms its address. The same key once more is the same request. */
export async function fileRequest(
  world: World,
  { key, info, holders }: Pick<KeptRequest, 'key' | 'info' | 'holders'>,
): Promise<KeptRequest> {
  const link = await world.links.draw();
  const rows = requestRows(world);
  forgetUnconfirmed(world);
  const sent = [...rows.values()].find((one) => one.key === key);
  if (sent) return sent;
  const filed: KeptRequest = { uuid: crypto.randomUUID(), key, info, holders, state: 'NOTVALIDATED', history: [] };
  const { until } = link.keep({ purpose: 'request-validate', userUuid: filed.uuid, email: info.email });
  const request = moved(filed, 'NOTVALIDATED', world.clock.now(), until);
  rows.set(request.uuid, request);
  sendRequestLetters(world, request, ['requestValidate'], { token: link.tokens.open, until });
  return request;
}

/** The request behind a link that can still be used. */
export async function requestOfLink(
  world: World,
  token: string,
  purpose: RequestLinkPurpose,
): Promise<{ link: KeptLink; request: KeptRequest }> {
  const link = await world.links.find(token, purpose);
  return { link, request: requestAt(world, link.userUuid) };
}

/** What the table allows; 409 for anything else. */
function next(request: KeptRequest, action: RequestAction): RequestState {
  const row = requestMove(request.state, action);
  if (!row) throw conflict(sentence('requestMoved'));
  return row.to;
}

/** By the link of a letter: the link ends and the request moves in one moment. */
export async function actByLink(
  world: World,
  token: string,
  action: 'validate' | 'approve' | 'reject',
  reason = '',
): Promise<KeptRequest> {
  const purpose = action === 'validate' ? 'request-validate' : 'request-approve';
  const approval = await world.links.draw();
  const before = (await requestOfLink(world, token, purpose)).request;
  const to = next(before, action);
  const forwarded = action === 'validate' && Boolean(before.info.approverEmail);
  let request = before;
  let until: number | undefined;
  await world.links.use(token, purpose, () => {
    const now = world.clock.now();
    if (forwarded) {
      const email = before.info.approverEmail ?? '';
      ({ until } = approval.keep({ purpose: 'request-approve', userUuid: before.uuid, email }));
      request = moved(before, 'WAITING_APPROVAL', now, until);
    } else request = moved(to === 'DISPATCHED' ? moved(before, 'VALIDATED', now) : before, to, now);
    requestRows(world).set(request.uuid, request);
  });
  if (forwarded) {
    const token_ = approval.tokens.open;
    sendRequestLetters(world, request, ['requestForwarded', 'requestApprove'], { token: token_, until });
  } else if (to === 'REJECTED') sendRequestLetters(world, request, ['requestRejected'], { reason });
  else sendRequestLetters(world, request, ['requestToInstitute', 'requestSent']);
  return request;
}

/** By whoever knows the status page; genebanks that have it are told. */
export function withdraw(world: World, uuid: string): KeptRequest {
  const before = requestAt(world, uuid);
  const request = moved(before, next(before, 'withdraw'), world.clock.now());
  requestRows(world).set(uuid, request);
  world.links.endAll(uuid, 'cancelled');
  if (before.state === 'DISPATCHED') sendRequestLetters(world, request, ['requestWithdrawn']);
  return request;
}
