import { liveServer } from './live-server';
import type { Options } from './options';
import type { ApiListener } from './serve-portal';

export interface Api {
  listener: ApiListener;
  /** What to tell the person at the terminal. */
  lines: string[];
  /** Writes what is pending; call it before the process ends. */
  close(): Promise<void>;
}

/** The reference API, or a live server, as the options say. */
export async function apiFrom(options: Options, environment: NodeJS.ProcessEnv): Promise<Api> {
  if (options.api) {
    const { api, origin } = liveServer(options.api, environment);
    return { listener: api, lines: [`Live server ${options.api}, as ${origin}`], close: async () => undefined };
  }
  // Loaded only here: a live server or a refused option needs none of it.
  const [{ apiListener }, { referenceWorld }] = await Promise.all([
    import('../../mocks/http'),
    import('./reference-world'),
  ]);
  const { world, lines } = await referenceWorld(options, environment);
  return { listener: apiListener(world), lines, close: () => world.journal.flush() };
}
