export type ImportFault =
  | 'missing'
  | 'unreadable'
  | 'empty'
  | 'headerOnly'
  | 'binary'
  | 'truncated'
  | 'notMcpd'
  | 'extension'
  | 'damaged'
  | 'institute';

/** A file that cannot be taken in at all. The message is one sentence that names the file and what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly fault: ImportFault;
  readonly file: string;

  constructor(fault: ImportFault, file: string, sentence: string) {
    super(`${file}: ${sentence}`);
    this.fault = fault;
    this.file = file;
  }
}
