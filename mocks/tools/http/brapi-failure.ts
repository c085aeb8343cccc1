import type { BrapiMetadata, BrapiStatus } from '@/contract/brapi/brapi';

export const isBrapi = (path: string): boolean => path.startsWith('/brapi/');

export const brapiMetadata = (pagination: BrapiMetadata['pagination'], status: BrapiStatus[] = []): BrapiMetadata => ({
  pagination,
  status,
  datafiles: [],
});

/** A failure in the form of the Breeding API. */
export const brapiFailure = (message: string) => ({
  metadata: brapiMetadata({ currentPage: 0, pageSize: 0, totalCount: 0, totalPages: 0 }, [
    { message, messageType: 'ERROR' },
  ]),
  result: { data: [] },
});
