import { serverAddress } from '@/shared/api/server-address';

/** Where a picture of the portal's own repository is, which needs no token; of others nothing. */
export function ownPicture(address: string): string | undefined {
  const own = serverAddress('/repository/');
  const path = address.startsWith(own) ? address.slice(own.length - '/repository/'.length) : address;
  return /^\/repository\/[\w./-]+$/.test(path) && !path.includes('..') ? serverAddress(path) : undefined;
}
