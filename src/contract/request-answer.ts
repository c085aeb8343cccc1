import type { RequestHolder, RequestState } from './request';
import type { RequestInfo } from './request-schema';

export const ITEM_STATES = ['PENDING', 'ACCEPTED', 'DECLINED', 'SHIPPED'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** What a genebank decides of each accession that is asked of it. What was declined or shipped stays so. */
export const ITEM_WORKFLOW: readonly { from: ItemState; to: ItemState }[] = [
  { from: 'PENDING', to: 'ACCEPTED' },
  { from: 'PENDING', to: 'DECLINED' },
  { from: 'ACCEPTED', to: 'DECLINED' },
  { from: 'ACCEPTED', to: 'SHIPPED' },
];

/** What may become of an item now, itself first. */
export const itemMoves = (state: ItemState): ItemState[] => [
  state,
  ...ITEM_WORKFLOW.filter(({ from }) => from === state).map(({ to }) => to),
];

/** Of the accessions that somebody asks for, how many are in each state. */
export type ItemCounts = Record<ItemState, number>;

/** The sum of the counts is the number of states. */
export function itemCounts(states: readonly ItemState[]): ItemCounts {
  const counts: ItemCounts = { PENDING: 0, ACCEPTED: 0, DECLINED: 0, SHIPPED: 0 };
  for (const state of states) counts[state] += 1;
  return counts;
}

const isOpen = (item: ItemState): boolean => item === 'PENDING' || item === 'ACCEPTED';

/** What is told of an item: what nobody sends any more is not waited for. */
export const shownItem = (item: ItemState, closed: boolean): ItemState | 'WITHDRAWN' =>
  closed && isOpen(item) ? 'WITHDRAWN' : item;

/** WITHDRAWN: by the requester, before anything was sent. CONFIRMED: all that was sent, and nothing else is open. */
export const SUBREQUEST_STATES = ['PENDING', 'ACCEPTED', 'DECLINED', 'SHIPPED', 'CONFIRMED', 'WITHDRAWN'] as const;
export type SubrequestState = (typeof SUBREQUEST_STATES)[number];

/** Nothing more comes of it: neither an answer nor material. */
export const isEnded = (state: SubrequestState): boolean =>
  state === 'DECLINED' || state === 'CONFIRMED' || state === 'WITHDRAWN';

/**
 * Where one genebank's part stands, by its items: what is under way counts most, then what is not decided yet.
 * @param received how many of those that were sent have arrived.
 * @param withdrawn nothing more is to be sent.
 */
export function subrequestState(items: readonly ItemState[], received: number, withdrawn = false): SubrequestState {
  const { SHIPPED: sent } = itemCounts(items);
  if (sent > received) return 'SHIPPED';
  const open = withdrawn ? undefined : (['PENDING', 'ACCEPTED'] as const).find((state) => items.includes(state));
  if (open) return open;
  if (sent > 0) return 'CONFIRMED';
  return items.some(isOpen) ? 'WITHDRAWN' : 'DECLINED';
}

/** What a genebank answered so far. `items`: by uuid of the accession. */
export interface HolderAnswer {
  state: SubrequestState;
  items: Readonly<Record<string, ItemState>>;
  /** How many of those that were sent have arrived. */
  received?: number;
  /** Plain text to the requester. */
  note: string | null;
  /** Of the consignment. */
  tracking: string | null;
  /** ISO text, oldest first. */
  history: { state: SubrequestState; at: string }[];
  /** Who was reminded, oldest first: the genebank to answer, or the requester to say whether it has come. */
  reminders: { to: 'institute' | 'requester'; at: string }[];
}

/** What a genebank sends: all its items, as they shall be. */
export type AnswerChange = Pick<HolderAnswer, 'items' | 'note' | 'tracking'>;

/** What the page of a genebank's link shows: only who has its letter reads it. */
export interface AnswerPage {
  /** Of the whole request. */
  state: RequestState;
  holder: Pick<RequestHolder, 'code' | 'name' | 'accessions'> & { answer: HolderAnswer };
  /** When who asked was erased: nothing can be answered any more. */
  erased?: string;
  /** Of what was just sent, the accessions that may not become what was said; all else was done. */
  refused?: readonly string[];
  info: Omit<RequestInfo, 'approverEmail' | 'language'>;
}
