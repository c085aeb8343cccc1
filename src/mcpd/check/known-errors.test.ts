import { checkOf } from './check.fixture';
import { knownErrors } from './known-errors.fixture';

test('all of two hundred known errors are found, each in its row, and nothing else is', () => {
  const { bytes, errors, rows } = knownErrors();
  expect(errors.length).toBeGreaterThanOrEqual(200);
  const check = checkOf(bytes);
  expect(check.summary.rows).toBe(rows);
  const missed = errors.filter(({ row, kind, column }) => {
    const found = check.problemsOf(row);
    return !found.some(
      (problem) => problem.kind === kind && (column === '' || check.plan.headers[problem.index] === column),
    );
  });
  expect(missed).toEqual([]);
  expect(check.rowsWith()).toEqual(errors.map(({ row }) => row));
});
