/** What is made a piece at a time, in between questions, and at once by the first question that needs it. */
export interface Pieced {
  /** Rows to read in all, each pass over them counted. */
  readonly size: number;
  readonly read: number;
  /** Reads at most so many rows more; true when all is made. */
  work(rows: number): boolean;
}
