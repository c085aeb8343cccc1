import { TableFault } from '../table-fault';

const MAX_ELEMENT_LENGTH = 8_000_000;

/**
 * Cuts a stream of XML into its elements of one name, which do not nest: `<row …>…</row>`.
 * `push` bytes; each element is handed on as text, its tags included.
 */
export class Elements {
  readonly #decoder = new TextDecoder();
  readonly #start: RegExp;
  readonly #end: RegExp;
  readonly #onElement: (xml: string) => void;
  #rest = '';
  /** Letters that an element must have which did not end yet before it is looked again whether it does. */
  #enough = 0;

  constructor(name: string, onElement: (xml: string) => void) {
    this.#start = new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])`, 'g');
    this.#end = new RegExp(`</(?:\\w+:)?${name}\\s*>`, 'g');
    this.#onElement = onElement;
  }

  /** @throws TableFault where an element has no end. */
  push(bytes: Uint8Array): void {
    this.#rest += this.#decoder.decode(bytes, { stream: true });
    if (this.#rest.length < this.#enough) return;
    this.end();
    this.#enough = 2 * this.#rest.length;
    if (this.#rest.length > MAX_ELEMENT_LENGTH) throw new TableFault('the spreadsheet is damaged: a row has no end');
  }

  /** Hands on the elements that are left when there are no more bytes. */
  end(): void {
    const text = this.#rest;
    let from = 0;
    for (;;) {
      this.#start.lastIndex = from;
      const start = this.#start.exec(text);
      if (!start) {
        // What is left may hold the beginning of a tag.
        from = Math.max(from, text.lastIndexOf('<'), 0);
        break;
      }
      from = start.index;
      const close = text.indexOf('>', this.#start.lastIndex);
      if (close < 0) break;
      if (text.charCodeAt(close - 1) === 47) {
        this.#onElement(text.slice(from, close + 1));
        from = close + 1;
        continue;
      }
      this.#end.lastIndex = close;
      const end = this.#end.exec(text);
      if (!end) break;
      this.#onElement(text.slice(from, this.#end.lastIndex));
      from = this.#end.lastIndex;
    }
    this.#rest = text.slice(from);
  }
}
