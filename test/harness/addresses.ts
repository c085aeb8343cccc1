import type { RouteName } from '@/routes/routes';
import { answers } from '../../mocks/adapters/handlers';
import { makeServe } from '../../mocks/rules/world/serve';
import type { World } from '../../mocks/rules/world/world';
import { sampleAddresses, type Send } from '../samples/sample-addresses';

const known = new WeakMap<World, ReturnType<typeof sampleAddresses>>();

function sampled(world: World): ReturnType<typeof sampleAddresses> {
  const serve = makeServe(world, answers, (error) => {
    throw error;
  });
  const send: Send = async (address, options) => (await serve(new Request(address, options))) ?? Response.error();
  return sampleAddresses('http://localhost', send);
}

/** The fullest address of the row in this world. */
export async function addressOf(name: RouteName, world: World): Promise<string> {
  let addresses = known.get(world);
  if (!addresses) known.set(world, (addresses = sampled(world)));
  return (await addresses)[name][0] ?? '';
}
