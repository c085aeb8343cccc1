import { waitFor } from '@testing-library/react';
import type { Store } from '@/app/store';
import { savedMapsApi } from '@/session/saved-maps/saved-maps-api';

/** Whether an answer is still to come that a page has asked for. */
export const awaitsAnswers = (store: Store): boolean =>
  Object.values(store.getState().api.queries).some((query) => query?.status === 'pending');

/** Waits until who is signed in has what the portal asks for by itself: afterwards only the person asks. */
export const allAnswered = (store: Store): Promise<void> =>
  waitFor(() => {
    // The last of what the start of the portal asks for.
    expect(savedMapsApi.endpoints.myMaps.select()(store.getState()).isSuccess).toBe(true);
    expect(awaitsAnswers(store)).toBe(false);
  });
