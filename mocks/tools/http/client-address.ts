/** Always overwritten by the HTTP adapter, so that callers cannot forge it. */
export const CLIENT_ADDRESS = 'x-client-address';

/**
 * The address of the connection of a request, for IPv6 its /64 network. Inside a page there is one
 * client, the page.
 */
export const clientAddressOf = (request: Request): string => request.headers.get(CLIENT_ADDRESS) ?? 'page';
