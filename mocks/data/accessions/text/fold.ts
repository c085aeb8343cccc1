import { fold } from '@/contract/fold';

/** Folded and without spaces: `PI 316141` and `pi316141` are one accession number. */
export const compact = (text: string): string => fold(text).replace(/\s+/g, '');

/** The runs of letters and of digits of a folded text: `pi316141` → `pi`, `316141`. */
export const pieces = (folded: string): string[] => folded.match(/\p{L}+|\p{N}+/gu) ?? [];

/** Lower case by byte, for plain ASCII texts where they lie. */
export const LOWER = Uint8Array.from({ length: 256 }, (_, byte) => (byte >= 65 && byte <= 90 ? byte + 32 : byte));

/** Whether a byte of UTF-8 is a digit of ASCII. */
export const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57;
