import type { Crop } from '@/contract/reference/crop';
import type { DiversityTree } from '@/contract/divtree/diversity-tree';
import type { Page } from '@/contract/page';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { itemOf } from '@/shared/api/item-of';

const MAX_TREES = 100;

export const cropApi = api.injectEndpoints({
  endpoints: (build) => ({
    crop: build.query(itemOf<Crop>('GET /crop/:shortName')),
    /** Its diversity trees; there are few of a crop. */
    cropTrees: build.query<DiversityTree[], string>({
      query: (shortName) =>
        call('POST /divtree/list', { body: { crops: [shortName] }, query: { l: MAX_TREES } }, { silent: true }),
      transformResponse: ({ content }: Page<DiversityTree>) => content,
    }),
  }),
});
