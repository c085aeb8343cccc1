import { conflict } from '../../tools/http/api-failure';
import { isWaiting } from '../../data/users/users';
import type { Accounts } from './accounts';
import { ownerOf } from './change-email';
import { letterLanguage } from './letter-language';
import { linkFault, type KeptLink } from './links';
import { compose } from './post';
import { sentence } from '../../tools/http/sentence';

/** The account gets the name and password that were registered with this link; other links of the address end. */
function openAccount({ users, links }: Accounts, { userUuid, registered }: KeptLink): void {
  const user = users.byUuid(userUuid);
  if (!user || !registered) throw linkFault('link_unknown');
  // Another registration of the address keeps getting the answers of an unvalidated one.
  const tried = user.password?.hash === registered.password.hash ? undefined : user.password;
  users.update(userUuid, { ...registered, validated: true, tried });
  links.endAll(userUuid, 'cancelled', { purpose: 'validate' });
}

function refuseTaken(accounts: Accounts, email: string, userUuid: string): void {
  const owner = ownerOf(accounts, email);
  if (owner && owner.uuid !== userUuid) throw conflict(sentence('addressTaken'));
}

/** The old address is notified, and links that were sent there end. */
function changeAddress(accounts: Accounts, { userUuid, email }: KeptLink): void {
  const { users, links, outbox } = accounts;
  const user = users.byUuid(userUuid);
  if (!user) throw linkFault('link_unknown');
  const before = user.email;
  refuseTaken(accounts, email, userUuid);
  // An unvalidated registration of the address from the meantime.
  const waiting = users.byEmail(email);
  if (waiting && waiting.uuid !== userUuid) {
    users.remove(waiting.uuid);
    links.endAll(waiting.uuid, 'cancelled');
  }
  users.update(userUuid, { email, validated: true, pendingEmail: undefined, pendingUntil: undefined });
  links.endAll(userUuid, 'cancelled');
  outbox.send({ to: before, ...compose(accounts, 'emailChanged', letterLanguage(user.language), { email }) });
}

/** Opens a registered account, or gives an account its new address. 409 where another account has it by now. */
export async function validate(accounts: Accounts, token: string): Promise<void> {
  const { change, email, userUuid } = await accounts.links.find(token, 'validate');
  // Before the link is used up; and once more after it, as another link may be used in the same moment.
  if (change) refuseTaken(accounts, email, userUuid);
  await accounts.links.use(token, 'validate', (link) =>
    link.change ? changeAddress(accounts, link) : openAccount(accounts, link),
  );
}

/** Takes a registration or a change of address back. The account of a registration goes with its last open link. */
export async function cancelValidation(accounts: Accounts, token: string): Promise<void> {
  const { users, links } = accounts;
  await links.cancel(token, 'validate', ({ userUuid, change }) => {
    const user = users.byUuid(userUuid);
    if (change) users.update(userUuid, { pendingEmail: undefined, pendingUntil: undefined });
    else if (user && isWaiting(user) && !links.waits(userUuid, 'validate')) users.remove(userUuid);
  });
}
