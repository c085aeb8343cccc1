import type { AccessionService } from '../accessions/service';
import { lazyService } from '../accessions/kept/lazy-service';
import { ACCESSION_REFERENCE } from '../reference/reference';

const made = new Map<number, AccessionService>();

async function build(count: number): Promise<AccessionService> {
  const [{ accessionBuilder }, { fillDemo }] = await Promise.all([
    import('../accessions/kept/builder'),
    import('./demo-catalogue'),
  ]);
  const builder = accessionBuilder(count);
  fillDemo((record) => builder.add(record), count);
  return builder.build(ACCESSION_REFERENCE);
}

/**
 * The demo catalogue in this process; worlds of the same size share it, each under its own layer of changes.
 * Its code is loaded only when asked for: a page whose store is a worker does without. `make`: where it is made otherwise.
 */
export function demoAccessions(count: number, make = build): AccessionService {
  const service = made.get(count) ?? lazyService(() => make(count));
  made.set(count, service);
  return service;
}
