export const ITEM_STATES = ['PENDING', 'ACCEPTED', 'DECLINED', 'SHIPPED'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/**
 * What a genebank decides of each accession that is asked of it. What was shipped stays so; what was declined can be put
 * right until the genebank has shipped something of the request.
 */
export const ITEM_WORKFLOW: readonly { from: ItemState; to: ItemState; untilShipped?: true }[] = [
  { from: 'PENDING', to: 'ACCEPTED' },
  { from: 'PENDING', to: 'DECLINED' },
  { from: 'ACCEPTED', to: 'DECLINED' },
  { from: 'ACCEPTED', to: 'SHIPPED' },
  { from: 'DECLINED', to: 'ACCEPTED', untilShipped: true },
];

/** What may become of an item now, itself first. @param shipped whether anything of its genebank's part was. */
export const itemMoves = (state: ItemState, shipped: boolean): ItemState[] => [
  state,
  ...ITEM_WORKFLOW.filter(({ from, untilShipped }) => from === state && !(shipped && untilShipped)).map(({ to }) => to),
];

/** Why a genebank does not send an accession. Ours: what genebanks write most. */
export const DECLINE_REASONS = [
  'stock',
  'regeneration',
  'viability',
  'health',
  'restricted',
  'tooMany',
  'other',
] as const;

/** Said by a genebank of one accession; `other` has a `text`. */
export interface DeclineReason {
  code: (typeof DECLINE_REASONS)[number];
  /** In the genebank's own words. */
  text: string | null;
}

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

/** Days after which a genebank is late with its answer, and reminded. */
export const ANSWER_DUE_DAYS = 14;

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

/** Something that happened to a genebank's part. */
export interface AnswerEvent {
  /** Where the part stood then. */
  state: SubrequestState;
  /** ISO text. */
  at: string;
  /** Of an answer: how many accessions got which state. */
  items?: Partial<ItemCounts>;
  /** Of a receipt: how many accessions have arrived. */
  received?: number;
}

/** What a genebank sent at once; its place among the others names it. */
export interface Consignment {
  /** ISO text. */
  at: string;
  /** By uuid. */
  accessions: readonly string[];
  tracking: string | null;
  /** ISO text; null until the requester says that it has come. */
  received: string | null;
}

/** What a genebank answered so far. `items`: by uuid of the accession. */
export interface HolderAnswer {
  state: SubrequestState;
  items: Readonly<Record<string, ItemState>>;
  /** By uuid, of accessions that are declined, as far as the genebank says why. */
  reasons?: Readonly<Record<string, DeclineReason>>;
  /** How many of those that were sent have arrived. */
  received?: number;
  /** Oldest first. */
  consignments?: readonly Consignment[];
  /** Plain text to the requester. */
  note: string | null;
  /** Of the consignment. */
  tracking: string | null;
  /** Oldest first; it tells what was done, and so never goes back. */
  history: AnswerEvent[];
  /** Who was reminded, oldest first: the genebank to answer, or the requester to say whether it has come. */
  reminders: { to: 'institute' | 'requester'; at: string }[];
}

/** What a genebank sends: all its items, as they shall be. */
export interface AnswerChange extends Pick<HolderAnswer, 'items' | 'note' | 'tracking'> {
  /**
   * The items as they were seen: what somebody else decided meanwhile is refused. Without it, what was declined cannot be
   * put right, as that would undo what others decided unseen.
   */
  was?: HolderAnswer['items'];
  /** Of all accessions that shall be declined, by uuid; without it, reasons that were given stay. */
  reasons?: HolderAnswer['reasons'];
}
