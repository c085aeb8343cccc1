import type { World } from '../world/world';
import { Jobs } from './jobs';
import { computeInPortions } from './portions';
import { queued } from './queued';
import type { Computer } from './task';

/** Computations at once: a server has other things to do. */
const AT_ONCE = 2;

/** What a world needs for subsetting: its jobs, and what computes them. */
export interface Subsetting {
  jobs: Jobs;
  computer: Computer;
}

const made = new WeakMap<World, Subsetting>();

export function subsettingOf(world: World): Subsetting {
  const subsetting = made.get(world) ?? { jobs: new Jobs(world.clock), computer: queued(computeInPortions, AT_ONCE) };
  made.set(world, subsetting);
  return subsetting;
}

/** An adapter says where a world computes; without one it does so in its own thread, in portions. */
export function computeBy(world: World, computer: Computer): void {
  subsettingOf(world).computer = queued(computer, AT_ONCE);
}
