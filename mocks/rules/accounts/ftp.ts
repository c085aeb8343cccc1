import type { FtpCredentials } from '@/contract/account/account';
import { randomText } from '../../tools/crypto/secrets';
import type { User } from '../../data/users/users';
import type { Accounts } from './accounts';

const PASSWORD_BYTES = 15;

/** `uma-0008`: readable, of ASCII as FTP asks, and apart from those of people with the same name. */
function usernameFor({ users }: Accounts, { email, uuid }: User): string {
  const [local = ''] = email.toLowerCase().split('@');
  const name =
    local
      .replaceAll(/[^a-z\d]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 20) || 'user';
  const taken = new Set(users.all().map(({ ftp }) => ftp?.username));
  // Four digits tell nearly all people apart, all of them everybody.
  const candidates = [uuid.slice(-4), uuid].map((end) => `${name}-${end}`);
  return candidates.find((each) => !taken.has(each)) ?? `user-${uuid}`;
}

/** New credentials in place of earlier ones: the name stays, the password is shown once and kept as a hash. */
export async function makeFtpCredentials(accounts: Accounts, user: User): Promise<FtpCredentials> {
  const username = user.ftp?.username ?? usernameFor(accounts, user);
  const password = randomText(PASSWORD_BYTES);
  accounts.users.update(user.uuid, { ftp: { username, password: await accounts.users.hash(password) } });
  return { username, password };
}
