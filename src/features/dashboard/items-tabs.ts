import type { PublicationState } from '@/contract/publication/publication';

interface TabRow {
  /** Absent: whatever its state. */
  states?: readonly PublicationState[];
  /** Rows shown at most, those changed last. */
  most: number;
  /** Whether it is about all there are, so that their number tells something. */
  counted: boolean;
}

/** The lists of the dashboard, in their order; each name stands in the address. */
export const ITEMS_TABS = {
  drafts: { states: ['DRAFT'], most: 100, counted: true },
  reviews: { states: ['REVIEWING'], most: 100, counted: true },
  recent: { most: 25, counted: false },
} as const satisfies Record<string, TabRow>;

export type ItemsTab = keyof typeof ITEMS_TABS;

export const itemsTabs = Object.keys(ITEMS_TABS) as ItemsTab[];

/** The same rows under the general type. */
export const tabOf = (tab: ItemsTab): TabRow => ITEMS_TABS[tab];
