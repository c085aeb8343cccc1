/** Whether the API answers from within this browser, as in a demo on a static host: its worker then controls the page. */
export const isApiInBrowser = (): boolean =>
  globalThis.navigator.serviceWorker?.controller?.scriptURL.endsWith('/mockServiceWorker.js') === true;
