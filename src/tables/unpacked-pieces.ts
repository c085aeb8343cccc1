import { Gunzip, Inflate } from 'fflate';
import { TableFault } from './table-fault';

/** Packed bytes that are taken in at once: a thousand times as much may come out of them. */
const PORTION = 2 * 1024;
/** Bytes that are handed on at once, so that whoever reads them may stop, or let others have their turn. */
const PIECE = 8 * 1024;

export interface Piece {
  bytes: Uint8Array;
  /** How many of the packed bytes have been taken in. */
  read: number;
}

/**
 * The content of a file in pieces that are small, however far it was packed: no more of it is unpacked before the last
 * one was read.
 * @param damaged the sentence where it cannot be unpacked. @throws TableFault
 */
export function* unpackedPieces(
  bytes: Uint8Array,
  packing: 'gzip' | 'deflate' | 'none',
  damaged = 'the compressed file is damaged or cut off',
): Generator<Piece> {
  const unpacked: Uint8Array[] = [];
  const take = (some: Uint8Array): void => void unpacked.push(some);
  const stream = packing === 'none' ? undefined : packing === 'gzip' ? new Gunzip(take) : new Inflate(take);
  const portion = stream ? PORTION : PIECE;
  for (let at = 0; at < bytes.length; at += portion) {
    const read = Math.min(bytes.length, at + portion);
    const some = bytes.subarray(at, read);
    try {
      if (stream) stream.push(some, read === bytes.length);
      else take(some);
    } catch {
      throw new TableFault(damaged);
    }
    for (const chunk of unpacked.splice(0))
      for (let from = 0; from < chunk.length; from += PIECE) yield { bytes: chunk.subarray(from, from + PIECE), read };
  }
}
