/** Keeps the last used values, at most `size` of them. */
export class Recent<T extends object> {
  readonly #values = new Map<string, T>();

  constructor(readonly size: number) {}

  get(key: string, make: () => T): T {
    const value = this.#values.get(key) ?? make();
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > this.size) {
      const [oldest] = this.#values.keys();
      if (oldest !== undefined) this.#values.delete(oldest);
    }
    return value;
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
