/** Widths of bars and spaces of each symbol in turn, as ISO/IEC 15417 numbers them; the last three begin, the very last ends. */
const SYMBOLS = `
212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232
122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122
321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311
211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113
213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422
121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111
241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121
412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412
211214 211232 2331112
`
  .trim()
  .split(/\s+/);

const START_B = 104;
const STOP = 106;
const MODULUS = 103;

/** On each side, in modules. */
const QUIET = 10;

export interface Barcode {
  /** In modules, with the quiet zones. */
  width: number;
  /** Dark bars, from left to right, in modules. */
  bars: readonly { x: number; width: number }[];
}

/** What set B has: letters, digits and signs of ASCII. */
export const isEncodable = (text: string): boolean => /^[ -~]+$/.test(text);

/** The symbols of a text in set B: start, a symbol for each character, the check symbol, stop. */
export function symbolsOf(text: string): number[] {
  const values = Array.from(text, (character) => (character.codePointAt(0) ?? 0) - 32);
  const check = values.reduce((sum, value, at) => sum + value * (at + 1), START_B) % MODULUS;
  return [START_B, ...values, check, STOP];
}

/** A Code 128 of a text; undefined where it has characters that set B lacks. */
export function code128(text: string): Barcode | undefined {
  if (!isEncodable(text)) return undefined;
  const widths = symbolsOf(text).flatMap((symbol) => Array.from(SYMBOLS[symbol] ?? '', Number));
  const bars: { x: number; width: number }[] = [];
  let x = QUIET;
  for (const [at, width] of widths.entries()) {
    if (at % 2 === 0) bars.push({ x, width });
    x += width;
  }
  return { width: x + QUIET, bars };
}
