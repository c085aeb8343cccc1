import { createContext, runInContext } from 'node:vm';
import { demoWorker } from './demo-worker';

type Listener = (event: object) => unknown;

/** The worker in a scope of its own, where nothing but what it hears sets it going. */
function started() {
  const listeners = new Map<string, Listener>();
  const scope = {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    clients: { get: (id: string) => Promise.resolve({ id }), matchAll: () => Promise.resolve([]) },
    registration: { unregister: jest.fn() },
    skipWaiting: jest.fn(),
  };
  const { unregister } = scope.registration;
  const { skipWaiting } = scope;
  runInContext(demoWorker(), createContext(Object.assign(scope, { self: scope })));
  const tell = (type: string, event: object = {}) => listeners.get(type)?.(event);
  return { tell, unregister, skipWaiting, heard: [...listeners.keys()] };
}

test('a worker outlives the page that leaves for the next', async () => {
  const { tell, unregister, heard } = started();
  expect(heard).toEqual(expect.arrayContaining(['install', 'message', 'fetch']));
  await tell('message', { source: { id: 'a page' }, data: 'CLIENT_CLOSED' });
  expect(unregister).not.toHaveBeenCalled();
});

test('a newer worker leaves open pages to the one that they began with', () => {
  const { tell, skipWaiting } = started();
  tell('install');
  expect(skipWaiting).not.toHaveBeenCalled();
});
