import { serverAddress } from '@/shared/api/server-address';

/** Where a picture is fetched: absolute, or below the API's origin; undefined for what is no address of the web. */
export function imageAddress(url: string): string | undefined {
  try {
    const address = new URL(url, serverAddress('/'));
    return ['http:', 'https:'].includes(address.protocol) ? address.href : undefined;
  } catch {
    return undefined;
  }
}
