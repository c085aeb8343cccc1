/** Properties of an item as a form holds them. */
export type Values = Readonly<Record<string, unknown>>;

export type Side = 'mine' | 'theirs';

/** A property on which an item that is edited and the same item as it is kept now are not of one mind. */
export interface Difference {
  name: string;
  mine: unknown;
  theirs: unknown;
  /** Both changed it; otherwise only one did, whose value stands. */
  clash: boolean;
}

/** What a form holds for nothing differs from what the server says of it: `''`, `null`, no property at all. */
const asText = (value: unknown): string => JSON.stringify(value === '' ? null : (value ?? null));

export const isSame = (one: unknown, other: unknown): boolean => asText(one) === asText(other);

/** What of `mine` is not as it was: all that has to be sent. */
export const changesOf = (base: Values, mine: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(mine).filter(([name, value]) => !isSame(value, base[name])));

/** `base` is what both began with; the properties are those of `mine`. */
export function differences(base: Values, mine: Values, theirs: Values): Difference[] {
  return Object.keys(mine).flatMap((name) => {
    const [was, here, there] = [base[name], mine[name], theirs[name]];
    if (isSame(here, there)) return [];
    return [{ name, mine: here, theirs: there, clash: !isSame(here, was) && !isSame(there, was) }];
  });
}

/** What the form holds then: of each clash the side chosen, of all others whatever was changed. */
export function merged(base: Values, mine: Values, theirs: Values, sideOf: (name: string) => Side): Values {
  return Object.fromEntries(
    Object.entries(mine).map(([name, value]) => {
      const touched = { mine: !isSame(value, base[name]), theirs: !isSame(theirs[name], base[name]) };
      if (isSame(value, theirs[name])) return [name, value];
      const side = touched.mine && touched.theirs ? sideOf(name) : touched.mine ? 'mine' : 'theirs';
      return [name, side === 'mine' ? value : theirs[name]];
    }),
  );
}
