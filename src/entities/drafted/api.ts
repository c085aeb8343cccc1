import type { MenuRow } from '@/contract/content/menu';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

/** As many as may be published along. */
const MOST = 20;

export const draftedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Menus that were changed and not published yet. */
    menuDrafts: build.query<MenuRow[], void>({
      query: () => call('POST /menu/list', { body: { state: ['DRAFT'] }, query: { l: MOST } }, { silent: true }),
      transformResponse: ({ content }: { content: MenuRow[] }) => content,
    }),
  }),
});
