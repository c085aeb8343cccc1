export type Utf8Kind = 'ascii' | 'utf-8' | 'invalid';

/** Whether the bytes are well-formed UTF-8 (RFC 3629): no overlong forms, no surrogates, nothing above U+10FFFF. */
export const utf8Kind = (bytes: Uint8Array, from: number, to: number): Utf8Kind => {
  let kind: Utf8Kind = 'ascii';
  let i = from;
  while (i < to) {
    const first = bytes[i] as number;
    if (first < 0x80) {
      i++;
      continue;
    }
    let more: number;
    let low = 0x80;
    let high = 0xbf;
    if (first >= 0xc2 && first <= 0xdf) more = 1;
    else if (first >= 0xe0 && first <= 0xef) {
      more = 2;
      if (first === 0xe0) low = 0xa0;
      if (first === 0xed) high = 0x9f;
    } else if (first >= 0xf0 && first <= 0xf4) {
      more = 3;
      if (first === 0xf0) low = 0x90;
      if (first === 0xf4) high = 0x8f;
    } else return 'invalid';
    if (i + more >= to) return 'invalid';
    for (let k = 1; k <= more; k++) {
      const next = bytes[i + k] as number;
      if (next < low || next > high) return 'invalid';
      low = 0x80;
      high = 0xbf;
    }
    kind = 'utf-8';
    i += more + 1;
  }
  return kind;
};
