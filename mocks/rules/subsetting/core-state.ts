import { squaredDistance, type Points } from './points';

/**
 * A selection of rows and its average entry-to-nearest-entry distance, kept up to date while single entries are
 * exchanged: an exchange costs in proportion to the size of the selection, not to its square.
 */
export class CoreState {
  readonly entries: Int32Array;
  readonly #points: Points;
  readonly #isIn: Uint8Array;
  /** Distance of every entry to every other, Infinity to itself. */
  readonly #between: Float64Array;
  readonly #nearest: Float64Array;
  readonly #tried: Float64Array;
  #sum = 0;

  constructor(points: Points, entries: readonly number[]) {
    const size = entries.length;
    this.#points = points;
    this.entries = Int32Array.from(entries);
    this.#isIn = new Uint8Array(points.rows);
    this.#between = new Float64Array(size * size);
    this.#nearest = new Float64Array(size);
    this.#tried = new Float64Array(size);
    for (let i = 0; i < size; i += 1) {
      this.#isIn[entries[i] ?? 0] = 1;
      for (let j = 0; j < size; j += 1)
        this.#between[i * size + j] = i === j ? Infinity : this.#distance(entries[i] ?? 0, entries[j] ?? 0);
    }
    for (let i = 0; i < size; i += 1) this.#sum += this.#nearest[i] = this.#nearestOf(i, -1);
  }

  #distance(a: number, b: number): number {
    const { values, width } = this.#points;
    return Math.sqrt(squaredDistance(values, a, values, b, width));
  }

  /** The distance to the nearest other entry, one of them left out. */
  #nearestOf(entry: number, left: number): number {
    const size = this.entries.length;
    let least = Infinity;
    for (let other = 0, at = entry * size; other < size; other += 1, at += 1) {
      const distance = this.#between[at] ?? Infinity;
      if (distance < least && other !== left) least = distance;
    }
    return least;
  }

  has(row: number): boolean {
    return this.#isIn[row] === 1;
  }

  /** Average entry-to-nearest-entry distance. */
  get value(): number {
    return this.#sum / this.entries.length;
  }

  /** What the value would be with `row` instead of the entry at `place`; `exchange` then does it. */
  tryExchange(place: number, row: number): number {
    const size = this.entries.length;
    let own = Infinity;
    let sum = 0;
    for (let other = 0; other < size; other += 1) {
      if (other === place) continue;
      const distance = this.#distance(row, this.entries[other] ?? 0);
      this.#tried[other] = distance;
      if (distance < own) own = distance;
      const nearest = this.#nearest[other] ?? 0;
      // Its nearest may have been the one that leaves.
      const left = this.#between[other * size + place] === nearest ? this.#nearestOf(other, place) : nearest;
      sum += Math.min(left, distance);
    }
    return (sum + own) / size;
  }

  /** Must follow a `tryExchange` with the same arguments. */
  exchange(place: number, row: number): void {
    const size = this.entries.length;
    this.#isIn[this.entries[place] ?? 0] = 0;
    this.#isIn[row] = 1;
    this.entries[place] = row;
    const wasNearest: number[] = [];
    for (let other = 0; other < size; other += 1) {
      if (other === place) continue;
      const distance = this.#tried[other] ?? 0;
      if (this.#between[other * size + place] === this.#nearest[other]) wasNearest.push(other);
      else this.#nearest[other] = Math.min(this.#nearest[other] ?? 0, distance);
      this.#between[other * size + place] = distance;
      this.#between[place * size + other] = distance;
    }
    for (const other of wasNearest) this.#nearest[other] = this.#nearestOf(other, -1);
    this.#nearest[place] = this.#nearestOf(place, -1);
    this.#sum = this.#nearest.reduce((sum, each) => sum + each, 0);
  }
}
