/** Composes the reference API for a server: data, stores, mail, passwords. */
import { UsageError } from '../../program';
import { appendFileSync } from 'node:fs';
import { hostname, loadavg } from 'node:os';
import { randomText } from '../../../mocks/tools/crypto/secrets';
import { DEMO_PASSWORD } from '../../../mocks/data/users/demo-users';
import { isPublished, type User } from '../../../mocks/data/users/users';
import { PORTAL_CLIENT, SCRIPT_CLIENT } from '../../../mocks/rules/tokens/clients';
import { wordsOf } from '../../../mocks/rules/search/knowledge';
import { type Settings } from '../../../mocks/rules/world/settings';
import { offerDemoRequests } from '../../../mocks/rules/requests/demo-requests';
import { textsInFolder } from '../../../mocks/data/content/text-folder';
import { makeWorld, type World } from '../../../mocks/rules/world/world';
import { dataFolder } from './data-folder';
import { isOn, type Environment } from '../../build/environment';
import { addressFrom } from '../listen';
import { frontendUrl, ownAddresses } from '../own-addresses';
import { loadAccessions } from './load-accessions';
import { loadObservations } from './load-observations';
import type { Options } from '../options';
import { openStores } from './open-stores';
import { imageResizer } from './resize-images';
import { translateBy } from './translate-by';

/** Rounds of PBKDF2-SHA-256 that OWASP's password storage cheat sheet asks for (2023). */
const PASSWORD_ITERATIONS = 600_000;

export interface ReferenceWorld {
  world: World;
  /** What was loaded and who may sign in: lines to print. */
  lines: string[];
}

/** The world behind `npm start`, `npm run dev` and `npm run api`, its accessions loaded and counted. */
export async function referenceWorld(options: Options, environment: Environment): Promise<ReferenceWorld> {
  const start = performance.now();
  const { accessions, traits, fingerprint, lines } = await loadObservations(options, await loadAccessions(options));
  const { stores, notes } = await openStores(dataFolder(environment), fingerprint, options.fresh);
  const here = isOnlyHere(environment);
  const settings = {
    ...settingsFrom(environment),
    mailbox: options.openMailbox || (here && !options.noMailbox),
    demoAccounts: options.demoAccounts || (here && options.data.length === 0),
    passwordGrant: !options.noPasswordGrant,
    onSecurityEvent: securityLog(environment, here),
    processFigures: () => ({
      name: `${hostname()}:${process.pid}`,
      memory: process.memoryUsage.rss(),
      load: loadavg()[0] ?? 0,
    }),
    onCall: (line: string) => console.log(line),
    // Browsers can be sent to its pages.
    codeFlow: true,
    imageResizer,
  };
  const world = makeWorld({ accessions, traits, stores, settings, texts: textsInFolder });
  await world.store.ready();
  if (settings.demoAccounts && options.data.length === 0) offerDemoRequests(world);
  if (options.restoreClients) world.clients.restore();
  if (options.renewKey) {
    world.tokens.renewKey();
    world.authorization.idKeys.renew();
  }
  const { total, historic, institutes } = await world.counts();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const holders = Object.keys(institutes).length;
  // Before somebody types; who comes first finds out what went wrong.
  wordsOf(world).catch(() => undefined);
  return {
    world,
    lines: [
      `${format(total)} accessions and ${format(historic)} historic ones at ${format(holders)} institutes, ready after ${seconds} s`,
      ...lines,
      ...notes,
      '',
      ...(await accounts(world)),
    ],
  };
}

/** The reference API stands for the server that the portal's configuration speaks of. */
function settingsFrom(environment: Environment): Partial<Settings> {
  const { AI_URL, CAPTCHA_SITE_KEY, CLIENT_ID, CLIENT_SECRET, REQUEST_DAYS, SANDBOX, SUPPORT_EMAIL, TRANSLATE_URL } =
    environment;
  const frontend = frontendUrl(environment);
  const requestDays = Number(REQUEST_DAYS || NaN);
  if (REQUEST_DAYS && !(Number.isInteger(requestDays) && requestDays > 0))
    throw new UsageError(`REQUEST_DAYS must be a whole number of days, not "${REQUEST_DAYS}".`);
  const client = {
    ...PORTAL_CLIENT,
    clientId: CLIENT_ID || PORTAL_CLIENT.clientId,
    clientSecret: CLIENT_SECRET || PORTAL_CLIENT.clientSecret,
    origins: [...PORTAL_CLIENT.origins, ...(frontend ? [new URL(frontend).origin] : [])],
    // The portal may stand at another port of this machine: `npm start -- --api`.
    loopback: isOnlyHere(environment),
  };
  return {
    ai: Boolean(AI_URL),
    ...(CAPTCHA_SITE_KEY ? { captchaSiteKey: CAPTCHA_SITE_KEY } : {}),
    ...(REQUEST_DAYS ? { requestDays } : {}),
    clients: [client, SCRIPT_CLIENT],
    own: ownAddresses(environment),
    ...(TRANSLATE_URL ? { translate: translateBy(TRANSLATE_URL) } : {}),
    sandbox: isOn(SANDBOX),
    ...(SUPPORT_EMAIL ? { supportEmail: SUPPORT_EMAIL } : {}),
    passwordIterations: PASSWORD_ITERATIONS,
  };
}

const format = (count: number) => count.toLocaleString('en');

/** Whether nobody but who sits at this machine can come: not through a proxy of a public address either. */
function isOnlyHere(environment: Environment): boolean {
  const { urls, trustProxy } = ownAddresses(environment);
  const hosts = [addressFrom(environment).host, ...urls.map((url) => new URL(url).hostname)];
  return !trustProxy && hosts.every((host) => /^(?:127\.[\d.]+|localhost|\[?::1\]?)$/.test(host));
}

/** Lines of JSON, in the file that `SECURITY_LOG` names; else at the terminal's errors, where others can come. */
function securityLog({ SECURITY_LOG }: Environment, here: boolean): Settings['onSecurityEvent'] {
  if (here && !SECURITY_LOG) return undefined;
  const write = (line: string): void => {
    if (SECURITY_LOG) appendFileSync(SECURITY_LOG, line, { mode: 0o600 });
    else process.stderr.write(line);
  };
  return (event) => write(`${JSON.stringify(event)}\n`);
}

/** Who may sign in. Where the published password does not open, the first administrator has one that is printed once. */
async function accounts({ users, settings, store }: World): Promise<string[]> {
  const published = users.all().filter(isPublished);
  if (settings.demoAccounts)
    return [
      `Accounts, password ${DEMO_PASSWORD}`,
      ...published.map(({ email, roles }) => `  ${email.padEnd(26)} ${roles.map(roleName).join(', ')}`),
    ];
  const isAdministrator = ({ roles }: User) => roles.includes('ROLE_ADMINISTRATOR');
  const first = published.find(isAdministrator);
  const others = users.all().some((user) => isAdministrator(user) && !isPublished(user));
  if (!first || others) return ['The published password of the demo accounts opens nothing (--demo-accounts).'];
  const password = `${randomText(15)}-1`;
  const mark = store.mark();
  users.update(first.uuid, { password: await users.hash(password) });
  await store.commit(mark);
  return [`Administrator ${first.email}, password ${password}   (said once: change it, or note it down)`];
}

const roleName = (role: string) => role.replace(/^ROLE_/, '').toLowerCase();
