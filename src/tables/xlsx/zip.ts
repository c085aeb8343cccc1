import { OFFICE_SENTENCES, officeFile } from '../office-file';
import { TableFault } from '../table-fault';
import { unpackedPieces, type Piece } from '../unpacked-pieces';

/** A file inside a zip archive. Sizes in bytes. */
export interface ZipEntry {
  name: string;
  compressed: Uint8Array;
  /** 0 stored, 8 deflated. */
  method: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const MAX_END_BYTES = 65_557;

const DAMAGED = 'the spreadsheet cannot be opened; it is damaged, cut off or not .xlsx';

function endRecord(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - MAX_END_BYTES); at--)
    if (view.getUint32(at, true) === END) return at;
  throw new TableFault(DAMAGED);
}

/**
 * The files of an archive by name, by its directory (PKWARE APPNOTE 4.3.12, 4.3.16), nothing inflated yet.
 * @throws TableFault where this is no archive, or one that is cut off.
 */
export function zipEntries(bytes: Uint8Array): Map<string, ZipEntry> {
  const other = officeFile(bytes);
  if (other) throw new TableFault(OFFICE_SENTENCES[other]);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map<string, ZipEntry>();
  const decoder = new TextDecoder();
  try {
    const end = endRecord(view);
    const count = view.getUint16(end + 10, true);
    let at = view.getUint32(end + 16, true);
    for (let i = 0; i < count; i++) {
      if (view.getUint32(at, true) !== CENTRAL) throw new TableFault(DAMAGED);
      const method = view.getUint16(at + 10, true);
      const size = view.getUint32(at + 20, true);
      const nameLength = view.getUint16(at + 28, true);
      const local = view.getUint32(at + 42, true);
      const name = decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength));
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
      if (view.getUint32(local, true) !== LOCAL) throw new TableFault(DAMAGED);
      const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      if (from + size > bytes.length) throw new TableFault(DAMAGED);
      entries.set(name, { name, compressed: bytes.subarray(from, from + size), method });
    }
  } catch (error) {
    // A number read behind the end of the file is a RangeError.
    throw error instanceof RangeError ? new TableFault(DAMAGED) : error;
  }
  return entries;
}

/**
 * The content of an entry, piece by piece.
 * @param most bytes of content: an archive may unpack to a thousand times its size.
 * @throws TableFault
 */
export function* inflate({ compressed, method, name }: ZipEntry, most: number): Generator<Piece> {
  if (method !== 8 && method !== 0) throw new TableFault(DAMAGED);
  let size = 0;
  for (const piece of unpackedPieces(compressed, method === 8 ? 'deflate' : 'none', DAMAGED)) {
    size += piece.bytes.length;
    if (size > most) throw new TableFault(`"${name}" in the spreadsheet is larger than can be shown`);
    yield piece;
  }
}
