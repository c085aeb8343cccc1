/** Part of a text, in UTF-16 units. */
export interface Span {
  from: number;
  to: number;
}

/** What stands between spaces, commas and semicolons. */
export const wordsIn = (text: string, { from, to }: Span = { from: 0, to: text.length }): Span[] =>
  [...text.slice(from, to).matchAll(/[^\s,;]+/gu)].map(({ index, 0: word }) => ({
    from: from + index,
    to: from + index + word.length,
  }));
