/** One term of a chart: a bar or column, a row of its table, a line of its CSV. */
export interface ChartTerm {
  key: string;
  /** In the reader's language. */
  label: string;
  /** Beneath a column, where the label is too long. */
  short?: string;
  count: number;
  /** Scientific names stand in italics. */
  italic?: boolean;
  /** What stands at the end for the values that are not listed, and for those that are not recorded. */
  rest?: boolean;
  /** It counts how often values are named, several of them perhaps by one item: then it is no share of the items. */
  mentions?: boolean;
  /** The result is narrowed by this term already. */
  chosen?: boolean;
  /** Narrows by the term, or takes that away; absent where the term cannot be chosen. */
  onToggle?: () => void;
}

/** What is counted: shares are of `whole`, which the counts of one-valued terms, other and missing add up to. */
export interface ChartData {
  /** The entity whose texts name what is counted (`title`, `count`). */
  of: string;
  title: string;
  /** What its numbers are, where they count no items: they are no shares then. */
  measure?: string | undefined;
  terms: readonly ChartTerm[];
  whole: number;
}
