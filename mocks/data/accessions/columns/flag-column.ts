import { CodedColumnBuilder, type CodedColumn } from './coded-column';

/** True, false or missing. */
export class FlagColumnBuilder {
  readonly #column: CodedColumnBuilder<boolean>;
  readonly #no: number;
  readonly #yes: number;

  constructor(rows?: number) {
    this.#column = new CodedColumnBuilder(rows);
    this.#no = this.#column.codeFor(false);
    this.#yes = this.#column.codeFor(true);
  }

  push(value: boolean | undefined): void {
    this.#column.pushCode(value === undefined ? 0 : value ? this.#yes : this.#no);
  }

  build(): CodedColumn<boolean> {
    return this.#column.build();
  }
}
