/** Microsoft's container (MS-CFB 2.2): workbooks up to Excel 2003, and new ones under a password. */
const CONTAINER = [0xd0, 0xcf, 0x11, 0xe0];
/** The stream of a workbook under a password (MS-OFFCRYPTO 2.3.4.4), as its directory writes it: UTF-16LE. */
const LOCKED = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);

/** A workbook that is no `.xlsx` as it stands. */
export type OfficeFile = 'old spreadsheet' | 'locked spreadsheet';

export const OFFICE_SENTENCES: Readonly<Record<OfficeFile, string>> = {
  'old spreadsheet': 'this is an old Excel file; save it as .xlsx or CSV',
  'locked spreadsheet': 'this spreadsheet is locked by a password; save it without one',
};

/** Which of the two, from the whole file or as much as is there. */
export function officeFile(bytes: Uint8Array): OfficeFile | undefined {
  if (!CONTAINER.every((byte, i) => bytes[i] === byte)) return undefined;
  const [first = 0] = LOCKED;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (LOCKED.every((byte, i) => bytes[at + i] === byte)) return 'locked spreadsheet';
  return 'old spreadsheet';
}
