import type { Acl, AclClass } from '@/contract/publication/acl';
import type { AuditEntry } from '@/contract/publication/history';
import type { Publishable, Version } from '@/contract/publication/publication';
import type { PublicationKind } from '@/contract/publication/workflow';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

/** What is asked of an item of any kind; its failures are drawn where it is shown. */
export const publicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    itemHistory: build.query<AuditEntry[], { kind: string; uuid: string }>({
      query: ({ kind, uuid }) => call('GET /audit/:class/:id', { params: { class: kind, id: uuid } }, { silent: true }),
    }),
    itemAcl: build.query<Acl, { kind: AclClass; uuid: string }>({
      query: ({ kind, uuid }) =>
        call('GET /acl/:class/:path', { params: { class: kind, path: uuid } }, { silent: true }),
      keepUnusedDataFor: 0,
    }),
    publishedItem: build.query<Publishable, { kind: PublicationKind; uuid: string }>({
      query: ({ kind, uuid }) => call(`GET /${kind}/:uuid`, { params: { uuid } }, { silent: true }),
    }),
    itemVersions: build.query<Version[], { kind: PublicationKind; uuid: string }>({
      query: ({ kind, uuid }) => call(`GET /${kind}/:uuid/versions`, { params: { uuid } }, { silent: true }),
    }),
  }),
});
