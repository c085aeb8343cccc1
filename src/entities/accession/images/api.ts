import type { AccessionImage, ImagePage } from '@/contract/accession/image';
import { call } from '@/shared/api/call';
import { accessionApi } from '../catalogue/api';

export const imagesApi = accessionApi.injectEndpoints({
  endpoints: (build) => ({
    /** Pictures of the accessions of a settled filterCode, or of the whole list; `p` from 0. */
    imagePage: build.query<ImagePage, { f?: string; p: number; l: number }>({
      query: ({ f, ...page }) =>
        call(
          'POST /acn/images',
          { body: f ? null : {}, query: { ...(f && { f }), ...page } },
          { silent: true, kind: 'imagePage' },
        ),
    }),
    accessionImages: build.query<AccessionImage[], string>({
      query: (uuid) => call('GET /acn/:uuid/images', { params: { uuid } }, { silent: true }),
    }),
  }),
});
