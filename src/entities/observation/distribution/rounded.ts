const DIGITS = 4;

/** A computed figure with four significant digits: more would say what was not measured. Whole numbers stay whole. */
export const rounded = (value: number): number =>
  Number.isInteger(value)
    ? value
    : Number(value.toPrecision(Math.max(DIGITS, Math.trunc(Math.abs(value)).toString().length)));
