const words = new Int32Array(80);
let bytes = new Uint8Array(256);

/** Bytes `from` to `to` of others. */
export interface Bytes {
  readonly bytes: Uint8Array;
  readonly from: number;
  readonly to: number;
}

/** Of what follows the text: one byte, the zeros of a block and the length. */
const PADDING = 72;

/** Room up to `end` and for what follows. */
const room = (end: number): void => {
  if (end + PADDING <= bytes.length) return;
  const larger = new Uint8Array(2 * end + PADDING);
  larger.set(bytes);
  bytes = larger;
};

const writeBytes = ({ bytes: given, from, to }: Bytes, at: number): number => {
  const end = at + to - from;
  room(end);
  for (let i = from, into = at; i < to; i++, into++) bytes[into] = given[i] as number;
  return end;
};

/** UTF-8 of `text` from `at`; answers the end. */
const writeText = (text: string, at: number): number => {
  room(at + text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) {
      const encoded = new TextEncoder().encode(text);
      return writeBytes({ bytes: encoded, from: 0, to: encoded.length }, at);
    }
    bytes[at + i] = code;
  }
  return at + text.length;
};

/** The schedule is kept in 32-bit words and the rounds in four loops: this is the hot part of an import. */
const block = (state: Int32Array, from: number) => {
  for (let i = 0, at = from; i < 16; i++, at += 4) {
    words[i] =
      ((bytes[at] as number) << 24) |
      ((bytes[at + 1] as number) << 16) |
      ((bytes[at + 2] as number) << 8) |
      (bytes[at + 3] as number);
  }
  for (let i = 16; i < 80; i++) {
    const x =
      (words[i - 3] as number) ^ (words[i - 8] as number) ^ (words[i - 14] as number) ^ (words[i - 16] as number);
    words[i] = (x << 1) | (x >>> 31);
  }
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let next: number;
  for (let i = 0; i < 20; i++) {
    next = (((a << 5) | (a >>> 27)) + (((c ^ d) & b) ^ d) + 0x5a827999 + e + (words[i] as number)) | 0;
    e = d;
    d = c;
    c = (b << 30) | (b >>> 2);
    b = a;
    a = next;
  }
  for (let i = 20; i < 40; i++) {
    next = (((a << 5) | (a >>> 27)) + (b ^ c ^ d) + 0x6ed9eba1 + e + (words[i] as number)) | 0;
    e = d;
    d = c;
    c = (b << 30) | (b >>> 2);
    b = a;
    a = next;
  }
  for (let i = 40; i < 60; i++) {
    next = (((a << 5) | (a >>> 27)) + ((b & c) | (d & (b | c))) - 0x70e44324 + e + (words[i] as number)) | 0;
    e = d;
    d = c;
    c = (b << 30) | (b >>> 2);
    b = a;
    a = next;
  }
  for (let i = 60; i < 80; i++) {
    next = (((a << 5) | (a >>> 27)) + (b ^ c ^ d) - 0x359d3e2a + e + (words[i] as number)) | 0;
    e = d;
    d = c;
    c = (b << 30) | (b >>> 2);
    b = a;
    a = next;
  }
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
};

/**
 * SHA-1 (FIPS 180-4) of `prefix` followed by the parts, texts as UTF-8, as five 32-bit words in `state`.
 * Synchronous and without allocation for short ASCII text: a catalogue of millions takes one each.
 * Here only as the name hash that RFC 9562 prescribes for UUID v5, never for security.
 */
export const sha1 = (prefix: Uint8Array, parts: readonly (string | Bytes)[], state: Int32Array): Int32Array => {
  room(prefix.length);
  bytes.set(prefix, 0);
  let end = prefix.length;
  for (const part of parts) end = typeof part === 'string' ? writeText(part, end) : writeBytes(part, end);
  const blocks = ((end + 8) >> 6) + 1;
  const total = blocks * 64;
  bytes[end] = 0x80;
  bytes.fill(0, end + 1, total);
  const bits = end * 8;
  bytes[total - 4] = bits >>> 24;
  bytes[total - 3] = bits >>> 16;
  bytes[total - 2] = bits >>> 8;
  bytes[total - 1] = bits;
  bytes[total - 5] = Math.floor(end / 0x20000000);
  state[0] = 0x67452301;
  state[1] = 0xefcdab89 | 0;
  state[2] = 0x98badcfe | 0;
  state[3] = 0x10325476;
  state[4] = 0xc3d2e1f0 | 0;
  for (let i = 0; i < blocks; i++) block(state, i * 64);
  return state;
};
