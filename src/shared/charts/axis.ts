/** A scale of numbers: where it begins and ends, and the round values that are written beside it. */
export interface Axis {
  from: number;
  to: number;
  ticks: number[];
}

const ROUND = [1, 2, 2.5, 5, 10];
const DIGITS = 12;
/** Values that differ by less, seen beside their size, are alike. */
const ALIKE = 1e-9;
const MIN_SIZE = 1e-200;

/** The axis of values between `min` and `max`, in about `steps` steps of 1, 2, 2.5 or 5 times a power of ten. */
export function axisOf(min: number, max: number, steps = 5): Axis {
  const size = Math.max(Math.abs(min), Math.abs(max), MIN_SIZE);
  const range = max - min > size * ALIKE ? max - min : size > MIN_SIZE ? size : 1;
  const power = 10 ** Math.floor(Math.log10(range / steps));
  const step = (ROUND.find((round) => round * power >= range / steps) ?? 10) * power;
  const [first, last] = [Math.floor(min / step), Math.max(Math.ceil(max / step), Math.floor(min / step) + 1)];
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(DIGITS)));
  return { from: ticks[0] ?? min, to: ticks.at(-1) ?? max, ticks };
}

/** Where a value lies on an axis, in percent. */
export const percentAlong = ({ from, to }: Axis, value: number): number => (100 * (value - from)) / (to - from);
