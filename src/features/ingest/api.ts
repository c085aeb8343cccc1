import type { IngestProposal } from '@/contract/dataset/ingest';
import { api } from '@/shared/api/api';
import type { FileAnswer } from '@/shared/api/requests/file-answer';
import { call } from '@/shared/api/call';
import type { SheetAddress } from './run-ingest';

/** Where the headings are, where somebody says so. */
export interface HeadingPlace {
  titleRows: number;
  headingRows: number;
}

export const ingestApi = api.injectEndpoints({
  endpoints: (build) => ({
    ingestProposal: build.query<IngestProposal, SheetAddress & Partial<HeadingPlace>>({
      query: ({ titleRows, headingRows, ...params }) =>
        call(
          'GET /ingest/:dataset/:file/:sheet',
          {
            params,
            query:
              headingRows === undefined ? {} : { titleRows: String(titleRows ?? 0), headingRows: String(headingRows) },
          },
          { timeout: false },
        ),
    }),
    ingestReport: build.mutation<FileAnswer, string>({
      query: (id) => call('GET /ingest/report/:id', { params: { id } }, { file: true, silent: true, timeout: false }),
    }),
  }),
});
