const UNDECOMPOSED: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };

const isAscii = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
};

/** Without case and accents: what texts are compared by. */
export const fold = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .toLowerCase()
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replace(/[øłđıßæœþ]/g, (letter) => UNDECOMPOSED[letter] ?? letter);

/** Folded and without spaces: `PI 316141` and `pi316141` are one accession number. */
export const compact = (text: string): string => fold(text).replace(/\s+/g, '');

/** The runs of letters and of digits of a folded text: `pi316141` → `pi`, `316141`. */
export const pieces = (folded: string): string[] => folded.match(/\p{L}+|\p{N}+/gu) ?? [];

/** Lower case by byte, for plain ASCII texts where they lie. */
export const LOWER = Uint8Array.from({ length: 256 }, (_, byte) => (byte >= 65 && byte <= 90 ? byte + 32 : byte));
