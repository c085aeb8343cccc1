import type { Returns } from '@/contract/endpoints';
import type { AuditEntry } from '@/contract/history';
import type { SimilarAccession } from '@/contract/similar';
import { call } from '@/shared/api/call';
import { accessionApi } from '../api';

export type Observations = Returns<'GET /acn/:uuid/observations'>;

/** What the page of an accession asks for once its own record is there. */
export const accessionDetailApi = accessionApi.injectEndpoints({
  endpoints: (build) => ({
    accessionChanges: build.query<AuditEntry[], string>({
      query: (uuid) => call('GET /acn/:uuid/auditlog', { params: { uuid } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: 'accession', id }],
    }),
    similarAccessions: build.query<SimilarAccession[], string>({
      query: (uuid) => call('GET /acn/:uuid/similar', { params: { uuid } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: 'accession', id }],
    }),
    accessionObservations: build.query<Observations, string>({
      query: (uuid) => call('GET /acn/:uuid/observations', { params: { uuid } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: 'accession', id }],
    }),
  }),
});
