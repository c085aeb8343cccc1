import type { RepositoryFile } from '@/contract/repository';
import { serverAddress } from '@/shared/api/server-address';

/** Where a file is downloaded from: an address of the web as it stands, anything else is a path of the API. */
export function fileAddress({ url }: Pick<RepositoryFile, 'url'>): string {
  return /^https?:\/\//i.test(url) ? url : serverAddress(`/${url.replace(/^\/+/, '')}`);
}
