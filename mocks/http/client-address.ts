/** Written by the HTTP adapter over whatever was sent under this name, so that nobody else can say it. */
export const CLIENT_ADDRESS = 'x-client-address';

/**
 * Whoever sends this: the address of their connection, or for IPv6 the network of it. Inside a page there is one
 * client, the page.
 */
export const clientAddressOf = (request: Request): string => request.headers.get(CLIENT_ADDRESS) ?? 'page';
