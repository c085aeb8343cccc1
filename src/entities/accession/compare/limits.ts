export const LEAST_COMPARED = 2;
/** More columns than these nobody can compare by eye. */
export const MOST_COMPARED = 12;
