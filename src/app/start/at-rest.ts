/** Idle: `requestIdleCallback`, and no call under way. */
import { api } from '@/shared/api/api';
import type { Store } from '../store';

/** When the browser has nothing else to do. Not every one can tell. */
export const idle = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done());
    else setTimeout(done);
  });

/** When the page has what it has asked for, and the browser has drawn it. */
export async function atRest({ dispatch }: Store): Promise<void> {
  await idle();
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
  await idle();
}
