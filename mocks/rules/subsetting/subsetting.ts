import type { ClusterProgress } from '@/contract/accession/subsetting';
import type { Clock } from '../../tools/store/clock';
import { Jobs } from './jobs';
import { computeInPortions } from './portions';
import { queued } from './queued';
import type { Computer } from './task';

/** Computations at once: a server has other things to do. */
const MAX_AT_ONCE = 2;

/** What a world needs for subsetting: its jobs, and what computes them. */
export interface Subsetting {
  jobs: Jobs<ClusterProgress>;
  computer: Computer;
}

/** A world, of which only the clock is asked. */
interface Clocked {
  clock: Clock;
}

const made = new WeakMap<Clocked, Subsetting>();

export function subsettingOf(world: Clocked): Subsetting {
  const subsetting = made.get(world) ?? {
    jobs: new Jobs<ClusterProgress>(world.clock),
    computer: queued(computeInPortions, MAX_AT_ONCE),
  };
  made.set(world, subsetting);
  return subsetting;
}

/** An adapter says where a world computes; without one it does so in its own thread, in portions. */
export function computeBy(world: Clocked, computer: Computer): void {
  subsettingOf(world).computer = queued(computer, MAX_AT_ONCE);
}
