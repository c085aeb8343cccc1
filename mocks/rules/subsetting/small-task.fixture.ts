import type { Task } from './task';

const SIZE = 400;
const column = (value: (i: number) => number): Float64Array => Float64Array.from({ length: SIZE }, (_, i) => value(i));

/** Places all over the Earth, the same at every run. */
export const SMALL_TASK: Task = {
  places: {
    latitude: column((i) => ((i * 7) % 120) - 55),
    longitude: column((i) => ((i * 53) % 360) - 180),
    elevation: column((i) => (i * 31) % 3_000),
  },
  indicators: [
    { id: 'tmean', metric: 'mean' },
    { id: 'balance', metric: 'minimum' },
  ],
  span: { months: { from: 3, to: 10 }, years: { from: 1983, to: 2016 } },
  subsets: { sets: { from: 4, to: 12 }, method: 'core', seed: 3 },
};
