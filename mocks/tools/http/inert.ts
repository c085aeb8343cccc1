/** The policy of a file that somebody gave: opened by itself, it is a document of this origin that may do nothing. */
export const INERT = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";
