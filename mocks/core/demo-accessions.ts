import type { AccessionService } from '../accessions/service';
import { lazyService } from './lazy-service';
import { ACCESSION_REFERENCE } from './reference';

/** The demo catalogue in this process. Its code is loaded only here, so that a page whose store is a worker does without. */
export const demoAccessions = (count: number): AccessionService =>
  lazyService(async () => {
    const [{ accessionBuilder }, { demoRecords }] = await Promise.all([
      import('../accessions/builder'),
      import('../demo/demo-catalogue'),
    ]);
    const builder = accessionBuilder();
    for (const record of demoRecords(count)) builder.add(record);
    return builder.build(ACCESSION_REFERENCE);
  });
