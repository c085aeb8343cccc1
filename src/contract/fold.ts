/** Letters that Unicode does not take apart. */
// oxfmt-ignore
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ς: 'σ',
};

const isAscii = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
};

/**
 * Letters without case and accents: what texts are searched by, in the portal and in the API alike, so that what one
 * finds the other finds too. The same in every language; not for display.
 */
export const fold = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/[øłđðħŧıßæœþς]/g, (letter) => LETTERS[letter] ?? letter);
