import { OFFICE_SENTENCES, officeFile, type OfficeFile } from '@/tables/office-file';

/** What a file is, by its first bytes. */
export type Content = 'text' | 'empty' | 'spreadsheet' | 'gzip' | OfficeFile | 'PDF' | 'picture' | 'UTF-32' | 'binary';

/** Why it is no table of text, and what to do. */
export const NO_TEXT: Readonly<Record<Exclude<Content, 'text'>, string>> = {
  empty: 'the file is empty',
  spreadsheet: 'this is a spreadsheet or a zip archive; name it .xlsx, or save it as CSV',
  gzip: 'this is gzip-compressed; name it .gz',
  ...OFFICE_SENTENCES,
  PDF: 'this is a PDF, not a table; ask for the data as CSV or Excel',
  picture: 'this is a picture, not a table',
  'UTF-32': 'this is text in UTF-32; save it as UTF-8',
  binary: 'this is not text; tables are CSV, tab separated text or .xlsx',
};

const MAGIC: [Content, number[]][] = [
  ['spreadsheet', [0x50, 0x4b, 0x03, 0x04]],
  ['gzip', [0x1f, 0x8b]],
  ['PDF', [0x25, 0x50, 0x44, 0x46]],
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', [0x47, 0x49, 0x46, 0x38]],
];

/** How many of the first bytes it takes. */
export const SNIFF_LENGTH = 4096;

export type Wide = 'utf-16le' | 'utf-16be';

/** UTF-16 by its mark, or by the zero bytes that it puts beside every Latin letter. */
export const wideEncoding = (bytes: Uint8Array): Wide | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const pairs = Math.min(bytes.length, SNIFF_LENGTH) >> 1;
  let even = 0;
  let odd = 0;
  for (let i = 0; i < pairs; i++) {
    if (bytes[2 * i] === 0) even++;
    if (bytes[2 * i + 1] === 0) odd++;
  }
  if (pairs > 4 && odd > pairs * 0.5 && even < pairs * 0.1) return 'utf-16le';
  if (pairs > 4 && even > pairs * 0.5 && odd < pairs * 0.1) return 'utf-16be';
  return undefined;
};

/** By its mark, or by the three zero bytes that it puts beside every Latin letter. */
const isUtf32 = (bytes: Uint8Array): boolean => {
  const [a, b, c, d] = bytes;
  if ((a === 0xff && b === 0xfe && c === 0 && d === 0) || (a === 0 && b === 0 && c === 0xfe && d === 0xff)) return true;
  const quads = Math.min(bytes.length, SNIFF_LENGTH) >> 2;
  const zeros = [0, 0, 0, 0];
  for (let i = 0; i < 4 * quads; i++) if (bytes[i] === 0) zeros[i % 4] = (zeros[i % 4] ?? 0) + 1;
  return quads > 4 && zeros.filter((count) => count > quads * 0.9).length >= 3;
};

/** Tells text from what only has the name of a text file. */
export const sniff = (bytes: Uint8Array): Content => {
  if (bytes.length === 0) return 'empty';
  const magic = MAGIC.find(([, start]) => start.every((byte, i) => bytes[i] === byte));
  if (magic) return magic[0];
  const office = officeFile(bytes);
  if (office) return office;
  if (isUtf32(bytes)) return 'UTF-32';
  if (wideEncoding(bytes)) return 'text';
  let strange = 0;
  const length = Math.min(bytes.length, SNIFF_LENGTH);
  for (let i = 0; i < length; i++) {
    const byte = bytes[i] ?? 0;
    if (byte === 0) return 'binary';
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12 && byte !== 26) strange++;
  }
  return strange > length / 50 ? 'binary' : 'text';
};
