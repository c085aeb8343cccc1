import { CodedColumnBuilder, type CodedColumn } from './coded-column';

/** Several values per row: each combination that occurs has one code. An empty list is a missing value. */
export class ListColumnBuilder<T extends string | number> {
  readonly #column: CodedColumnBuilder<readonly T[]>;
  readonly #byKey = new Map<unknown, number>();

  constructor(rows?: number) {
    this.#column = new CodedColumnBuilder(rows);
  }

  push(values: readonly T[]): void {
    if (values.length === 0) {
      this.#column.pushCode(0);
      return;
    }
    this.#column.pushCode(this.#codeOf(values));
  }

  #codeOf(values: readonly T[]): number {
    const key = values.length === 1 ? values[0] : values.join('\u001f');
    let code = this.#byKey.get(key);
    if (code === undefined) {
      code = this.#column.codeFor(values);
      this.#byKey.set(key, code);
    }
    return code;
  }

  build(): CodedColumn<readonly T[]> {
    this.#byKey.clear();
    return this.#column.build();
  }
}
