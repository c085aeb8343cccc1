type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;

export type Together<Table> = Intersection<Table>;

/** Several tables as one. */
export const together = <Table extends object>(tables: readonly Table[]): Together<Table> =>
  Object.assign({}, ...tables) as Together<Table>;
