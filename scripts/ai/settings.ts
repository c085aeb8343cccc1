/** What `npm run ai` is told: words of the command line and variables of the environment. */
import { parseArgs } from 'node:util';
import { PORTAL_CLIENT } from '../../mocks/rules/tokens/clients';
import type { Environment } from '../build/environment';
import { UsageError } from '../program';

export interface AiSettings {
  model: { url: string; name: string; key?: string };
  /** Milliseconds that an answer of the model may take. */
  patience: number;
  api: { url: string; clientId: string; clientSecret: string };
  origins: string[];
  accounts: boolean;
  translate: boolean;
}

export const AI_HELP = `Usage: npm run ai -- [options]

  --accounts   answer only who is logged in at the API and has accepted the terms: for a bridge at the API's own origin
  --translate  also answer /translate, for the API of --translate http://localhost:8090
  --help       this text

Environment:
  AI_MODEL_URL      OpenAI-compatible endpoint up to /chat/completions, as http://localhost:11434/v1
  AI_MODEL          name of the model
  AI_MODEL_KEY      its key, where it needs one
  AI_MODEL_SECONDS  how long an answer may take (60)
  API_URL           the portal's API (http://localhost:8080), with CLIENT_ID and CLIENT_SECRET
  FRONTEND_URL      the portal, which is the only web site that may call (http://localhost:8080)
  PORT (8090), HOST (this machine only)`;

const LOCAL = /^(?:localhost|127\.[\d.]+|\[::1\])$/;
const DEFAULT_URL = 'http://localhost:8080';

function webAddress(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`${name} must be an address that begins with https:// or http://.`);
  if (url.username || url.password) throw new UsageError(`${name} must hold no password: keys have a variable.`);
  return url;
}

const withoutSlash = ({ origin, pathname }: URL): string => origin + pathname.replace(/\/+$/, '');

function wordsOf(words: string[]) {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const options = { accounts: flag, translate: flag, help: { ...flag, short: 'h' } };
    return parseArgs({ args: words, options }).values;
  } catch (error) {
    const [said] = String(error instanceof Error ? error.message : error).split(/\.\s|\n/);
    throw new UsageError(`${said}. --help lists the options.`);
  }
}

/** @returns undefined where help is asked for. @throws UsageError what is missing or wrong; a key is in no sentence. */
export function aiSettings(words: string[], environment: Environment): AiSettings | undefined {
  const { accounts, translate, help } = wordsOf(words);
  if (help) return undefined;
  const { AI_MODEL_URL, AI_MODEL, AI_MODEL_KEY, AI_MODEL_SECONDS, API_URL, FRONTEND_URL } = environment;
  if (!AI_MODEL_URL || !AI_MODEL)
    throw new UsageError('AI_MODEL_URL and AI_MODEL say which model answers. --help lists all variables.');
  if (accounts && translate)
    throw new UsageError(
      '--translate answers the API, which is nobody’s account: run one bridge for it, without --accounts.',
    );
  const url = webAddress('AI_MODEL_URL', AI_MODEL_URL);
  if (AI_MODEL_KEY && url.protocol === 'http:' && !LOCAL.test(url.hostname))
    throw new UsageError('AI_MODEL_URL must begin with https:// where a key is sent to another machine.');
  const seconds = Number(AI_MODEL_SECONDS || 60);
  if (!(seconds > 0 && seconds <= 3_600)) throw new UsageError('AI_MODEL_SECONDS must be a number from 1 to 3600.');
  const api = webAddress('API_URL', API_URL || DEFAULT_URL);
  return {
    model: { url: withoutSlash(url), name: AI_MODEL, ...(AI_MODEL_KEY && { key: AI_MODEL_KEY }) },
    patience: seconds * 1_000,
    api: {
      url: withoutSlash(api),
      clientId: environment.CLIENT_ID || PORTAL_CLIENT.clientId,
      clientSecret: environment.CLIENT_SECRET || PORTAL_CLIENT.clientSecret,
    },
    origins: [...new Set([webAddress('FRONTEND_URL', FRONTEND_URL || DEFAULT_URL).origin, api.origin])],
    accounts,
    translate,
  };
}
