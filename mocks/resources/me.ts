import { answer, type Answer } from '../core/answer';
import { invalidToken } from '../core/api-failure';
import { signedIn } from '../core/caller';

export const me: readonly Answer[] = [
  answer('GET /me/profile', signedIn, ({ world, session }) => {
    const user = session.user && world.users.byUuid(session.user.uuid);
    if (!user) throw invalidToken();
    const { uuid, email, fullName, roles, active, lastLogin } = user;
    return { uuid, email, fullName, roles, active, accountType: 'LOCAL', lastLogin: lastLogin ?? null };
  }),

  // Maps are saved in the browser; none has been handed to the server.
  answer('GET /me/maps', signedIn, () => []),
];
