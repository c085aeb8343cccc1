/** Where the demo build begins: the reference API inside the page first, then the portal, which knows nothing of it. */
import { startReferenceApi } from '../mocks/browser';

// Without an await at the top: the portal's chunks may share code with this one and would wait for it for ever.
void startReferenceApi({ base: import.meta.env.BASE_URL }).then(() => import('../src/main'));
