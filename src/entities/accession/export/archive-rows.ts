import { Unzip, UnzipInflate } from 'fflate';
import { CutShort, TabReader } from '@/shared/files/tab-reader';
import type { BlobParts } from '@/tables/blob-parts';

const CORE = /(^|\/)occurrence\.(txt|tsv)$/i;

/** How the last record of a ZIP file begins, and its length without a comment, which ours have not. */
const END = String.fromCharCode(0x50, 0x4b, 5, 6);
const END_LENGTH = 22;

/**
 * The rows of the core of a Darwin Core Archive, whose bytes are kept as they come.
 * @see https://dwc.tdwg.org/text/
 */
export class ArchiveRows {
  private readonly core = new TabReader();
  private rows: string[][] = [];
  private fault: Error | undefined;
  private hasCore = false;
  private tail = '';
  private readonly archive = new Unzip((file) => {
    if (!CORE.test(file.name)) return;
    file.ondata = (fault, bytes, last) => {
      this.fault ??= fault ?? undefined;
      this.hasCore ||= last;
      if (!fault) this.rows.push(...this.core.push(bytes));
    };
    file.start();
  });

  constructor(private readonly kept: BlobParts) {
    this.archive.register(UnzipInflate);
  }

  push(bytes: Uint8Array): string[][] {
    this.kept.push(bytes.slice());
    this.tail = (this.tail + String.fromCharCode(...bytes.subarray(-END_LENGTH))).slice(-END_LENGTH);
    this.archive.push(bytes);
    if (this.fault) throw new CutShort();
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  /** @throws CutShort when the archive is not there as a whole. */
  end(): string[][] {
    if (!this.hasCore || !this.tail.startsWith(END)) throw new CutShort();
    return this.core.end();
  }
}
