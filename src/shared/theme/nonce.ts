/** The nonce that the server put into this page, for style elements made later; undefined where there is no policy. */
export const nonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
