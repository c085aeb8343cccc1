/** The reference API on the folder that is named, quick to start, for `child-api.ts`. Prints its port. */
import type { AddressInfo } from 'node:net';
import { apiServer } from '../../../mocks/adapters/http';
import { makeWorld } from '../../../mocks/rules/world/world';
import { openStores } from './open-stores';

const [folder = ''] = process.argv.slice(2);
const { stores } = await openStores(folder, 'demo-50');
const world = makeWorld({
  accessions: 50,
  stores,
  settings: { passwordIterations: 1, own: { urls: [], trustProxy: true } },
});
await world.store.ready();
const server = apiServer(world).listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
