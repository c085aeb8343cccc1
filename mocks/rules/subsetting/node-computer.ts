import { nodeWorker } from '../../tools/workers/node-worker';
import type { Computer } from './task';
import { workerComputer } from './worker-computer';

/** Computes in threads of Node. */
export const nodeComputer: Computer = workerComputer(() => nodeWorker(new URL('node-thread.ts', import.meta.url)));
