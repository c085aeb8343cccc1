import type { CacheFigures } from '@/contract/installation/installation';

/** Keeps the last used values, at most `size` of them. */
export class Recent<T extends object> {
  readonly #values = new Map<string, T>();
  #hits = 0;
  #misses = 0;

  constructor(readonly size: number) {}

  get(key: string, make: () => T): T {
    const known = this.#values.get(key);
    if (known) this.#hits += 1;
    else this.#misses += 1;
    const value = known ?? make();
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > this.size) {
      const [oldest] = this.#values.keys();
      if (oldest !== undefined) this.#values.delete(oldest);
    }
    return value;
  }

  get figures(): Omit<CacheFigures, 'name'> {
    return { entries: this.#values.size, capacity: this.size, hits: this.#hits, misses: this.#misses };
  }

  has(key: string): boolean {
    return this.#values.has(key);
  }

  drop(test: (key: string) => boolean): void {
    for (const key of this.#values.keys()) if (test(key)) this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }
}
