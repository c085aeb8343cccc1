import { AI_ROOT, ROOT_PATHS } from '@/contract/root-paths';

let server = '';
let aiService = '';

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** Set once from `config.json`; empty means the portal's own origin. */
export function setServer(url: string): void {
  server = withoutSlash(url);
}

/** Set once from `config.json`: absolute, or a path of the portal's own origin; empty means that there is none. */
export function setAiService(url: string): void {
  aiService = withoutSlash(url);
}

const origin = (): string => server || globalThis.location.origin;

/** The absolute address of a path of the contract: relative addresses fail outside a browser. */
export function serverAddress(path: string): string {
  if (aiService && path.startsWith(AI_ROOT))
    return new URL(`${aiService}/${path.slice(AI_ROOT.length)}`, globalThis.location.origin).href;
  return ROOT_PATHS.some((root) => path.startsWith(root)) ? origin() + path : `${origin()}/api/v2${path}`;
}

/** Whether the server itself answers the path, and not a service of somebody else, who must not have the token. */
export const isOfServer = (path: string): boolean =>
  new URL(serverAddress(path)).origin === new URL(origin(), globalThis.location.origin).origin;

/** Whose the AI service is, for people who are told where their words go; undefined where the installation has none. */
export function aiHost(): string | undefined {
  const { origin: here } = globalThis.location;
  return aiService && URL.canParse(aiService, here) ? new URL(aiService, here).host : undefined;
}
