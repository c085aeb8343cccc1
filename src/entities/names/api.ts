import { CROP_CACHE_SECONDS } from '@/contract/constants';
import type { Crop } from '@/contract/reference/crop';
import type { Institute } from '@/contract/reference/institute';
import type { Page } from '@/contract/page';
import type { Partner } from '@/contract/reference/partner';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

const HOUR = 3600;

/** The lists that relations are searched in. */
export type SearchedLine =
  | 'POST /wiews/list'
  | 'POST /acn/list'
  | 'POST /descriptor/list'
  | 'POST /article/list'
  | 'POST /descriptorlist/list'
  | 'POST /subset/list'
  | 'POST /dataset/list';

interface Search {
  line: SearchedLine;
  filter: { _text?: string; uuid?: string[]; slug?: string[] };
  most: number;
}

/** What codes are called. Every entity shows codes of others, and none of them depends on another for it. */
export const namesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All crops, with their counts: there are few of them, and they come as one list. */
    crops: build.query<Crop[], void>({
      query: () => call('GET /crop', {}, { silent: true }),
      keepUnusedDataFor: CROP_CACHE_SECONDS,
    }),
    /** Names of institutes by WIEWS code. */
    instituteNames: build.query<Record<string, string>, readonly string[]>({
      query: (codes) => call('POST /vocabulary/wiews/decode', { body: [...codes] }, { silent: true }),
      keepUnusedDataFor: HOUR,
    }),
    /** Institutes by WIEWS code. */
    institutes: build.query<Pick<Institute, 'code' | 'acronym' | 'fullName'>[], readonly string[]>({
      query: (code) =>
        call('POST /wiews/list', { body: { code: [...code] }, query: { l: code.length } }, { silent: true }),
      transformResponse: ({ content }: Page<Institute>) => content,
      keepUnusedDataFor: HOUR,
    }),
    /** Data providers: there are some hundred at most. */
    partnerNames: build.query<Pick<Partner, 'uuid' | 'name' | 'shortName'>[], void>({
      query: () => call('POST /partner/list', { body: {}, query: { l: 1_000, s: 'name', d: 'ASC' } }, { silent: true }),
      transformResponse: ({ content }: Page<Partner>) => content,
      keepUnusedDataFor: HOUR,
    }),
    /** Rows of a list by words, or by what they are. */
    foundRows: build.query<object[], Search>({
      query: ({ line, filter, most }) => call(line, { body: filter, query: { l: most } }, { silent: true }),
      transformResponse: ({ content }: Page<object>) => content,
    }),
    /** The server's names of all country codes it knows, former ones included. */
    countryNames: build.query<Record<string, string>, void>({
      query: () => call('POST /vocabulary/iso3166/decode', { body: [] }, { silent: true }),
      keepUnusedDataFor: HOUR,
    }),
  }),
});
