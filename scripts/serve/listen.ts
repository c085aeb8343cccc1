/** HTTP server: `HOST` and `PORT`, listening, graceful shutdown. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Environment } from '../build/environment';
import { UsageError } from '../program';

export interface Address {
  host: string;
  port: number;
}

/** `PORT` (default 8080) and `HOST` (default: this machine only). */
export function addressFrom(environment: Environment): Address {
  const port = Number(environment.PORT || 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`PORT=${environment.PORT}: no port number.`);
  return { host: environment.HOST || '127.0.0.1', port };
}

/** Starts to listen; port 0 takes a free one. @returns the server and the address to open. */
export function listen(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  { host, port }: Address,
): Promise<{ server: Server; url: string }> {
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new UsageError(refusal(error, host, port))));
    server.listen(port, host, () => {
      const at = server.address();
      const taken = typeof at === 'object' && at ? at.port : port;
      // What people type: these addresses mean, or include, this machine.
      const name = /^(127\.0\.0\.1|0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
      resolve({ server, url: `http://${name}:${taken}` });
    });
  });
}

/** Milliseconds that answers under way have to end. */
const ENDING = 5_000;

/** Takes no more calls, and waits for those under way; what takes too long is cut. */
export function ended(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), ENDING).unref();
  });
}

function refusal(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use: stop what runs there, or choose another, as in PORT=${port + 1} npm start.`;
  if (error.code === 'EACCES') return `Port ${port} needs more rights than this account has: choose one above 1023.`;
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return `HOST=${host} is not an address of this machine.`;
  return `Could not listen on ${host}:${port}: ${error.message}.`;
}
