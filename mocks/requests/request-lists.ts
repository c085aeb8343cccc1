import { isSameAddress } from '@/contract/is-same-address';
import { itemCounts } from '@/contract/request-answer';
import type { RequestStatus } from '@/contract/request';
import type { OwnRequest } from '@/contract/request-lists';
import { URL_NAMESPACE, uuidV5 } from '@/mcpd/accession-uuid';
import { notFound } from '../http/api-failure';
import { sentence } from '../http/sentence';
import { personOf, type Caller } from '../tokens/caller';
import type { World } from '../world/world';
import { requestRows, statusOf, type KeptRequest } from './request-rows';

/**
 * What names a request to those who are signed in. Its own uuid is the key of the status page, which nobody is told, and
 * cannot be computed from this.
 */
export const idOf = ({ uuid }: Pick<KeptRequest, 'uuid'>): string => uuidV5(URL_NAMESPACE, `request/${uuid}`);

/** The state of each accession that is asked for; before it was sent, nothing is decided. */
export const itemsOf = ({ holders, answers }: KeptRequest) =>
  itemCounts(
    holders.flatMap(({ code, accessions }) => accessions.map(({ uuid }) => answers[code]?.items[uuid] ?? 'PENDING')),
  );

export const ownRow = (request: KeptRequest): OwnRequest => {
  const { state, history, holders, answers } = request;
  const moves = [...history, ...Object.values(answers).flatMap((answer) => answer.history)].map(({ at }) => at);
  return {
    uuid: idOf(request),
    state,
    createdDate: history[0]?.at ?? '',
    lastModifiedDate: moves.toSorted().at(-1) ?? '',
    accessionCount: holders.reduce((sum, { accessions }) => sum + accessions.length, 0),
    institutes: holders.map(({ code }) => code),
    items: itemsOf(request),
  };
};

/** As those see it who are signed in: without the key. */
export const statusById = (request: KeptRequest): RequestStatus => ({ ...statusOf(request), uuid: idOf(request) });

/**
 * Sent by this account, or confirmed from its address. What only names the address could have been sent by anybody, as
 * could an account whose own address is not confirmed.
 */
const isOwn = ({ users }: World, caller: Caller): ((request: KeptRequest) => boolean) => {
  const { uuid } = personOf(caller);
  const user = users.byUuid(uuid);
  return ({ by, confirmed, info }) =>
    by === uuid || Boolean(confirmed && user?.validated && isSameAddress(user.email, info.email));
};

/** Newest first. */
export const ownRequests = (world: World, caller: Caller): KeptRequest[] =>
  [...requestRows(world).values()]
    .filter(isOwn(world, caller))
    .toSorted((a, b) => ((a.history[0]?.at ?? '') < (b.history[0]?.at ?? '') ? 1 : -1));

/** 404 for those of others, as for what is not there. */
export function ownRequest(world: World, caller: Caller, id: string): KeptRequest {
  const found = ownRequests(world, caller).find((request) => idOf(request) === id);
  if (!found) throw notFound(sentence('noRequest'));
  return found;
}
