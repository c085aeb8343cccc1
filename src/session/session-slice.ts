import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Claims } from '@/contract/account/session';

/**
 * starting: the cookies name somebody who is being asked for anew; user: signed in;
 * expired: the sign-in ended by itself and the dialog says so, everything else is as for anonymous.
 */
export type SessionStatus = 'starting' | 'anonymous' | 'user' | 'expired';

/** Who is here. Claims only: a token never enters the store. */
export interface SessionState {
  status: SessionStatus;
  claims: Claims | null;
}

const initialState: SessionState = { status: 'starting', claims: null };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    becameUser: (_, { payload }: PayloadAction<Claims>): SessionState => ({ status: 'user', claims: payload }),
    becameAnonymous: (): SessionState => ({ status: 'anonymous', claims: null }),
    sessionExpired: (): SessionState => ({ status: 'expired', claims: null }),
  },
});

export const { becameUser, becameAnonymous, sessionExpired } = slice.actions;
export const sessionReducer = slice.reducer;
