import type { TableFile, TableRows } from '@/contract/dataset/table-preview';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

/** Rows that are asked for at once. */
export const PAGE_ROWS = 100;

interface RowsArgs {
  uuid: string;
  sheet: number;
  /** From 0. */
  page: number;
}

export const tablePreviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How far the file is read; asking begins the reading. */
    tableFile: build.query<TableFile, string>({
      query: (uuid) => call('GET /amphibian/:uuid', { params: { uuid } }, { silent: true }),
      keepUnusedDataFor: 60,
    }),
    tableRows: build.query<TableRows, RowsArgs>({
      query: ({ uuid, sheet, page }) =>
        call(
          'GET /amphibian/:uuid/:sheet',
          { params: { uuid, sheet: String(sheet) }, query: { p: page, l: PAGE_ROWS } },
          // Who turns pages quickly wants the last one only.
          { silent: true, kind: 'table-rows' },
        ),
      keepUnusedDataFor: 120,
    }),
  }),
});
