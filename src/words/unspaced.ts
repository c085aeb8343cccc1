/** Letters of scripts that are written without spaces, for a class of a regular expression with the flag `u`. */
export const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`;
