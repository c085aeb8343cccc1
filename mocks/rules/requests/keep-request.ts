import type { AuditEntry, AuditParty } from '@/contract/publication/history';
import { changesOf } from '../../tools/store/audit';
import type { World } from '../world/world';
import { forgetPermits } from './permits/permit-files';
import { idOf, requestRows, type KeptRequest } from './request-rows';

/** Who does something with a request: a person by uuid, a party by its link, or neither, the server itself. */
export interface Doer {
  by?: string | undefined;
  party?: AuditParty;
}

/** The person, where somebody is signed in. */
export const doerOf = (by: string | undefined, party: AuditParty): Doer => (by === undefined ? { party } : { by });

/** What the history tells; letters, links and times go with these. */
const TOLD: ReadonlySet<string> = new Set([
  'info',
  'state',
  'answers',
  'pid',
  'permits',
] satisfies (keyof KeptRequest)[]);

/** What a stranger sends is told once its address is confirmed: before, it may be anything, as often as they like. */
const isTold = (request: KeptRequest | undefined): boolean =>
  request !== undefined && (request.state !== 'NOTVALIDATED' || request.by !== undefined);

function note(
  { audit }: World,
  request: KeptRequest,
  who: Doer,
  action: AuditEntry['action'],
  properties: string[] = [],
): void {
  if (!isTold(request) && who.by === undefined) return;
  const changes = properties.map((property) => ({ property }));
  audit.note({ class: 'request', id: idOf(request), action, ...who, changes });
}

/** Keeps it, and in its history what changed, in one breath. @param before where it was another uuid's. */
export function keepRequest(world: World, request: KeptRequest, who: Doer, before?: KeptRequest): void {
  const rows = requestRows(world);
  const was = before ?? rows.get(request.uuid);
  rows.set(request.uuid, request);
  forgetPermits(world, was);
  if (!isTold(was) && isTold(request)) return note(world, request, who, 'INSERT');
  const changed = changesOf(was, request).map(({ property }) => property.replace(/\..*/, ''));
  const told = [...new Set(changed)].filter((property) => TOLD.has(property));
  if (told.length > 0) note(world, request, who, 'UPDATE', told);
}

export function dropRequest(world: World, request: KeptRequest, who: Doer): void {
  requestRows(world).delete(request.uuid);
  forgetPermits(world, request);
  note(world, request, who, 'DELETE');
}

/** A letter with a new link went out. */
export const noteResent = (world: World, request: KeptRequest, who: Doer): void =>
  note(world, request, who, 'UPDATE', ['letters']);
