import type { Page } from '@/contract/page';
import type { PassportRowResult, PassportUpdate, RowOutcome } from '@/contract/passport/passport-update';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import type { FileAnswer } from '@/shared/api/requests/file-answer';

/** Rows that are shown at a time. */
export const PAGE_ROWS = 25;

/** `remarked`: those that are loaded with a remark. */
export type ShownRows = RowOutcome | 'remarked';

interface OneUpdate {
  code: string;
  update: string;
}

export const passportApi = api.injectEndpoints({
  endpoints: (build) => ({
    passportUpdates: build.query<PassportUpdate[], string>({
      query: (code) => call('GET /acn/:code/passport-updates', { params: { code } }, { silent: true }),
    }),
    passportRows: build.query<Page<PassportRowResult>, OneUpdate & { outcome: ShownRows; page: number }>({
      query: ({ outcome, page, ...params }) =>
        call(
          'GET /acn/:code/passport-updates/:update/rows',
          { params, query: { outcome, p: page, l: PAGE_ROWS } },
          { silent: true, kind: 'passport-rows' },
        ),
    }),
    passportReport: build.mutation<FileAnswer, OneUpdate>({
      query: (params) =>
        call(
          'GET /acn/:code/passport-updates/:update/report',
          { params },
          { file: true, silent: true, timeout: false },
        ),
    }),
  }),
});
