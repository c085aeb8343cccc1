import { itemCounts } from '@/contract/request/request-answer';
import { tooMany } from '../../tools/http/api-failure';
import { sentence, type Sentence } from '../../tools/http/sentence';
import type { World } from '../world/world';
import { requestRows, type KeptRequest } from './request-rows';

const DAY = 24 * 3_600_000;
const WEEK = 7 * DAY;

/** Of one address, as it was confirmed: requests that are open, in a week, and accessions of what is open. */
export const MAX_OPEN_REQUESTS = 10;
export const MAX_REQUESTS_A_WEEK = 20;
export const MAX_OPEN_ACCESSIONS = 5_000;

/** The mailbox of an address: what stands behind a `+` is a mark of its owner's, and whoever has one has as many as they like. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.split('+', 1)[0] || name}${email.slice(at)}`.toLowerCase();
}

/** Accessions that a genebank, or who approves, has not done with. */
function openOf({ state, holders, answers }: KeptRequest): number {
  if (state === 'WAITING_APPROVAL') return holders.reduce((sum, { accessions }) => sum + accessions.length, 0);
  if (state !== 'DISPATCHED') return 0;
  const { PENDING, ACCEPTED } = itemCounts(Object.values(answers).flatMap(({ items }) => Object.values(items)));
  return PENDING + ACCEPTED;
}

const confirmedAt = ({ history }: KeptRequest): number =>
  Date.parse(history.find(({ state }) => state === 'VALIDATED' || state === 'WAITING_APPROVAL')?.at ?? '');

/**
 * Throws 429 with when one can go on. Only what was confirmed by the link in its mailbox counts, so that nobody can use up
 * what somebody else may ask for; the link stays good, to be used once there is room again.
 */
export function admitConfirmation(world: World, request: KeptRequest): void {
  const now = world.clock.now();
  const mailbox = mailboxOf(request.info.email);
  const others = [...requestRows(world).values()].filter(
    ({ uuid, confirmed, info }) => confirmed && uuid !== request.uuid && mailboxOf(info.email) === mailbox,
  );
  const refuse = (why: Sentence, until = now + DAY) => tooMany(why, Math.ceil((until - now) / 1_000));
  const open = others.map(openOf).filter((count) => count > 0);
  if (open.length >= MAX_OPEN_REQUESTS) throw refuse(sentence('manyOpenRequests', { max: MAX_OPEN_REQUESTS }));
  const asked = request.holders.reduce((sum, { accessions }) => sum + accessions.length, 0);
  if (asked + open.reduce((sum, count) => sum + count, 0) > MAX_OPEN_ACCESSIONS)
    throw refuse(sentence('manyOpenAccessions', { max: MAX_OPEN_ACCESSIONS }));
  const week = others.map(confirmedAt).filter((at) => at > now - WEEK);
  const first = week.toSorted((a, b) => a - b).at(-MAX_REQUESTS_A_WEEK);
  if (first === undefined) return;
  const until = `${new Date(first + WEEK).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  throw refuse(sentence('manyWeekRequests', { max: MAX_REQUESTS_A_WEEK, until }), first + WEEK);
}
