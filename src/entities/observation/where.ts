/** What is asked of one descriptor, as it was typed or ticked: texts, whatever is observed. Nothing asked yet is `{}`. */
export interface Criterion {
  /** Codes, `true` and `false`. */
  eq?: readonly string[];
  contains?: readonly string[];
  ge?: string;
  gt?: string;
  le?: string;
  lt?: string;
}

/** Criteria by descriptor uuid, in the order they were chosen; all must hold. */
export type Where = Readonly<Record<string, Criterion>>;

export const EDGES = ['ge', 'gt', 'le', 'lt'] as const;

/** Whether it narrows anything. */
export const narrows = ({ eq, contains, ...edges }: Criterion): boolean =>
  Boolean(eq?.length || contains?.length || Object.values(edges).some((edge) => edge !== undefined));

/** The criterion of a descriptor replaced, or taken away. */
export function withCriterion(where: Where, uuid: string, criterion: Criterion | undefined): Where {
  if (criterion) return { ...where, [uuid]: criterion };
  const { [uuid]: _, ...rest } = where;
  return rest;
}
