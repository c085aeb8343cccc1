export const GRID_STATES = ['missing', 'outdated', 'done'] as const;

/** A cell: a text in the language that is written, beside what it is written from. */
export interface GridText {
  /** Within its item. */
  name: string;
  /** What it is of the item: title, description. */
  label: string;
  source: string;
  text: string;
  state: (typeof GRID_STATES)[number];
  /** What it was made from, where that has changed since. */
  was?: string;
  /** The same text in another language, to look at. */
  also?: string;
  /** Characters that it may have. */
  max: number;
  /** It has paragraphs. */
  long: boolean;
}

/** Rows that belong together. */
export interface GridItem {
  key: string;
  title: string;
  /** Where it is read. */
  to?: string;
  /** Of its own texts. BCP 47. */
  language: string;
  /** What whoever writes should know of it. */
  note?: string;
  texts: readonly GridText[];
}

/** What was typed into a cell and is not kept yet. */
export interface TypedCell {
  typed: string;
  saving?: true;
  /** A machine wrote it: kept when a person says so, and not when it is left. */
  machine?: true;
  /** Why it was not kept. */
  problem?: string;
}

export const cellId = (key: string, name: string): string => `${key}\n${name}`;
