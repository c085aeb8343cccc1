/** A part of a list that one press shows: what of it is this person's, say. */
export interface ListPart<F> {
  /** The key of its text. */
  label: string;
  /** What it holds; of the whole, nothing. */
  filter: F;
  /** The key of what is said while it has nothing. */
  none?: string;
  /** The bare address of the list leads there, where it has anything. */
  opens?: boolean;
}
