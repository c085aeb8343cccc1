import type { IngestProposal } from '@/contract/ingest';
import type { TableRows } from '@/contract/table-preview';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import type { SheetAddress } from './run-ingest';

/** Where the headings are, where somebody says so. */
export interface HeadingPlace {
  titleRows: number;
  headingRows: number;
}

/** Rows of the sheet that are shown beside its columns. */
export const PREVIEW_ROWS = 100;

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
    ingestRows: build.query<TableRows, { uuid: string; sheet: string }>({
      query: (params) =>
        call('GET /amphibian/:uuid/:sheet', { params, query: { l: PREVIEW_ROWS } }, { timeout: false }),
    }),
  }),
});
