/** What XML 1.0 cannot hold or would change (carriage returns, half a surrogate pair), and text that looks escaped. */
const TO_ESCAPE =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const hex = (letter: string) => letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');

/**
 * Text for an element of a spreadsheet, so that a reader gets exactly the same text: what XML cannot say becomes
 * `_xHHHH_` (ECMA-376 Part 1, 22.9.2.19, ST_Xstring).
 */
export const cellText = (value: string): string =>
  value
    .replace(TO_ESCAPE, (letter) => `_x${hex(letter)}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** `A`, `Z`, `AA` … of a column from 0. */
export function columnLetters(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}
