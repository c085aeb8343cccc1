export const MIN_COMPARED = 2;
/** More columns than these nobody can compare by eye. */
export const MAX_COMPARED = 12;
