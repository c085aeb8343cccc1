import { waitFor } from '@testing-library/react';
import { awaitsAnswers } from '@/app/awaits-answers';
import type { Store } from '@/app/store';
import { savedMapsApi } from '@/session/saved-maps/saved-maps-api';

/** Waits until who is signed in has what the portal asks for by itself: afterwards only the person asks. */
export const allAnswered = (store: Store): Promise<void> =>
  waitFor(() => {
    // The last of what the start of the portal asks for.
    expect(savedMapsApi.endpoints.myMaps.select()(store.getState()).isSuccess).toBe(true);
    expect(awaitsAnswers(store)).toBe(false);
  });
