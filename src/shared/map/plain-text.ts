/** The words of a piece of HTML, such as the attribution of a tile server; nothing of it is drawn or run. */
export const plainText = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim();
