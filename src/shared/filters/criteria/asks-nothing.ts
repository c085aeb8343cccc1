/**
 * Whether a filter names a list without values: a server reads that as no criterion at all, so that what belongs to
 * nothing would be everything.
 */
export function asksNothing(filter: object): boolean {
  return Object.values(filter).some((value: unknown) =>
    Array.isArray(value) ? value.length === 0 : typeof value === 'object' && value !== null && asksNothing(value),
  );
}
