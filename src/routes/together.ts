type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;

export type Together<Tables> = Intersection<Tables[keyof Tables]>;

/** The tables of a module as one. */
export const together = <Tables extends object>(tables: Tables): Together<Tables> =>
  Object.assign({}, ...(Object.values(tables) as object[])) as Together<Tables>;
