/** A small seeded generator (mulberry32): the same seed gives the same catalogue on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = (Math.imul(seed, 0x9e3779b1) ^ 0x5f356495) | 0;
  }

  /** A number in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from 0 to below `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}

/** A list in which each value stands in proportion to its weight (never less than once): picking from it is one look-up. */
export function inProportion<T>(weighted: readonly (readonly [value: T, weight: number])[], size = 400): T[] {
  const total = weighted.reduce((sum, [, weight]) => sum + weight, 0);
  return weighted.flatMap(([value, weight]) => {
    const times = weight > 0 ? Math.max(1, Math.round((weight / total) * size)) : 0;
    return Array.from({ length: times }, () => value);
  });
}

/** `CODE 12, CODE 3.5` as pairs. A weight that cannot be read throws. */
export function readWeights(text: string): [code: string, weight: number][] {
  return text.split(', ').map((part) => {
    const [code = '', weight = ''] = part.trim().split(' ');
    if (code === '' || !(Number(weight) > 0)) throw new Error(`Not a weight: ${part}`);
    return [code, Number(weight)];
  });
}
