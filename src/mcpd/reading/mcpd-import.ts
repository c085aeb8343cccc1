import { FileImport, type ImportOptions, type ImportOwner, type Place } from './file-import';
import { ReportBuilder } from '../report/report';
import type { ImportReport } from '../report/report';

/**
 * Takes in one file after another, in pieces, and tells what became of every row. Knows the accessions of all files, so
 * that a second one of the same institute, number and genus is refused wherever it stands.
 */
export class McpdImport implements ImportOwner {
  readonly builder = new ReportBuilder();
  /** Place of the first by what names it, packed as `file * 2^32 + line`, for a million rows have a million of them. */
  private readonly seen = {
    identity: new Map<string, number>(),
    doi: new Map<string, number>(),
    uuid: new Map<string, number>(),
  };
  private readonly names: string[] = [];

  constructor(readonly options: ImportOptions) {}

  /** Begins a file. `push` its bytes (or `rows` of a sheet), then `end`. */
  file(name: string): FileImport {
    this.names.push(name);
    return new FileImport(this, name);
  }

  /** The place of an earlier accession with the same name of this kind; remembers this one where there is none. */
  claim(kind: 'identity' | 'doi' | 'uuid', name: string, line: number): Place | undefined {
    const seen = this.seen[kind];
    const first = seen.get(name);
    if (first === undefined) {
      seen.set(name, (this.names.length - 1) * 2 ** 32 + line);
      return undefined;
    }
    return { file: this.names[Math.floor(first / 2 ** 32)] ?? '', line: first % 2 ** 32 };
  }

  report(): ImportReport {
    return this.builder.build();
  }
}
