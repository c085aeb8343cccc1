import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { Page } from '@/contract/page';
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
    /** Accessions that one version has and another has not. */
    differingAccessions: build.query<Page<Accession, AccessionFilter>, { filter: AccessionFilter; most: number }>({
      query: ({ filter, most }) =>
        call('POST /acn/list', { body: filter, query: { l: most, s: 'accessionNumber', d: 'ASC' } }, { silent: true }),
    }),
    namedDescriptors: build.query<Descriptor[], readonly string[]>({
      query: (uuids) => call('POST /descriptor/list/details', { body: [...uuids] }, { silent: true }),
    }),
    itemVersions: build.query<Version[], { kind: PublicationKind; uuid: string }>({
      query: ({ kind, uuid }) => call(`GET /${kind}/:uuid/versions`, { params: { uuid } }, { silent: true }),
    }),
  }),
});
