import type * as ScrollMemory from './scroll-memory';

/** As after a reload. */
const load = () =>
  new Promise<typeof ScrollMemory>((done) => {
    jest.isolateModules(() => done(jest.requireActual('./scroll-memory')));
  });

function scrolledTo(place: number): void {
  Object.defineProperty(window, 'scrollY', { value: place, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

const tall = (height: number) =>
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });

it('keeps places over a reload', async () => {
  const { rememberScroll } = await load();
  const forget = rememberScroll('first');
  scrolledTo(321);
  window.dispatchEvent(new Event('pagehide'));
  forget();
  const { scrollOf } = await load();
  expect(scrollOf('first')).toBe(321);
  expect(scrollOf('second')).toBeUndefined();
});

it('waits until the page is long enough, without forgetting the place meanwhile', async () => {
  const { rememberScroll, restoreScroll, scrollOf } = await load();
  const moved = jest.spyOn(window, 'scrollTo').mockImplementation(() => scrolledTo(10));
  const forget = rememberScroll('long');
  scrolledTo(4_000);
  tall(800);
  const stop = restoreScroll(4_000);
  expect(moved).toHaveBeenCalledWith(0, 4_000);
  expect(scrollOf('long')).toBe(4_000);
  stop();
  scrolledTo(20);
  expect(scrollOf('long')).toBe(20);
  forget();
});

it.each([
  [300, [[0, 300]]],
  [0, []],
])('a page that stands at its top is scrolled to where it was left: %d', async (place, scrolled) => {
  const { restoreScroll } = await load();
  const moved = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  restoreScroll(place)();
  expect(moved.mock.calls).toEqual(scrolled);
});

it('gives way to somebody who scrolls', async () => {
  const { rememberScroll, restoreScroll, scrollOf } = await load();
  const forget = rememberScroll('page');
  tall(800);
  restoreScroll(4_000);
  window.dispatchEvent(new Event('wheel'));
  scrolledTo(50);
  expect(scrollOf('page')).toBe(50);
  forget();
});
