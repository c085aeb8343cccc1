import { TableFault } from './table-fault';

/** What the reading of one file may cost at most. */
export interface TableLimits {
  /** Of what it unpacks to. */
  bytes: number;
  /** Of all its sheets. */
  cells: number;
  columns: number;
  /** Bytes that what is kept of it takes, as far as it is foreseen. */
  memory: number;
  /** Of all its sheets, with any value or without. */
  rows: number;
  sheets: number;
  milliseconds: number;
}

/** Counts what a file costs whoever reads it for a stranger: a small archive may unpack to a thousand times its size. */
export class Budget {
  readonly #limits: TableLimits;
  readonly #begun = performance.now();
  readonly #spent = { bytes: 0, cells: 0, columns: 0, memory: 0, rows: 0, sheets: 0 };

  constructor(limits: TableLimits) {
    this.#limits = limits;
  }

  /** @throws TableFault above a limit. */
  spend(what: Exclude<keyof TableLimits, 'milliseconds'>, amount: number): void {
    this.#spent[what] += amount;
    if (this.#spent[what] > this.#limits[what] || performance.now() - this.#begun > this.#limits.milliseconds)
      throw new TableFault('the table is too large to be looked at here; download the file');
  }
}
