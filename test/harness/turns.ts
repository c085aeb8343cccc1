import { setImmediate as afterPoll } from 'node:timers/promises';

/** Lets come what is on its way in this process: so many turns of its event loop, however long each takes. */
export async function turns(most = 20): Promise<void> {
  for (let turn = 0; turn < most; turn++) await afterPoll();
}
