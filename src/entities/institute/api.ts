import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Institute, InstituteFilter } from '@/contract/reference/institute';
import type { Overview } from '@/contract/page';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import type { FileAnswer } from '@/shared/api/requests/file-answer';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

/** `mcpd`: the passport data; `pdci`: how complete they are, accession by accession. */
export type InstituteFile = 'mcpd' | 'pdci';

const TOP = 8;

export const instituteApi = api.injectEndpoints({
  endpoints: (build) => ({
    instituteList: build.query(listOf<Institute, InstituteFilter>('instituteList', 'POST /wiews/filter')),
    institute: build.query(itemOf<Institute>('GET /wiews/:code')),
    /** What its accessions are: the commonest terms of every facet. */
    instituteOverview: build.query<Overview<AccessionFilter>, string>({
      query: (code) =>
        call('POST /wiews/:code/overview', { params: { code }, query: { limit: TOP } }, { silent: true }),
    }),
    instituteFile: build.mutation<FileAnswer, { code: string; format: InstituteFile }>({
      query: ({ code, format }) =>
        call(
          'POST /wiews/:code/download',
          { params: { code }, form: { [format]: format } },
          { file: true, silent: true, timeout: false },
        ),
    }),
  }),
});
