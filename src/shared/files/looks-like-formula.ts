const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Whether a spreadsheet that opens a CSV might compute this value. A number with a sign is no formula. */
export const looksLikeFormula = (value: string): boolean => FORMULA.test(value) && !NUMBER.test(value);

/** Pasted into a spreadsheet, an apostrophe keeps a value from being computed: for reports, which nobody reads back. */
export const harmlessCell = (cell: string): string => (looksLikeFormula(cell) ? `'${cell}` : cell);
