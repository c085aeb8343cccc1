/** Where the demo build begins: the reference API inside the page first, then the portal, which knows nothing of it. */
import { startReferenceApi } from '../mocks/browser';

await startReferenceApi({ base: import.meta.env.BASE_URL });
await import('../src/main');
