/** Names accessions in the address of a request, by uuid with commas between: these are asked for, whatever is in My List. */
export const REQUEST_ONLY = 'only';

/** As many as fit into an address that every server on the way takes. */
export const REQUEST_ONLY_MAX = 100;

export const requestOnlyHref = (path: string, uuids: readonly string[]): string =>
  `${path}?${REQUEST_ONLY}=${uuids.join(',')}`;
