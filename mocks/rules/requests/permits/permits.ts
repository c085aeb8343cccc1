import { PERMIT_MAX, PERMITS_MAX } from '@/contract/constants';
import { isFileName } from '@/contract/control-characters';
import { isPermitType, PERMIT_TYPES, type Permit, type PermitType } from '@/contract/request/permit';
import { permitRefusal, type PermitRefusal } from '@/contract/request/permit-refusal';
import { isEnded } from '@/contract/request/request-answer';
import { badRequest, conflict, notFound, tooLarge } from '../../../tools/http/api-failure';
import { INERT } from '../../../tools/http/inert';
import type { UploadedFile } from '../../../tools/http/read-request';
import { sentence, type Sentence } from '../../../tools/http/sentence';
import { typeByBytes } from '../../repository/type-of';
import type { World } from '../../world/world';
import { partsOf } from '../answers';
import { keepRequest, type Doer } from '../keep-request';
import { sendRequestLetters } from '../letters/request-letters';
import { statusOf, type KeptRequest } from '../request-rows';
import { forgetPermits, permitPath } from './permit-files';

const BYTES_PER_MEGABYTE = 1_000_000;
const NAME_MAX = 150;
/** So that attaching and removing without end fills nothing: the newest stay. */
const MAX_EVENTS = 50;

const REFUSALS: Readonly<Record<PermitRefusal, Sentence>> = {
  unconfirmed: sentence('permitUnconfirmed'),
  ended: sentence('permitEnded'),
};

/** Refuses one permit more: too early, too late, or one too many. */
function admitPermit(request: KeptRequest): void {
  const refusal = permitRefusal(statusOf(request));
  if (refusal) throw conflict(REFUSALS[refusal]);
  if ((request.permits ?? []).length >= PERMITS_MAX) throw conflict(sentence('permitsFull', { max: PERMITS_MAX }));
}

/** What is in the file, whatever its name and its sender say. */
function typeOfPermit({ name, bytes }: UploadedFile): PermitType {
  if (bytes.length > PERMIT_MAX)
    throw tooLarge(sentence('permitTooLarge', { name, max: PERMIT_MAX / BYTES_PER_MEGABYTE }));
  const found = typeByBytes(bytes);
  if (!isPermitType(found)) throw badRequest(sentence('permitKind', { name }));
  return found;
}

/** A name that is none stands for a place or shows as another one; an ending of another kind would open as that. */
function nameOf(given: string, type: PermitType, taken: readonly Permit[]): string {
  const bare = given.replace(/[/\\]/g, '-').trim();
  const name = isFileName(bare) ? bare.slice(-NAME_MAX) : 'permit';
  const [ending, ...others] = PERMIT_TYPES[type];
  const own = [ending, ...others].find((each) => name.toLowerCase().endsWith(each));
  const stem = own ? name.slice(0, -own.length) : name;
  const names = new Set(taken.map((permit) => permit.name));
  // Telephones call every picture the same.
  const numbered = (at: number): string =>
    `${stem}${at > 1 ? ` (${at})` : ''}${own ? name.slice(-own.length) : ending}`;
  let at = 1;
  while (names.has(numbered(at))) at += 1;
  return numbered(at);
}

/** Genebanks that have something to send are told of the first one that comes after they have the request. */
function tellGenebanks(world: World, request: KeptRequest): void {
  const { state, history, permitEvents = [] } = request;
  const dispatched = history.find((event) => event.state === 'DISPATCHED')?.at ?? '';
  const came = permitEvents.filter(({ what, at }) => what === 'attached' && at >= dispatched);
  if (state !== 'DISPATCHED' || came.length !== 1) return;
  for (const part of partsOf(request))
    if (!isEnded(part.answer.state)) sendRequestLetters(world, request, ['requestPermit'], { part });
}

/**
 * @param find the request as it is at that moment: others may attach, withdraw or erase while the content is written, and
 * what was checked is checked of what is there then.
 */
export async function attachPermit(
  world: World,
  find: () => KeptRequest,
  [sent]: readonly UploadedFile[],
  who: Doer,
): Promise<KeptRequest> {
  if (!sent) throw badRequest('The form has no file.');
  const { uuid: requestUuid } = find();
  admitPermit(find());
  const uuid = crypto.randomUUID();
  const contentType = typeOfPermit(sent);
  await world.store.personalFiles.put(permitPath({ uuid }), sent.bytes);
  const at = new Date(world.clock.now()).toISOString();
  const permit: Permit = { uuid, name: '', contentType, size: sent.bytes.length, at };
  try {
    const before = find();
    admitPermit(before);
    const { permits = [], permitEvents = [] } = before;
    const named = { ...permit, name: nameOf(sent.name, contentType, permits) };
    const request: KeptRequest = {
      ...before,
      permits: [...permits, named],
      permitEvents: [...permitEvents, { what: 'attached' as const, at }].slice(-MAX_EVENTS),
    };
    keepRequest(world, request, who);
    tellGenebanks(world, request);
    return request;
  } catch (failure) {
    forgetPermits(world, { uuid: requestUuid, permits: [permit] });
    throw failure;
  }
}

/** 404 where this request has none of that uuid. */
function permitOf({ permits = [] }: KeptRequest, uuid: string): Permit {
  const found = permits.find((permit) => permit.uuid === uuid);
  if (!found) throw notFound(sentence('noPermit'));
  return found;
}

/** By its requester, whatever became of the request: the file is theirs. */
export function removePermit(world: World, before: KeptRequest, uuid: string, who: Doer): KeptRequest {
  const { permits: _permits, ...rest } = before;
  const gone = permitOf(before, uuid);
  const left = (before.permits ?? []).filter((permit) => permit !== gone);
  const at = new Date(world.clock.now()).toISOString();
  const request: KeptRequest = {
    ...rest,
    ...(left.length > 0 && { permits: left }),
    permitEvents: [...(before.permitEvents ?? []), { what: 'removed' as const, at }].slice(-MAX_EVENTS),
  };
  keepRequest(world, request, who);
  return request;
}

/** To be kept, and never to be opened as a page of this origin. */
export async function sendPermit(world: World, request: KeptRequest, uuid: string): Promise<Response> {
  const permit = permitOf(request, uuid);
  const content = await world.store.personalFiles.get(permitPath(permit));
  if (!content) throw notFound(sentence('noPermit'));
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': permit.contentType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(permit.name)}`,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': INERT,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
