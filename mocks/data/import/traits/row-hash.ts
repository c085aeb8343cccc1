const PRIME = 0x01000193;
const BASIS = 0x811c9dc5;
const HIGH_BITS = 21;

/** 53 bits: FNV-1a (32 bits) of the text forwards, and the lower bits of that backwards. */
export function rowHash(text: string): number {
  let forwards = BASIS;
  let backwards = BASIS;
  for (let i = 0, j = text.length - 1; j >= 0; i++, j--) {
    forwards = Math.imul(forwards ^ text.charCodeAt(i), PRIME);
    backwards = Math.imul(backwards ^ text.charCodeAt(j), PRIME);
  }
  return (backwards >>> (32 - HIGH_BITS)) * 2 ** 32 + (forwards >>> 0);
}
