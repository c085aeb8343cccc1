/** Stands in the built page wherever the nonce of an answer belongs; nginx.conf names it too. */
export const NONCE_MARKER = '__CSP_NONCE__';
