import type { AddressInfo } from 'node:net';
import type { World } from '../../mocks/rules/world/world';
import { apiServer } from '../../mocks/adapters/http';
import { applicationToken } from './application-token';

export interface ServedWorld {
  base: string;
  /** Asks the API with the application's token; the JSON of its answer. */
  ask<T>(path: string, body?: unknown): Promise<T>;
  stop(): Promise<void>;
}

/** The reference API of a world over HTTP, in this process. */
export async function serveWorld(world: World): Promise<ServedWorld> {
  const server = apiServer(world);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const headers = { Authorization: `Bearer ${await applicationToken(base)}`, 'Content-Type': 'application/json' };
  return {
    base,
    ask: async (path, body) => {
      const method = body === undefined ? 'GET' : 'POST';
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await fetch(`${base}/api/v2${path}`, { method, headers, ...sent });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as never;
    },
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
