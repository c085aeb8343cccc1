import { nodeWorker } from '../../tools/workers/node-worker';
import { workerReader, type TableReader } from './table-reader';

/** Reads in threads of Node. */
export const nodeReader: TableReader = workerReader(() => nodeWorker(new URL('node-thread.ts', import.meta.url)));
