import { longestChain, timingOf, worstBurst, type Request } from './page-timing';

const request = (start: number, end: number, path = '/x'): Request => ({ path, start, end, bytes: 10 });

test.each([
  ['nothing', [], 0],
  ['all at once', [request(0, 5), request(0, 9), request(1, 3)], 1],
  ['one after another', [request(0, 5), request(5, 9), request(9, 12)], 3],
  ['side by side, then one', [request(0, 4), request(4, 20), request(5, 8), request(9, 12), request(20, 30)], 4],
  ['in any order', [request(9, 12), request(0, 5), request(5, 9)], 3],
])('%s: %j is a chain of %d', (_, requests, steps) => expect(longestChain(requests)).toBe(steps));

test.each([
  [[], 0],
  [
    [
      { at: 0, value: 0.1 },
      { at: 900, value: 0.1 },
    ],
    0.2,
  ],
  [
    [
      { at: 0, value: 0.1 },
      { at: 1100, value: 0.1 },
    ],
    0.1,
  ],
  // Shifts every second for seven: the sixth begins a new burst.
  [[0, 1, 2, 3, 4, 5, 6].map((second) => ({ at: second * 1000, value: 1 })), 6],
])('shifts %j weigh %d', (shifts, value) => expect(worstBurst(shifts)).toBeCloseTo(value));

test('what is asked for after the result is not counted', () => {
  const requests = [request(0, 10, '/'), request(10, 40, '/a.js'), request(12, 90, '/b.js'), request(60, 70, '/c.js')];
  const noted = { firstPaint: 20, largestPaint: 50, longTasks: [80, 51], shifts: [], result: 50, requests };
  expect(timingOf(noted)).toEqual({
    firstPaint: 20,
    largestPaint: 50,
    blocking: 31,
    shift: 0,
    result: 50,
    requests: 3,
    steps: 2,
    scriptBytes: 20,
  });
});

test('steps are those up to the data, not what nobody waits for any more', () => {
  const data = [request(11, 30, '/oauth/token'), request(12, 25, '/begin.js'), request(30, 50, '/api/v2/acn/filter')];
  const requests = [request(0, 10, '/a'), ...data, request(60, 70, '/favicon.svg'), request(95, 99, '/api/v2/country')];
  const noted = { firstPaint: 20, largestPaint: 50, longTasks: [], shifts: [], result: 90, requests };
  expect(timingOf(noted)).toMatchObject({ steps: 3, requests: 5 });
});
