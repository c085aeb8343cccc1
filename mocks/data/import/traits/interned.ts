/** Texts that come again and again, each kept once and named by its place. */
export class Interned {
  readonly texts: string[] = [];
  readonly #places = new Map<string, number>();

  has(text: string): boolean {
    return this.#places.has(text);
  }

  place(text: string): number {
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    this.#places.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}
