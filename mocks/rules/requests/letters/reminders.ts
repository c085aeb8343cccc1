import { ANSWER_DUE_DAYS, type HolderAnswer } from '@/contract/request/request-answer';
import type { World } from '../../world/world';
import { partsOf, type Part } from '../answers';
import { sendHeldLetters } from './answer-letters';
import { eraseOld } from '../erasure';
import { onTheWay } from '../part-state';
import { forgetLeftPermits } from '../permits/permit-files';
import { sendRequestLetters, withOnly } from './request-letters';
import { requestRows } from '../request-rows';
import { forgetUnconfirmed } from '../requests';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Reminded = HolderAnswer['reminders'][number]['to'];

/** Days after which somebody is reminded: a genebank since it was asked, the requester since something was sent. */
const AFTER: Readonly<Record<Reminded, readonly number[]>> = {
  institute: [ANSWER_DUE_DAYS, 2 * ANSWER_DUE_DAYS],
  requester: [30, 60, 90],
};

/** Whom one waits for since it moved last: the requester for what is under way, a genebank for what it did not decide. */
function waitsFor({ request, answer }: Part): Reminded[] {
  const asked = request.state === 'DISPATCHED' && Object.values(answer.items).includes('PENDING');
  const sent = onTheWay(answer).length > 0 && (request.state === 'DISPATCHED' || request.state === 'WITHDRAWN');
  return [...(asked ? ['institute' as const] : []), ...(sent ? ['requester' as const] : [])];
}

/** Who is to be reminded now. After a long rest once, not as often as it would have been. */
function isDue(part: Part, now: number): Reminded | undefined {
  return waitsFor(part).find((to) => {
    // Whatever else the genebank answers, what is on its way is as old as it is.
    const oldest = to === 'requester' ? onTheWay(part.answer)[0]?.sent.at : undefined;
    const since = oldest ?? part.answer.history.at(-1)?.at ?? '';
    const sent = part.answer.reminders.filter((each) => each.to === to && each.at > since);
    const [first = 0] = AFTER[to];
    const after = AFTER[to][sent.length];
    const last = Date.parse(sent.at(-1)?.at ?? '');
    return after !== undefined && now >= Date.parse(since) + after * DAY && !(now < last + first * DAY);
  });
}

const PURPOSES = { institute: 'request-answer', requester: 'request-confirm' } as const;
const LETTERS = { institute: 'requestReminder', requester: 'requestArrival' } as const;

/** The letter, and that it was sent, are kept in one breath. */
async function remind(world: World, uuid: string, code: string): Promise<void> {
  const link = await world.links.draw();
  const request = requestRows(world).get(uuid);
  const part = request && partsOf(request).find(({ holder }) => holder.code === code);
  const now = world.clock.now();
  const to = part && isDue(part, now);
  if (!request || !to) return;
  const { holder, answer } = part;
  const reminders = [...answer.reminders, { to, at: new Date(now).toISOString() }];
  const changed = { ...request, answers: { ...request.answers, [code]: { ...answer, reminders } } };
  requestRows(world).set(uuid, changed);
  const email = to === 'institute' ? (holder.email ?? '') : request.info.email;
  const waiting = onTheWay(answer);
  const [first, ...more] = to === 'requester' ? waiting : [];
  const consignment = first && more.length === 0 ? { consignment: first.at } : {};
  const { until } = link.keep({ purpose: PURPOSES[to], userUuid: uuid, email, holder: code, ...consignment });
  const shown =
    to === 'requester'
      ? withOnly(
          holder,
          waiting.flatMap(({ sent }) => sent.accessions),
        )
      : holder;
  sendRequestLetters(world, changed, [LETTERS[to]], {
    part: { holder: shown, answer },
    token: link.tokens.open,
    until,
  });
}

/** Parts of requests whose reminder is due now. */
export function dueReminders(world: World): Part[] {
  const now = world.clock.now();
  const told = [...requestRows(world).values()].filter(({ erased }) => erased === undefined);
  return told.flatMap(partsOf).filter((part) => isDue(part, now));
}

/** Without waiting for the next hour. @returns how many there were. */
export async function sendDueReminders(world: World): Promise<number> {
  const due = dueReminders(world);
  for (const { request, holder } of due) await remind(world, request.uuid, holder.code);
  return due.length;
}

const looked = new WeakMap<World, number>();

/**
 * Sends the reminders that are due, and forgets what nobody confirmed; the first call of an hour looks, whatever it is for.
 * What genebanks answered and is not told yet leaves with the first call after its time.
 */
export async function sendReminders(world: World): Promise<void> {
  const hour = Math.floor(world.clock.now() / HOUR);
  const isFirst = looked.get(world) !== hour;
  if (isFirst) looked.set(world, hour);
  await sendHeldLetters(world, isFirst);
  if (!isFirst) return;
  forgetUnconfirmed(world);
  eraseOld(world);
  // What cannot be looked for now is looked for in an hour.
  void forgetLeftPermits(world).catch(() => undefined);
  await sendDueReminders(world);
}
