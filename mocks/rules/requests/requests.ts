import { conflict, notFound } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import type { World } from '../world/world';
import { beginAnswers, drawAnswerLinks } from './answers';
import { withEvent, withState } from './part-state';
import { admitConfirmation } from './confirmed-limits';
import { sendRequestLetters } from './letters/request-letters';
import { doerOf, keepRequest, noteResent, type Doer } from './keep-request';
import { pidOf } from './pid-register';
import { moved, next, numberOf, requestAt, requestOfLink, requestRows, type KeptRequest } from './request-rows';

const DAY = 24 * 3_600_000;
/** Of requests whose address nobody confirmed yet: in all, of one client, and accessions of all of them. The oldest make room. */
const MAX_UNCONFIRMED = 1_000;
const MAX_OF_CLIENT = 50;
const MAX_ACCESSIONS = 500_000;

const isUnconfirmed = ({ state }: KeptRequest): boolean => state === 'NOTVALIDATED';

/** Drops what nobody confirmed a day after its link ended, and before that what there is no room for. */
export function forgetUnconfirmed(world: World, client?: string): void {
  const rows = requestRows(world);
  const waiting = [...rows.values()].filter(isUnconfirmed);
  const counted = { all: 0, own: 0, accessions: 0 };
  for (const request of waiting.toSorted((a, b) => (b.until ?? 0) - (a.until ?? 0))) {
    counted.all += 1;
    counted.own += client !== undefined && request.client === client ? 1 : 0;
    counted.accessions += request.holders.reduce((sum, { accessions }) => sum + accessions.length, 0);
    const room = counted.all <= MAX_UNCONFIRMED && counted.own <= MAX_OF_CLIENT && counted.accessions <= MAX_ACCESSIONS;
    if (!room || (request.until ?? 0) + DAY < world.clock.now()) rows.delete(request.uuid);
  }
}

/** What is asked, by whom: whatever language its letters are in. */
const contentOf = ({
  info: { language: _language, ...info },
  holders,
}: Pick<KeptRequest, 'info' | 'holders'>): string =>
  JSON.stringify([
    info,
    holders
      .flatMap(({ accessions }) => accessions.map(({ uuid, wish }) => [uuid, wish?.form, wish?.quantity].join(' ')))
      .toSorted(),
  ]);

/**
 * Keeps the request and sends the link that confirms its address. The same key once more is the same request; 409 where
 * something else was sent under it.
 */
export async function fileRequest(
  world: World,
  { key, info, holders, by, client }: Pick<KeptRequest, 'key' | 'info' | 'holders' | 'by' | 'client'>,
): Promise<KeptRequest> {
  const link = await world.links.draw();
  const rows = requestRows(world);
  const sent = [...rows.values()].find((one) => one.key === key);
  if (sent && contentOf(sent) !== contentOf({ info, holders })) throw conflict(sentence('requestKeyUsed'));
  if (sent) return sent;
  const filed: KeptRequest = {
    uuid: crypto.randomUUID(),
    key,
    info,
    holders,
    state: 'NOTVALIDATED',
    history: [],
    answers: {},
    ...(by !== undefined && { by }),
  };
  const { until } = link.keep({ purpose: 'request-validate', userUuid: filed.uuid, email: info.email });
  const request = {
    ...moved(filed, 'NOTVALIDATED', world.clock.now(), until),
    ...(client !== undefined && { client }),
  };
  keepRequest(world, request, doerOf(by, 'requester'));
  forgetUnconfirmed(world, client);
  sendRequestLetters(world, request, ['requestValidate'], { token: link.tokens.open, until });
  return request;
}

type Decision = 'validate' | 'approve' | 'reject';

/**
 * What the table allows, prepared: `move` is done in one breath with whatever ends the waiting, `tell` writes to all whom
 * it concerns. 409 where the table does not allow it.
 */
async function prepared(world: World, before: KeptRequest, action: Decision, who: Doer) {
  const approval = await world.links.draw();
  const to = next(before, action);
  const answerLinks = to === 'DISPATCHED' ? await drawAnswerLinks(world, before) : undefined;
  const forwarded = action === 'validate' && Boolean(before.info.approverEmail);
  let until: number | undefined;
  const move = (change: Partial<KeptRequest> = {}): KeptRequest => {
    const now = world.clock.now();
    const pid = action === 'validate' ? { pid: pidOf(before.info.email) } : {};
    let request: KeptRequest;
    if (forwarded) {
      const email = before.info.approverEmail ?? '';
      ({ until } = approval.keep({ purpose: 'request-approve', userUuid: before.uuid, email }));
      request = moved(before, 'WAITING_APPROVAL', now, until);
    } else {
      request = moved(to === 'DISPATCHED' ? moved(before, 'VALIDATED', now) : before, to, now);
      if (to === 'DISPATCHED') request = { ...request, answers: beginAnswers(request, now) };
      answerLinks?.keep();
    }
    request = { ...request, ...pid, ...change };
    keepRequest(world, request, who);
    return request;
  };
  const tell = (request: KeptRequest, reason = ''): void => {
    const token = approval.tokens.open;
    if (forwarded) sendRequestLetters(world, request, ['requestForwarded', 'requestApprove'], { token, until });
    else if (to === 'REJECTED') sendRequestLetters(world, request, ['requestRejected'], { reason });
    else {
      sendRequestLetters(world, request, ['requestToInstitute'], { tokenOf: answerLinks?.tokenOf });
      sendRequestLetters(world, request, ['requestSent']);
    }
  };
  return { move, tell };
}

interface Act {
  reason?: string;
  /** Of the network, where a letter goes to somebody whom a stranger names. */
  client?: string;
}

/** By the link of a letter: the link ends and the request moves in one moment. */
export async function actByLink(
  world: World,
  token: string,
  action: Decision,
  { reason = '', client }: Act = {},
): Promise<KeptRequest> {
  const purpose = action === 'validate' ? 'request-validate' : 'request-approve';
  let { request } = await requestOfLink(world, token, purpose);
  const { move, tell } = await prepared(world, request, action, {
    party: action === 'validate' ? 'requester' : 'approver',
  });
  const { approverEmail } = request.info;
  if (action === 'validate' && approverEmail && client !== undefined)
    world.limits.letters.attempt(approverEmail, client);
  const takeBack = action === 'validate' && client !== undefined && world.limits.confirmations.attempt('', client);
  try {
    await world.links.use(token, purpose, () => {
      if (action === 'validate') admitConfirmation(world, request);
      request = move(action === 'validate' ? { confirmed: true } : {});
    });
  } catch (failure) {
    if (takeBack) takeBack();
    throw failure;
  }
  tell(request, reason);
  return request;
}

/** In place of the requester, whose address stays unconfirmed; the link that was sent to it ends. */
export async function validateFor(world: World, before: KeptRequest, who: Doer): Promise<KeptRequest> {
  const { move, tell } = await prepared(world, before, 'validate', who);
  // Whoever was quicker has done it.
  next(requestAt(world, before.uuid), 'validate');
  world.links.endAll(before.uuid, 'used', { purpose: 'request-validate' });
  const request = move();
  tell(request);
  return request;
}

/** A new link in place of the one that was sent, to whoever has to confirm or approve. */
export async function resendValidation(world: World, { uuid }: KeptRequest, who: Doer): Promise<KeptRequest> {
  const link = await world.links.draw();
  const before = requestAt(world, uuid);
  const approves = before.state === 'WAITING_APPROVAL';
  next(before, approves ? 'approve' : 'validate');
  const purpose = approves ? 'request-approve' : 'request-validate';
  const email = (approves && before.info.approverEmail) || before.info.email;
  world.links.endAll(uuid, 'replaced', { purpose });
  const { until } = link.keep({ purpose, userUuid: uuid, email });
  const request = { ...before, until };
  keepRequest(world, request, who);
  noteResent(world, request, who);
  const letter = approves ? 'requestApprove' : 'requestValidate';
  sendRequestLetters(world, request, [letter], { token: link.tokens.open, until });
  return request;
}

/** The link that confirms the address, once more, to nobody else. */
export function resendConfirmation(
  world: World,
  request: KeptRequest,
  client: string,
  who: Doer,
): Promise<KeptRequest> {
  next(request, 'validate');
  world.limits.letters.attempt(request.info.email, client);
  return resendValidation(world, request, who);
}

/**
 * To another address, by who sent it: the key that was sent with it lies in their tab alone. The wrong address was told
 * where the request stands, so that it stands elsewhere then, under the same number.
 */
export async function correctAddress(
  world: World,
  request: KeptRequest,
  { key, email }: { key: string; email: string },
  who: Doer,
): Promise<KeptRequest> {
  if (request.key !== key) throw notFound(sentence('noRequest'));
  const link = await world.links.draw();
  const before = requestAt(world, request.uuid);
  next(before, 'validate');
  const uuid = crypto.randomUUID();
  world.links.endAll(before.uuid, 'replaced');
  const { until } = link.keep({ purpose: 'request-validate', userUuid: uuid, email });
  const corrected = { ...before, uuid, number: numberOf(before), info: { ...before.info, email }, until };
  requestRows(world).delete(before.uuid);
  keepRequest(world, corrected, who, before);
  sendRequestLetters(world, corrected, ['requestValidate'], { token: link.tokens.open, until });
  return corrected;
}

/** What nobody sent yet is not waited for any more. */
const withdrawnAnswers = ({ answers }: KeptRequest, now: number): KeptRequest['answers'] =>
  Object.fromEntries(
    Object.entries(answers).map(([code, answer]) => {
      const left = withState(answer, {}, true);
      return [code, left.state === 'WITHDRAWN' ? withEvent(left, now) : left];
    }),
  );

/** By whoever knows the status page, or sent it; genebanks that have it are told. */
export function withdraw(world: World, before: KeptRequest, who: Doer): KeptRequest {
  const { uuid } = before;
  const now = world.clock.now();
  const request = { ...moved(before, next(before, 'withdraw'), now), answers: withdrawnAnswers(before, now) };
  keepRequest(world, request, who);
  world.links.endAll(uuid, 'cancelled');
  if (before.state === 'DISPATCHED') sendRequestLetters(world, request, ['requestWithdrawn']);
  return request;
}
