/** Where the demo build begins: the reference API inside the page first, then the portal, which knows nothing of it. */
import { DATABASE, startReferenceApi } from '../../mocks/adapters/browser';
import { sayDamaged } from '../../mocks/adapters/damaged-demo';

const begin = async (): Promise<void> => {
  try {
    await startReferenceApi({ base: import.meta.env.BASE_URL });
  } catch (fault) {
    sayDamaged(DATABASE, indexedDB, () => globalThis.location.reload());
    throw fault;
  }
  await import('../../src/main');
};

// Without an await at the top: the portal's chunks may share code with this one and would wait for it for ever.
void begin();
