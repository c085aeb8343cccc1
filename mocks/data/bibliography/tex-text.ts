/** Combining marks of TeX's accents. */
const ACCENTS: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030a',
  H: '\u030b',
  v: '\u030c',
  d: '\u0323',
  c: '\u0327',
  k: '\u0328',
  b: '\u0331',
};

const LETTERS: Readonly<Record<string, string>> = {
  aa: 'å',
  AA: 'Å',
  ae: 'æ',
  AE: 'Æ',
  i: 'i',
  j: 'j',
  l: 'ł',
  L: 'Ł',
  o: 'ø',
  O: 'Ø',
  oe: 'œ',
  OE: 'Œ',
  ss: 'ß',
  textasciicircum: '^',
  textasciitilde: '~',
  textbackslash: '\\',
  textendash: '–',
  textemdash: '—',
};

/** Stand for characters that must not be read again. */
const HELD = { '{': '\ue000', '}': '\ue001', '\\': '\ue002', '~': '\ue003' } as const;
const held = (text: string): string => text.replace(/[{}\\~]/g, (character) => HELD[character as keyof typeof HELD]);
const released = (text: string): string =>
  text.replace(/[\ue000-\ue003]/g, (character) => '{}\\~'[character.charCodeAt(0) - 0xe000] ?? '');

/** The characters that TeX would print: accents, letters, no braces. A command that is not known leaves its argument. */
export function plainText(tex: string): string {
  const read = tex
    .replace(/\\([{}&%$#_ ])/g, (_, character: string) => held(character))
    .replace(
      /\\(?:([`'^~=."])\s*|([uvHckrdb])(?=[\s{])\s*)(?:\{\\?([^\s{}\\])\}|\\?([^\s{}\\]))/g,
      (
        _,
        sign: string | undefined,
        word: string | undefined,
        inBraces: string | undefined,
        alone: string | undefined,
      ) => (inBraces ?? alone ?? '') + (ACCENTS[sign ?? word ?? ''] ?? ''),
    )
    .replace(/\\([A-Za-z]+)(?:\{\}|[ ]+|(?![A-Za-z]))/g, (_, name: string) => held(LETTERS[name] ?? ''))
    .replaceAll('~', ' ')
    .replace(/[{}]/g, '')
    .replace(/\\(.)/g, '$1');
  return released(read).replace(/\s+/g, ' ').trim().normalize('NFC');
}
