/** From here on whatever is drawn is in sight, as for whoever scrolls there: no page has a layout here. */
export function allInSight(): void {
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((seen) => {
    // As much of one as is asked of it.
    const observer = {
      observe: () => queueMicrotask(() => seen([{ isIntersecting: true }] as IntersectionObserverEntry[], observer)),
      disconnect: () => undefined,
    } as unknown as IntersectionObserver;
    return observer;
  });
}
