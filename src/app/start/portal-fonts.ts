import bitterCyrillic from '@fontsource/bitter/files/bitter-cyrillic-600-normal.woff2';
import bitterLatinExt from '@fontsource/bitter/files/bitter-latin-ext-600-normal.woff2';
import bitterLatin from '@fontsource/bitter/files/bitter-latin-600-normal.woff2';
import openSansCyrillic from '@fontsource/open-sans/files/open-sans-cyrillic-400-normal.woff2';
import openSansCyrillicBold from '@fontsource/open-sans/files/open-sans-cyrillic-600-normal.woff2';
import openSansLatinExt from '@fontsource/open-sans/files/open-sans-latin-ext-400-normal.woff2';
import openSansLatinExtBold from '@fontsource/open-sans/files/open-sans-latin-ext-600-normal.woff2';
import openSansLatinExtItalic from '@fontsource/open-sans/files/open-sans-latin-ext-400-italic.woff2';
import openSansLatin from '@fontsource/open-sans/files/open-sans-latin-400-normal.woff2';
import openSansLatinBold from '@fontsource/open-sans/files/open-sans-latin-600-normal.woff2';
import openSansLatinItalic from '@fontsource/open-sans/files/open-sans-latin-400-italic.woff2';

/** What letters a file has, as `@fontsource` writes it. */
const CYRILLIC = 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116';
const LATIN_EXT =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, ' +
  'U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, ' +
  'U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/** Only the weights and scripts in use, woff2 only. */
const FACES: readonly [address: string, unicodeRange: string, family: string, weight: string, style?: string][] = [
  [bitterCyrillic, CYRILLIC, 'Bitter', '600'],
  [bitterLatinExt, LATIN_EXT, 'Bitter', '600'],
  [bitterLatin, LATIN, 'Bitter', '600'],
  [openSansCyrillic, CYRILLIC, 'Open Sans', '400'],
  [openSansLatinExt, LATIN_EXT, 'Open Sans', '400'],
  [openSansLatin, LATIN, 'Open Sans', '400'],
  [openSansCyrillicBold, CYRILLIC, 'Open Sans', '600'],
  [openSansLatinExtBold, LATIN_EXT, 'Open Sans', '600'],
  [openSansLatinBold, LATIN, 'Open Sans', '600'],
  [openSansLatinExtItalic, LATIN_EXT, 'Open Sans', '400', 'italic'],
  [openSansLatinItalic, LATIN, 'Open Sans', '400', 'italic'],
];

/** Whether a text has a letter of a CSS `unicode-range`. */
export function hasLetterOf(unicodeRange: string, text: string): boolean {
  const signs = unicodeRange
    .split(', ')
    .map((range) => range.slice(2).split('-'))
    .map(([from = '', to = from]) => String.raw`\u{${from}}-\u{${to}}`);
  return new RegExp(`[${signs.join('')}]`, 'u').test(text);
}

/**
 * Fetches the fonts of the page's language, and shows all of them together: a browser that is told of a font, or gets one,
 * lays out every line anew. Italics, and letters that only some data have, it fetches itself when it comes to show them.
 */
export async function showFonts(): Promise<void> {
  const text = document.querySelector('header')?.textContent ?? '';
  const faces = FACES.map(([address, unicodeRange, family, weight, style = 'normal']) => ({
    isNeeded: style === 'normal' && hasLetterOf(unicodeRange, text),
    face: new FontFace(family, `url(${address}) format("woff2")`, { unicodeRange, weight, style, display: 'swap' }),
  }));
  await Promise.allSettled(faces.map(({ isNeeded, face }) => isNeeded && face.load()));
  for (const { face } of faces) document.fonts.add(face);
}
