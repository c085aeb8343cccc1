const { innerWidth } = window;
let close: (() => void) | undefined;

/** What closes the portal that a test has opened: one at a time, since they would hear each other as tabs do. */
export function closeWith(work: () => void): void {
  if (close) {
    work();
    throw new Error('A portal is open already: call `closeApp()` before this one is opened.');
  }
  close = work;
}

/** Leaves nothing of a test in the window, nor of a portal in a test that opens it several times. */
export function closeApp(): void {
  close?.();
  close = undefined;
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, innerWidth });
}
