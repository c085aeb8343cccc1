import { daysInMonth } from './days-in-month';

test.each([
  [1, 2023, 31],
  [2, 2023, 28],
  [2, 2024, 29],
  [2, 1900, 28],
  [2, 2000, 29],
  [4, 2023, 30],
  [12, 2023, 31],
])('month %d of %d has %d days', (month, year, days) => expect(daysInMonth(month, year)).toBe(days));

test('a February of an unknown year may have a leap day', () => expect(daysInMonth(2)).toBe(29));
