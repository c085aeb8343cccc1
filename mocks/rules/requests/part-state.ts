import {
  itemCounts,
  subrequestState,
  type AnswerEvent,
  type Consignment,
  type HolderAnswer,
  type ItemState,
} from '@/contract/request/request-answer';

const shippedOf = ({ items }: Pick<HolderAnswer, 'items'>): string[] =>
  Object.keys(items).filter((uuid) => items[uuid] === 'SHIPPED');

export const hasShipped = (answer: Pick<HolderAnswer, 'items'>): boolean => shippedOf(answer).length > 0;

/** What was sent, in the order in which it was; of answers of an earlier time as far as they tell. */
export function consignmentsOf(answer: HolderAnswer): readonly Consignment[] {
  if (answer.consignments) return answer.consignments;
  const sent = shippedOf(answer);
  const count = answer.received ?? (answer.state === 'CONFIRMED' ? sent.length : 0);
  const at = answer.history.findLast(({ state }) => state === 'SHIPPED')?.at ?? answer.history.at(-1)?.at ?? '';
  const { tracking } = answer;
  return [
    { at, accessions: sent.slice(0, count), tracking, received: at },
    { at, accessions: sent.slice(count), tracking, received: null },
  ].filter(({ accessions }) => accessions.length > 0);
}

export const receivedOf = (consignments: readonly Consignment[]): number =>
  consignments.reduce((sum, { received, accessions }) => sum + (received === null ? 0 : accessions.length), 0);

/** What is on its way: the consignments that are waited for, or the one at this place where it is. */
export const onTheWay = (answer: HolderAnswer, place?: number): { at: number; sent: Consignment }[] =>
  consignmentsOf(answer)
    .map((sent, at) => ({ sent, at }))
    .filter(({ sent, at }) => sent.received === null && (place === undefined || at === place));

/** Also of answers of an earlier time: with what was sent, and how much of it has arrived. */
export function wholeOf(answer: HolderAnswer): HolderAnswer {
  const consignments = consignmentsOf(answer);
  return { ...answer, reasons: answer.reasons ?? {}, consignments, received: receivedOf(consignments) };
}

type Change = Partial<Pick<HolderAnswer, 'items' | 'note' | 'tracking' | 'consignments' | 'reasons'>>;

/** The answer with its state, as it follows from its items and what has arrived. */
export function withState(before: HolderAnswer, change: Change = {}, withdrawn = false): HolderAnswer {
  const consignments = change.consignments ?? consignmentsOf(before);
  const answer = { ...before, ...change, consignments, received: receivedOf(consignments) };
  return { ...answer, state: subrequestState(Object.values(answer.items), answer.received, withdrawn) };
}

export const withEvent = (answer: HolderAnswer, now: number, event: Partial<AnswerEvent> = {}): HolderAnswer => ({
  ...answer,
  history: [...answer.history, { state: answer.state, at: new Date(now).toISOString(), ...event }],
});

/** What a genebank decides, told in the history where anything moves; what is sent now is a consignment. */
export function decided(
  before: HolderAnswer,
  { items, note, tracking, reasons = {} }: Pick<HolderAnswer, 'items' | 'note' | 'tracking' | 'reasons'>,
  now: number,
): HolderAnswer {
  const moved = Object.keys(items).filter((uuid) => items[uuid] !== before.items[uuid]);
  const states = moved.map((uuid): ItemState => items[uuid] ?? 'PENDING');
  const sent = moved.filter((uuid) => items[uuid] === 'SHIPPED');
  const consignments = [
    ...consignmentsOf(before),
    ...(sent.length > 0 ? [{ at: new Date(now).toISOString(), accessions: sent, tracking, received: null }] : []),
  ];
  const next = withState(before, { items, note, tracking, consignments, reasons });
  if (moved.length === 0) return next;
  const counts = Object.entries(itemCounts(states)).filter(([, count]) => count > 0);
  return withEvent(next, now, { items: Object.fromEntries(counts) });
}

/** The consignments at these places have arrived. */
export function arrived(
  before: HolderAnswer,
  places: readonly number[],
  now: number,
  withdrawn: boolean,
): HolderAnswer {
  const at = new Date(now).toISOString();
  const all = consignmentsOf(before);
  const consignments = all.map((each, place) => (places.includes(place) ? { ...each, received: at } : each));
  const next = withState(before, { consignments }, withdrawn);
  const count = places.reduce((sum, place) => sum + (all[place]?.accessions.length ?? 0), 0);
  return withEvent(next, now, { state: 'CONFIRMED', received: count });
}
