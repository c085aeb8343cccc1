/** The first name by number that none of the others has: after "Layer 1" and "Layer 3" comes "Layer 2". */
export function freeName(named: (number: number) => string, names: readonly string[]): string {
  let number = 1;
  while (names.includes(named(number))) number += 1;
  return named(number);
}
