/** Prefetch of the API calls that an address begins with, listed in its prerendered shell. */
import { prefetchCall } from '@/shared/api/requests/prefetched-calls';
import { showPrefetchedTexts } from '@/shared/api/requests/prefetched-texts';
import { requestOf } from '@/shared/api/requests/request-of';
import { serverAddress } from '@/shared/api/server-address';

/** A call that the screen of an address begins with; `{uuid}` in both is that of the item. */
export interface FirstCall {
  address: string;
  method: string;
  path: string;
  /** JSON. */
  body?: unknown;
  /** The widths at which it is sent, where it is not at all. */
  media?: string;
}

/** Where the build writes them. */
const ELEMENT = 'script[type="application/json"]';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Sends what the screen of this address will ask for; not where the address asks for more than it was drawn with. */
export function prefetchCalls(token: string): void {
  const { pathname, search } = globalThis.location;
  if (search) return;
  const [uuid = ''] = UUID.exec(pathname) ?? [];
  const text = document.querySelector(ELEMENT)?.textContent ?? '[]';
  for (const { address, media, ...line } of JSON.parse(text.replaceAll('{uuid}', uuid)) as FirstCall[]) {
    if (!pathname.endsWith(address) || (media && !matchMedia(media).matches)) continue;
    prefetchCall(serverAddress(line.path), requestOf({ ...line, options: {} }, token), showPrefetchedTexts);
  }
}
