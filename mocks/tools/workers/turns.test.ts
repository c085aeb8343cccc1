import { Turns } from './turns';

test('time in which other processes work is no work', () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const turns = new Turns();
  clock.mockReturnValue(3_600_000);
  expect(turns.due()).toBe(true);
  expect(turns.spent).toBeLessThan(600_000);
  clock.mockRestore();
});
