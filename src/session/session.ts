import { createSelector } from '@reduxjs/toolkit';
import { personIn } from './claims';
import type { SessionState, SessionStatus } from './session-slice';

/** What predicates and screens see of the session. */
export interface Session {
  status: SessionStatus;
  /** Empty for everybody who is not signed in. */
  authorities: readonly string[];
  /** The e-mail address signed in with. */
  account?: string;
  name?: string;
  uuid?: string;
  /** Whose things are kept in this tab: stays when the address changes. */
  person?: string;
}

interface WithSession {
  session: SessionState;
}

export const selectSession = createSelector(
  (state: WithSession) => state.session,
  ({ status, claims }): Session => ({
    status,
    authorities: claims?.authorities ?? [],
    ...(claims && {
      account: claims.user_name,
      name: claims.name ?? claims.user_name,
      uuid: claims.uuid,
      person: personIn(claims),
    }),
  }),
);
