/** The API that the command line asks for: the reference API, or a live server. */
import { liveServer } from '../live-server';
import type { Options } from '../options';
import { frontendUrl } from '../own-addresses';
import { printedMail } from './printed-mail';
import type { ApiListener } from '../serve-portal';

export interface Api {
  listener: ApiListener;
  /** What to tell the person at the terminal. */
  lines: string[];
  /** To be told where the portal stands, before the first call: links in messages begin with it. */
  standsAt(url: string): void;
  /** Closes what changes are kept in; call it before the process ends. */
  close(): Promise<void>;
}

const NOTHING = { standsAt: () => undefined, close: async () => undefined };

/** The reference API, or a live server, as the options say. */
export async function apiFrom(options: Options, environment: NodeJS.ProcessEnv): Promise<Api> {
  if (options.api) {
    const { api, origin } = liveServer(options.api, environment);
    return { listener: api, lines: [`Live server ${options.api}, as ${origin}`], ...NOTHING };
  }
  // Loaded only here: a live server or a refused option needs none of it.
  const [{ apiListener }, { referenceWorld }] = await Promise.all([
    import('../../../mocks/adapters/http'),
    import('./reference-world'),
  ]);
  const { world, lines } = await referenceWorld(options, environment);
  // After the answer, whose time must not tell whether there was a message.
  const prints = world.loggers.printer('mail');
  world.outbox.onMail((mail) => prints('INFO') && setTimeout(() => console.log(printedMail(mail))));
  return {
    listener: apiListener(world),
    lines,
    standsAt: (url) => {
      world.settings.frontendUrl = frontendUrl(environment) ?? url;
    },
    close: () => world.store.close(),
  };
}
