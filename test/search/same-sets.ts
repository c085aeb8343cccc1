/** Lists as sets, objects in one order. */
const plain = (value: unknown): unknown =>
  Array.isArray(value)
    ? [...new Set(value.map((one) => JSON.stringify(one)))].toSorted()
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, inner]): [string, unknown] => [key, plain(inner)])
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value;

/** Whether two filters ask for the same, in whatever order. */
export const sameSets = (a: unknown, b: unknown): boolean => JSON.stringify(plain(a)) === JSON.stringify(plain(b));
