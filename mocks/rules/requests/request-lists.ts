import { isSameAddress } from '@/contract/is-same-address';
import { itemCounts } from '@/contract/request/request-answer';
import { partStanding, progressOf, requestStanding } from '@/contract/request/request-standing';
import type { RequestStatus } from '@/contract/request/request';
import type { AdminRequest, AdminRequestDetails } from '@/contract/request/request-admin';
import type { OwnRequest, Subrequest, SubrequestDetails } from '@/contract/request/request-lists';
import { URL_NAMESPACE, uuidV5 } from '@/mcpd/accession-uuid';
import { notFound } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import { personOf, type Caller } from '../tokens/caller';
import type { World } from '../world/world';
import { grantedTo, isAdministrator } from '../publication/publication';
import { pageOf, partsOf, type Part } from './answers';
import { idOf, numberOf, requestRows, statusOf, withPermits, type KeptRequest } from './request-rows';

/** Made once of each version of a request, which is never changed in place: a list of thousands is made of few new rows. */
function remembered<T extends object, R>(make: (of: T) => R): (of: T) => R {
  const made = new WeakMap<T, { row: R }>();
  return (of) => {
    const known = made.get(of) ?? { row: make(of) };
    made.set(of, known);
    return known.row;
  };
}

export const ownRow = remembered((request: KeptRequest): OwnRequest => {
  const { state, history, holders, answers, permits = [], permitEvents = [] } = request;
  const answered = Object.values(answers).flatMap((answer) => answer.history);
  const moves = [...history, ...answered, ...permitEvents].map(({ at }) => at);
  const progress = progressOf(statusOf(request).holders);
  return {
    uuid: idOf(request),
    number: numberOf(request),
    state,
    standing: requestStanding(state, progress),
    createdDate: history[0]?.at ?? '',
    lastModifiedDate: moves.toSorted().at(-1) ?? '',
    accessionCount: holders.reduce((sum, { accessions }) => sum + accessions.length, 0),
    institutes: holders.map(({ code }) => code),
    permitAttached: permits.length > 0,
    ...progress,
  };
});

/** As those see it who are signed in: without the key. */
export const statusById = (request: KeptRequest): RequestStatus => {
  const { approverEmail } = request.info;
  return { ...statusOf(request), uuid: idOf(request), ...(approverEmail && { approver: approverEmail }) };
};

/** For its requester, or an administrator. */
export const wholeStatusById = (request: KeptRequest): RequestStatus => withPermits(statusById(request), request);

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
  const found = ownRequests(world, caller).find((request) => ownRow(request).uuid === id);
  if (!found) throw notFound(sentence('noRequest'));
  return found;
}

const partId = ({ request, holder }: Part): string => uuidV5(URL_NAMESPACE, `request/${request.uuid}/${holder.code}`);

const subrequestOf = (part: Part, request: string): Subrequest => {
  const { holder, answer } = part;
  const { fullName, email, country, purpose } = part.request.info;
  const progress = { items: itemCounts(Object.values(answer.items)), received: answer.received ?? 0 };
  return {
    uuid: partId(part),
    number: numberOf(part.request),
    request,
    requestState: part.request.state,
    ...(part.request.erased !== undefined && { erased: part.request.erased }),
    instCode: holder.code,
    instName: holder.name,
    instEmail: holder.email,
    state: answer.state,
    standing: partStanding(answer.state, part.request.state, progress),
    createdDate: answer.history[0]?.at ?? '',
    lastModifiedDate: [answer.history.at(-1)?.at, part.request.permitEvents?.at(-1)?.at].reduce<string>(
      (last, at = '') => (at > last ? at : last),
      '',
    ),
    accessionCount: holder.accessions.length,
    permitAttached: (part.request.permits ?? []).length > 0,
    ...progress,
    fullName,
    email,
    country,
    purpose,
    lastReminderDate: answer.reminders.findLast(({ to }) => to === 'institute')?.at ?? null,
  };
};

/** A genebank's part, and how lists show it. */
export interface Incoming {
  part: Part;
  row: Subrequest;
}

const incomingOf = remembered((request: KeptRequest): Incoming[] => {
  const id = idOf(request);
  return partsOf(request).map((part) => ({ part, row: subrequestOf(part, id) }));
});

export const subrequestDetails = (part: Part): SubrequestDetails => ({
  ...subrequestOf(part, idOf(part.request)),
  page: pageOf(part),
});

/** The institutes whose data provider the caller may write: they answer for those. */
async function answersFor({ catalogue, acl }: World, caller: Caller): Promise<(code: string) => boolean> {
  if (isAdministrator(caller)) return () => true;
  const partners = await catalogue.partners.all();
  const codes = new Set(
    partners
      .filter(({ uuid }) => grantedTo(caller, acl, 'partner', uuid).write)
      .flatMap(({ wiewsCodes }) => wiewsCodes),
  );
  return (code) => codes.has(code);
}

/** What the institutes of this caller are asked for, newest first. */
export async function incomingParts(world: World, caller: Caller): Promise<Incoming[]> {
  const isMine = await answersFor(world, caller);
  return [...requestRows(world).values()]
    .flatMap(incomingOf)
    .filter(({ row }) => isMine(row.instCode))
    .toSorted((a, b) => (a.row.createdDate < b.row.createdDate ? 1 : -1));
}

/** 404 for those of other institutes, as for what is not there. */
export async function incomingPart(world: World, caller: Caller, id: string): Promise<Part> {
  const found = (await incomingParts(world, caller)).find(({ row }) => row.uuid === id);
  if (!found) throw notFound(sentence('noRequest'));
  return found.part;
}

export const adminRow = remembered((request: KeptRequest): AdminRequest => {
  const { fullName, email, country, purpose } = request.info;
  const { pid = null, erased } = request;
  return { ...ownRow(request), fullName, email, country, purpose, pid, ...(erased !== undefined && { erased }) };
});

export const adminDetails = (request: KeptRequest): AdminRequestDetails => ({
  ...adminRow(request),
  status: wholeStatusById(request),
  info: request.info,
});

/** 404 where there is none. */
export function requestById(world: World, id: string): KeptRequest {
  const found = [...requestRows(world).values()].find((request) => ownRow(request).uuid === id);
  if (!found) throw notFound(sentence('noRequest'));
  return found;
}
