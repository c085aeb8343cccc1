import type { AuditFilter, AuditRow } from '@/contract/audit/audit';
import { api } from '@/shared/api/api';
import { listOf } from '@/shared/list/list-of';

export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    auditLog: build.query(listOf<AuditRow, AuditFilter>('auditLog', 'POST /audit/filter')),
  }),
});
