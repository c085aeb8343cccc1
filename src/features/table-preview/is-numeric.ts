const NUMBER = /^\s*[-+]?\d[\d\s.,]*(?:e[-+]?\d+)?\s*%?\s*$/i;

/** Whether cells of a column read as numbers, those without a value aside. */
export function isNumeric(cells: readonly string[]): boolean {
  const given = cells.filter((cell) => cell.trim() !== '');
  return given.length > 0 && given.every((cell) => NUMBER.test(cell));
}
