import { isRejected, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import type { ErrorReport } from '@/contract/info';
import { api } from '@/shared/api/api';
import { lookForConnection } from '@/shared/api/connection';
import { isFailure } from '@/shared/api/failure';
import { queryMeta } from '@/shared/api/kept-queries';
import { notify } from '@/shared/ui/outcomes/notices';
import { raise } from './unhandled';

export type FailureReporter = (report: ErrorReport) => void;

/**
 * Tells each failed call once: in the snackbar, unless its caller draws it (`silent`); a fault of our own on the way
 * opens the dialog. Whatever failed is reported, cancelled calls aside.
 */
export function failureMiddleware(report: FailureReporter): Middleware {
  return ({ dispatch }) =>
    (next) =>
    (action) => {
      const result = next(action);
      if (!isRejected(action) || !action.type.startsWith(`${api.reducerPath}/`)) return result;
      const { baseQueryMeta: sent, aborted, condition } = queryMeta(action);
      if (aborted || condition) return result;
      if (!isRejectedWithValue(action) || !isFailure(action.payload)) {
        raise(action.error.message ?? '');
        return result;
      }
      const { status, message } = action.payload;
      if (status === 'CANCELLED') return result;
      if (status === 'OFFLINE') void lookForConnection();
      const key = message ? 'failure.notice' : `failure.${status}`;
      if (!sent?.silent) dispatch(notify({ key, values: { message }, severity: 'error' }));
      const [method = '', endpoint = ''] = sent?.line.split(' ') ?? [];
      report({ endpoint, method, status, data: { error: message || String(status) } });
      return result;
    };
}

/** Sends reports to the installation's address, if it has one. What fails here is told to nobody. */
export function reporterTo(address: string): FailureReporter {
  if (!address) return () => undefined;
  return (report) => {
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    navigator.sendBeacon(address, body);
  };
}
