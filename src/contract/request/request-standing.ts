import type { RequestState, RequestStatus } from './request';
import { isEnded, itemCounts, SUBREQUEST_STATES, type ItemCounts, type SubrequestState } from './request-answer';

/** Where something stands that is done in part only. It follows from the accessions; states stay as they are. */
const IN_PART = ['ANSWERED_IN_PART', 'RECEIVED_IN_PART'] as const;

export const PART_STANDINGS = [...SUBREQUEST_STATES, ...IN_PART] as const;
/** Of one genebank's part. */
export type PartStanding = (typeof PART_STANDINGS)[number];

/** Of a whole request. ANSWERED: by all genebanks, whatever they said. */
export type RequestStanding = RequestState | (typeof IN_PART)[number] | 'ANSWERED';

/** Of the accessions that somebody asks for, how many are in each state, and how many of those that were sent have arrived. */
export interface Progress {
  items: ItemCounts;
  received: number;
}

const allOf = ({ items }: Progress): number => Object.values(items).reduce((sum, count) => sum + count, 0);

/** Of how many it is in part: answered of all, or received of those that come. */
export const inPartOf = (standing: string, progress: Progress): { done: number; all: number } | undefined => {
  const all = allOf(progress);
  if (standing === 'ANSWERED_IN_PART') return { done: all - progress.items.PENDING, all };
  if (standing === 'RECEIVED_IN_PART') return { done: progress.received, all: all - progress.items.DECLINED };
  return undefined;
};

/** @param request the state of the whole request: nobody waits for the rest of one that was withdrawn. */
export function partStanding(state: SubrequestState, request: RequestState, progress: Progress): PartStanding {
  const { items, received } = progress;
  if (request !== 'DISPATCHED' || isEnded(state)) return state;
  if (items.PENDING > 0) return items.PENDING < allOf(progress) ? 'ANSWERED_IN_PART' : state;
  return received > 0 && state !== 'SHIPPED' ? 'RECEIVED_IN_PART' : state;
}

export function requestStanding(state: RequestState, progress: Progress): RequestStanding {
  const { items, received } = progress;
  if (state !== 'DISPATCHED' || items.PENDING === allOf(progress)) return state;
  if (items.PENDING > 0) return 'ANSWERED_IN_PART';
  return received > 0 ? 'RECEIVED_IN_PART' : 'ANSWERED';
}

/** How far all genebanks have come; before it was sent to them, nothing is decided. */
export const progressOf = (holders: RequestStatus['holders']): Progress => ({
  items: itemCounts(
    holders.flatMap(({ accessions, answer }) => accessions.map(({ uuid }) => answer?.items[uuid] ?? 'PENDING')),
  ),
  received: holders.reduce((sum, { answer }) => sum + (answer?.received ?? 0), 0),
});
