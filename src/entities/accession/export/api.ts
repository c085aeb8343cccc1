import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Query } from '@/contract/endpoints';
import { call } from '@/shared/api/call';
import { accessionApi } from '../catalogue/api';

interface Download {
  query: Query<'POST /acn/download'>;
  /** Null where the query names the code of a filter. */
  filter: AccessionFilter | null;
  onPiece: (bytes: Uint8Array) => Promise<void>;
}

export const exportApi = accessionApi.injectEndpoints({
  endpoints: (build) => ({
    /** Takes as long as it takes: whoever started it sees its progress and may end it. */
    downloadAccessions: build.mutation<null, Download>({
      query: ({ query, filter, onPiece }) =>
        call('POST /acn/download', { query, body: filter }, { silent: true, timeout: false, accept: '*/*', onPiece }),
    }),
  }),
});
