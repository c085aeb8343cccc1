import { leaseLock, tabLock } from './tab-lock';
import { memoryJar } from './cookie-jar';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('without locks, a lease lets one tab work at a time', async () => {
  const jar = memoryJar();
  const tabs = [leaseLock(jar), leaseLock(jar), leaseLock(jar)];
  let working = 0;
  let most = 0;
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    await new Promise<void>((done) => void setTimeout(done, 200));
    working -= 1;
    return 'done';
  };
  const turns = Promise.all([...tabs, ...tabs].map((lock) => lock(work)));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await turns).toEqual(Array.from({ length: 6 }, () => 'done'));
  expect(most).toBe(1);
  expect(jar.read('session_lease')).toBeUndefined();
});

test('work that fails lets the next one in', async () => {
  const lock = leaseLock(memoryJar());
  const failing = expect(lock(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const next = lock(() => Promise.resolve('yes'));
  await jest.advanceTimersByTimeAsync(1_000);
  await failing;
  expect(await next).toBe('yes');
});

test.each([
  ['of a tab that died', () => `dead ${Date.now() + 44_000}`, 45_000],
  ['from a clock that ran ahead', () => `ahead ${Date.now() + 86_400_000}`, 1_000],
  ['that makes no sense', () => 'nonsense', 1_000],
])('a lease %s holds nobody up for long', async (_, lease, within) => {
  const jar = memoryJar();
  jar.write('session_lease', lease());
  const turn = leaseLock(jar)(() => Promise.resolve('yes'));
  await jest.advanceTimersByTimeAsync(within);
  expect(await turn).toBe('yes');
});

test('the locks of the browser are taken where it has them', async () => {
  const request = jest.spyOn(navigator.locks, 'request');
  expect(await tabLock(memoryJar())(() => Promise.resolve('yes'))).toBe('yes');
  expect(request).toHaveBeenCalledWith('session', expect.any(Function));
});
