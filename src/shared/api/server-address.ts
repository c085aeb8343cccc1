import { ROOT_PATHS } from '@/contract/root-paths';

let origin = '';

/** Set once from `config.json`; empty means the portal's own origin. */
export function setServer(url: string): void {
  origin = url.replace(/\/+$/, '');
}

/** The absolute address of a path of the contract: relative addresses fail outside a browser. */
export function serverAddress(path: string): string {
  const base = origin || globalThis.location.origin;
  return ROOT_PATHS.some((root) => path.startsWith(root)) ? base + path : `${base}/api/v2${path}`;
}
