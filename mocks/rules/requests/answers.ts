import {
  isEnded,
  itemMoves,
  type AnswerChange,
  type DeclineReason,
  type HolderAnswer,
} from '@/contract/request/request-answer';
import type { AnswerPage } from '@/contract/request/request';
import type { RequestHolder } from '@/contract/request/request';
import { conflict } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import type { World } from '../world/world';
import { tellAnswer } from './letters/answer-letters';
import { keepRequest, type Doer } from './keep-request';
import { arrived, decided, hasShipped, onTheWay, wholeOf } from './part-state';
import { sendRequestLetters, withOnly } from './letters/request-letters';
import { approvalOf, moved, numberOf, requestAt, requestOfLink, type KeptRequest } from './request-rows';

/** Nothing is decided. */
export const beginAnswers = ({ holders }: KeptRequest, now: number): Record<string, HolderAnswer> =>
  Object.fromEntries(
    holders.map(({ code, accessions }) => [
      code,
      {
        state: 'PENDING' as const,
        items: Object.fromEntries(accessions.map(({ uuid }) => [uuid, 'PENDING' as const])),
        reasons: {},
        note: null,
        tracking: null,
        received: 0,
        consignments: [],
        history: [{ state: 'PENDING' as const, at: new Date(now).toISOString() }],
        reminders: [],
      },
    ]),
  );

/** A link for each genebank, drawn before the request moves, kept when it does. */
export async function drawAnswerLinks({ links }: World, { uuid, holders }: KeptRequest) {
  const drawn = new Map(
    await Promise.all(holders.map(async ({ code, email }) => [code, { email, link: await links.draw() }] as const)),
  );
  return {
    keep: () => {
      for (const [holder, { email, link }] of drawn)
        link.keep({ purpose: 'request-answer', userUuid: uuid, email: email ?? '', holder });
    },
    tokenOf: (code: string) => drawn.get(code)?.link.tokens.open ?? '',
  };
}

/** What one genebank is asked for. */
export interface Part {
  request: KeptRequest;
  holder: RequestHolder;
  answer: HolderAnswer;
  /** Of an answer: the accessions that it may not be true of. */
  refused?: readonly string[];
}

/** Of all genebanks that a request was sent to. */
export const partsOf = (request: KeptRequest): Part[] =>
  request.holders.flatMap((holder) => {
    const answer = request.answers[holder.code];
    return answer ? [{ request, holder, answer: wholeOf(answer) }] : [];
  });

/** One genebank's part of a request. 409 once the request is none of its business any more. */
export async function partOf(
  world: World,
  token: string,
  purpose: 'request-answer' | 'request-confirm',
): Promise<Part> {
  const { link, request } = await requestOfLink(world, token, purpose);
  const part = partsOf(request).find(({ holder }) => holder.code === link.holder);
  if (!part) throw conflict(sentence('requestMoved'));
  return part;
}

export const pageOf = ({ request, holder: { code, name, accessions }, answer, refused = [] }: Part): AnswerPage => {
  const { approverEmail, language: _language, ...info } = request.info;
  const holder = { code, name, accessions, answer };
  const { erased, permits = [], permitEvents = [] } = request;
  const approvedAt = approvalOf(request);
  return {
    number: numberOf(request),
    state: request.state,
    holder,
    info,
    ...(erased !== undefined && { erased }),
    ...(refused.length > 0 && { refused }),
    ...(permits.length > 0 && { permits: [...permits] }),
    ...(permitEvents.length > 0 && { permitEvents: [...permitEvents] }),
    ...(approverEmail && approvedAt !== undefined && { approved: { by: approverEmail, at: approvedAt } }),
  };
};

export const answerPage = async (world: World, token: string): Promise<AnswerPage> =>
  pageOf(await partOf(world, token, 'request-answer'));

/** The request is done when nothing of it is open any more, and something has arrived. */
function settled(request: KeptRequest, now: number): KeptRequest {
  const states = Object.values(request.answers).map(({ state }) => state);
  const done = request.state === 'DISPATCHED' && states.every(isEnded) && states.includes('CONFIRMED');
  return done ? moved(request, 'CONFIRMED', now) : request;
}

/** Why what is declined now is: as it is said now, else as it was said before, as of what the sender saw otherwise. */
function reasonsAfter(
  before: HolderAnswer,
  items: HolderAnswer['items'],
  { reasons, was }: AnswerChange,
): Record<string, DeclineReason> {
  const said = Object.keys(items).flatMap((uuid): [string, DeclineReason][] => {
    const reason = reasons && (!was || was[uuid] === before.items[uuid]) ? reasons[uuid] : before.reasons?.[uuid];
    return items[uuid] === 'DECLINED' && reason ? [[uuid, reason]] : [];
  });
  return Object.fromEntries(said);
}

/**
 * Item by item: what the table of items does not allow, and what somebody else decided since it was seen, is left out and
 * named; 409 where that is all of it.
 * @param find the part as it is at that moment.
 */
export async function changePart(
  world: World,
  find: () => Part | Promise<Part>,
  change: AnswerChange,
  who: Doer,
): Promise<Part> {
  const receipt = await world.links.draw();
  const { request, holder, answer } = await find();
  if (request.state !== 'DISPATCHED' || request.erased !== undefined) throw conflict(sentence('requestMoved'));
  const { was } = change;
  const asked = Object.entries(change.items);
  const shipped = hasShipped(answer);
  const isAllowed = ([uuid, to]: (typeof asked)[number]): boolean => {
    const from = answer.items[uuid];
    if (from === undefined || !itemMoves(from, shipped || !was).includes(to)) return false;
    return from === to || !was || was[uuid] === from;
  };
  const allowed = asked.filter(isAllowed);
  if (asked.length > 0 && allowed.length === 0) throw conflict(sentence('requestMoved'));
  const items = { ...answer.items, ...Object.fromEntries(allowed) };
  const refused = asked.filter((each) => !isAllowed(each)).map(([uuid]) => uuid);
  const now = world.clock.now();
  const reasons = reasonsAfter(answer, items, change);
  const next = decided(answer, { items, note: change.note, tracking: change.tracking, reasons }, now);
  const changed = settled({ ...request, answers: { ...request.answers, [holder.code]: next } }, now);
  keepRequest(world, changed, who);
  const isNews = JSON.stringify(next) !== JSON.stringify(answer);
  return {
    request: isNews ? tellAnswer(world, changed, holder.code, receipt) : changed,
    holder,
    answer: next,
    refused,
  };
}

/** By the link of the genebank's letter. */
export const changeAnswer = async (world: World, token: string, change: AnswerChange): Promise<AnswerPage> =>
  pageOf(await changePart(world, () => partOf(world, token, 'request-answer'), change, { party: 'genebank' }));

/** The consignments at these places. */
function receive(world: World, { request, holder, answer }: Part, places: readonly number[], who: Doer): KeptRequest {
  const now = world.clock.now();
  const next = arrived(answer, places, now, request.state === 'WITHDRAWN');
  const changed = settled({ ...request, answers: { ...request.answers, [holder.code]: next } }, now);
  keepRequest(world, changed, who);
  // Of several reminders one is enough.
  const of = { purpose: 'request-confirm', holder: holder.code } as const;
  for (const consignment of places) world.links.endAll(request.uuid, 'used', { ...of, consignment });
  if (onTheWay(next).length === 0) world.links.endAll(request.uuid, 'used', of);
  const come = places.flatMap((place) => next.consignments?.[place]?.accessions ?? []);
  sendRequestLetters(world, changed, ['requestReceived'], { part: { holder: withOnly(holder, come), answer: next } });
  return changed;
}

/** What was sent to the requester has arrived. */
export async function confirmReceipt(world: World, token: string): Promise<KeptRequest> {
  let { request, holder } = await partOf(world, token, 'request-confirm');
  await world.links.use(token, 'request-confirm', ({ consignment }) => {
    // As it is by now: others may have answered meanwhile.
    request = confirmOwn(world, requestAt(world, request.uuid), { party: 'requester' }, holder.code, consignment);
  });
  return request;
}

/** By its requester: 409 where this genebank sent nothing that is waited for. */
export function confirmOwn(
  world: World,
  request: KeptRequest,
  who: Doer,
  code: string,
  consignment?: number,
): KeptRequest {
  const part = partsOf(request).find(({ holder }) => holder.code === code);
  const places = part ? onTheWay(part.answer, consignment).map(({ at }) => at) : [];
  if (!part || places.length === 0) throw conflict(sentence('requestMoved'));
  return receive(world, part, places, who);
}
