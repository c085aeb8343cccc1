import { CodedColumnBuilder, type CodedColumn } from './coded-column';

/** True, false or missing. */
export class FlagColumnBuilder {
  readonly #column = new CodedColumnBuilder<boolean>();
  readonly #no = this.#column.codeFor(false);
  readonly #yes = this.#column.codeFor(true);

  push(value: boolean | undefined): void {
    this.#column.pushCode(value === undefined ? 0 : value ? this.#yes : this.#no);
  }

  build(): CodedColumn<boolean> {
    return this.#column.build();
  }
}
