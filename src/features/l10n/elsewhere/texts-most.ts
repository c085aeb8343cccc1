/** Texts of a file, each a line of a table. */
export const TEXTS_MOST = 20_000;
