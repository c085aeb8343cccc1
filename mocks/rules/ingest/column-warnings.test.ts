import { atOnce } from '../../tools/workers/turns';
import { ColumnStats, textRoom } from './column-stats';
import { columnWarnings, type JudgedColumn } from './column-warnings';

test('of hundreds of columns with the wrong values not each is compared with each', () => {
  let asked = 0;
  const columns = Array.from({ length: 300 }, (_, column): JudgedColumn => {
    const stats = new ColumnStats();
    for (let row = 0; row < 30; row++) stats.add(`text ${column} ${row}`);
    return { stats, expects: () => ++asked < 0, observed: true };
  });
  expect(atOnce(columnWarnings(columns)).flat()).toEqual(columns.map(() => ({ kind: 'misfit', fits: 0 })));
  // Each with itself twice and its neighbours, and fifty with fifty; each with each would be 2,700,000.
  expect(asked).toBeLessThan(300 * 30 * 6 + 50 * 50 * 30);
});

test('a sheet has room for so many different texts, whatever columns they are in', () => {
  const room = textRoom();
  room.left = 25;
  const columns = [new ColumnStats(room), new ColumnStats(room)];
  for (let row = 0; row < 20; row++) for (const [at, stats] of columns.entries()) stats.add(`${at} ${row}`);
  expect(columns.map(({ counts, filled }) => [counts.size, filled])).toEqual([
    [13, 20],
    [12, 20],
  ]);
});
