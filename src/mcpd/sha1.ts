const words = new Int32Array(80);
let bytes = new Uint8Array(256);

/** UTF-8 of `text` into `target` from `at`; answers the end, or -1 where it does not fit or is not ASCII. */
const writeAscii = (text: string, target: Uint8Array, at: number): number => {
  if (at + text.length + 9 > target.length) return -1;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) return -1;
    target[at + i] = code;
  }
  return at + text.length;
};

const block = (state: Int32Array, from: number) => {
  for (let i = 0, at = from; i < 16; i++, at += 4) {
    words[i] =
      ((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
  }
  for (let i = 16; i < 80; i++) {
    const x = (words[i - 3] ?? 0) ^ (words[i - 8] ?? 0) ^ (words[i - 14] ?? 0) ^ (words[i - 16] ?? 0);
    words[i] = (x << 1) | (x >>> 31);
  }
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  for (let i = 0; i < 80; i++) {
    let f: number;
    if (i < 20) f = ((b & c) | (~b & d)) + 0x5a827999;
    else if (i < 40) f = (b ^ c ^ d) + 0x6ed9eba1;
    else if (i < 60) f = ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
    else f = (b ^ c ^ d) + 0xca62c1d6;
    const next = (((a << 5) | (a >>> 27)) + f + e + (words[i] ?? 0)) | 0;
    e = d;
    d = c;
    c = (b << 30) | (b >>> 2);
    b = a;
    a = next;
  }
  state[0] = ((state[0] ?? 0) + a) | 0;
  state[1] = ((state[1] ?? 0) + b) | 0;
  state[2] = ((state[2] ?? 0) + c) | 0;
  state[3] = ((state[3] ?? 0) + d) | 0;
  state[4] = ((state[4] ?? 0) + e) | 0;
};

/**
 * SHA-1 (FIPS 180-4) of `prefix` followed by the UTF-8 of `text`, as five 32-bit words in `state`.
 * Synchronous and without allocation for short ASCII text: a catalogue of millions takes one each.
 * Here only as the name hash that RFC 9562 prescribes for UUID v5, never for security.
 */
export const sha1 = (prefix: Uint8Array, text: string, state: Int32Array): Int32Array => {
  const start = prefix.length;
  let end = writeAscii(text, bytes, start);
  if (end < 0) {
    const encoded = new TextEncoder().encode(text);
    if (bytes.length < start + encoded.length + 72) bytes = new Uint8Array(2 * (start + encoded.length) + 128);
    bytes.set(encoded, start);
    end = start + encoded.length;
  }
  bytes.set(prefix, 0);
  const blocks = ((end + 8) >> 6) + 1;
  const total = blocks * 64;
  if (bytes.length < total) {
    const larger = new Uint8Array(total);
    larger.set(bytes.subarray(0, end));
    bytes = larger;
  }
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
