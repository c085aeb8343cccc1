/** Where a category or a descriptor stands on the page of its list; numbers are as in `numbered`. */
export const anchorOf = (number: number | string): string => `d${number}`;
