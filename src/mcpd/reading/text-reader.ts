import { SNIFF_LENGTH, wideEncoding } from './sniff';
import { utf8Kind } from './utf8';

const LF = 10;
const CR = 13;

/** 0x80 to 0x9F of Windows-1252; some runtimes decode them as Latin-1, which has controls there. */
const CP1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const latin = new TextDecoder('windows-1252');
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

const decode1252 = (bytes: Uint8Array) =>
  latin.decode(bytes).replace(/[\u0080-\u009f]/g, (letter) => CP1252[letter.charCodeAt(0) - 0x80] ?? letter);

const join = (parts: readonly Uint8Array[]): Uint8Array => {
  const [first] = parts;
  if (first && parts.length === 1) return first;
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/**
 * Bytes to text, in pieces of any size. The first line that is not ASCII tells UTF-8 from Windows-1252; a later line
 * that is the other of the two (files are put together from several) is read as what it is and reported in `foreign`.
 */
export class TextReader {
  encoding = 'ASCII';
  /** Physical lines, from 1, in another encoding than the file; whoever reads them empties the list. */
  readonly foreign: number[] = [];
  /** Decodes what is not read line by line. */
  private whole: TextDecoder | undefined;
  private rest: Uint8Array = new Uint8Array(0);
  /** What came behind `rest`, put together once a line may end in it: a long line is copied once. */
  private more: Uint8Array[] = [];
  private started = false;
  private line = 1;

  /** @param told what the file is in, by a label of the Encoding Standard; else it is found out. Throws RangeError for no label. */
  constructor(told?: string) {
    if (told === undefined) return;
    this.whole = new TextDecoder(told);
    this.encoding = this.whole.encoding;
    this.started = true;
  }

  /** Bytes that wait for the end of their line. */
  pending = 0;

  push(chunk: Uint8Array): string {
    this.more.push(chunk);
    this.pending += chunk.length;
    if (!this.started) {
      if (this.pending < SNIFF_LENGTH) return '';
      this.start();
    } else if (!this.whole && !chunk.includes(LF) && !chunk.includes(CR)) return '';
    this.joinRest();
    return this.whole ? this.decodeWhole(true) : this.decodeLines(this.lastLineEnd());
  }

  /** What is left when there are no more bytes. */
  end(): string {
    if (!this.started) this.start();
    this.joinRest();
    return this.whole ? this.decodeWhole(false) : this.decodeLines(this.rest.length);
  }

  private joinRest() {
    this.rest = join(this.rest.length > 0 ? [this.rest, ...this.more] : this.more);
    this.more = [];
  }

  private start() {
    this.started = true;
    this.joinRest();
    const [a, b, c] = this.rest;
    const wide = wideEncoding(this.rest);
    if (wide) {
      this.encoding = wide === 'utf-16le' ? 'UTF-16LE' : 'UTF-16BE';
      this.whole = new TextDecoder(wide);
    } else if (a === 0xef && b === 0xbb && c === 0xbf) {
      this.encoding = 'UTF-8 with BOM';
      this.rest = this.rest.subarray(3);
    }
  }

  private decodeWhole(stream: boolean): string {
    const text = this.whole?.decode(this.rest, { stream }) ?? '';
    this.rest = new Uint8Array(0);
    this.pending = 0;
    return text;
  }

  /** Just behind the last line that is there in full. */
  private lastLineEnd(): number {
    const feed = this.rest.lastIndexOf(LF);
    return (feed < 0 ? this.rest.subarray(0, -1).lastIndexOf(CR) : feed) + 1;
  }

  private decodeLines(to: number): string {
    const block = this.rest.subarray(0, to);
    this.rest = this.rest.slice(to);
    this.pending = this.rest.length;
    const kind = utf8Kind(block, 0, block.length);
    const is1252 = this.encoding === 'Windows-1252';
    if (kind === 'ascii' || (kind === 'utf-8' && !is1252)) {
      if (kind === 'utf-8' && this.encoding === 'ASCII') this.encoding = 'UTF-8';
      for (let at = block.indexOf(LF); at >= 0; at = block.indexOf(LF, at + 1)) this.line++;
      return utf8.decode(block);
    }
    let text = '';
    for (let from = 0; from < block.length;) {
      const feed = block.indexOf(LF, from);
      const end = feed < 0 ? block.length : feed + 1;
      text += this.decodeLine(block.subarray(from, end));
      if (feed >= 0) this.line++;
      from = end;
    }
    return text;
  }

  private decodeLine(line: Uint8Array): string {
    const kind = utf8Kind(line, 0, line.length);
    if (kind === 'ascii') return utf8.decode(line);
    if (this.encoding === 'ASCII') this.encoding = kind === 'utf-8' ? 'UTF-8' : 'Windows-1252';
    if ((this.encoding === 'Windows-1252') !== (kind === 'invalid')) this.foreign.push(this.line);
    return kind === 'utf-8' ? utf8.decode(line) : decode1252(line);
  }
}
