import type { Store } from './store';

/** Whether an answer is still to come that a page has asked for. */
export const awaitsAnswers = (store: Store): boolean =>
  Object.values(store.getState().api.queries).some((query) => query?.status === 'pending');
