type Numbers = Float64Array | Uint32Array | Uint16Array;

/** Numbers as they come: an array of two million of them takes two to four times the room. */
export class NumberList<T extends Numbers> {
  length = 0;
  #all: T;

  constructor(private readonly kind: new (length: number) => T) {
    this.#all = new kind(16);
  }

  push(number: number): void {
    if (this.length === this.#all.length) {
      const more = new this.kind(this.length * 2);
      more.set(this.#all);
      this.#all = more;
    }
    this.#all[this.length++] = number;
  }

  at(place: number): number {
    return this.#all[place] ?? 0;
  }

  done(): T {
    return this.#all.slice(0, this.length) as T;
  }
}
