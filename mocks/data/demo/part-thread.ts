import { parentPort } from 'node:worker_threads';
import { columnsBuilder } from '../accessions/kept/builder';
import type { Catalogue } from '../accessions/catalogue';
import { Uuids } from '../accessions/kept/uuids';
import { demoParts } from './demo-catalogue';
import type { PartMessage, PartsTask } from './threaded-demo';

/** The memory that columns lie in. */
function buffersOf(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return [value.buffer as ArrayBuffer];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(buffersOf) : [];
}

/** The memory of the buffers is handed over, not copied. */
const post = (message: PartMessage, buffers: ArrayBuffer[]): void => parentPort?.postMessage(message, buffers);

parentPort?.once('message', ({ count, of, parts }: PartsTask) => {
  const made = new Map<number, Catalogue>();
  for (const [at, part] of demoParts(count, undefined, of).entries()) {
    if (!parts.includes(at)) continue;
    const builder = columnsBuilder(part.count);
    part.fill((record) => builder.add(record));
    const columns = builder.build();
    made.set(at, columns);
    // What uuids are made of is copied.
    const { instCode: _i, acceNumb: _n, taxon: _t, uuid: _u, ...others } = columns;
    post({ part: at, columns }, buffersOf(others));
  }
  // While the columns of all parts are joined.
  for (const [part, columns] of made) {
    const heads = new Uuids(columns).heads();
    post({ part, heads }, [heads.buffer as ArrayBuffer]);
  }
});
