import type { ApiError } from '@/contract/entity';

/** Why a call failed: the HTTP status, or what kept an answer from arriving or being read. */
export type FailureStatus = number | 'OFFLINE' | 'TIMEOUT' | 'PARSING' | 'CANCELLED';

/** A failed call as every screen sees it. `message` is the server's own words, else empty: the screen says its own. */
export interface Failure {
  status: FailureStatus;
  message: string;
  /** Trying the same call again may help. */
  retryable: boolean;
  /** Form errors: path of the body → message key. */
  fields?: Record<string, string>;
  /** The server's short name of it, such as `link_expired`. */
  code?: string;
  /** Minutes, begun ones counted, after which the server answers again. */
  wait?: number;
}

const isError = (data: unknown): data is Partial<ApiError> => typeof data === 'object' && data !== null;

/** The server's localized error, else its description (in English), its error text, the status text, else `API Error`. */
export function failureMessage(data: unknown, statusText = ''): string {
  const said = isError(data) ? [data.localizedError, data.error_description, data.error] : [];
  return [...said, statusText].find((text) => typeof text === 'string' && text !== '') ?? 'API Error';
}

/** 4xx answers stay the same when asked again, but for time-out, conflict and too many requests. */
const mayHelp = (status: FailureStatus) =>
  typeof status !== 'number' || status >= 500 || [408, 425, 429].includes(status);

export function failure(status: FailureStatus, message = '', fields?: Record<string, string>, code?: string): Failure {
  return { status, message, retryable: mayHelp(status), ...(fields && { fields }), ...(code && { code }) };
}

const MINUTE = 60_000;

/** `Retry-After` has seconds or a time (RFC 9110, 10.2.3). */
function waitOf(retryAfter: string | null): number | undefined {
  const left = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : Date.parse(retryAfter ?? '') - Date.now();
  return left > 0 ? Math.ceil(left / MINUTE) : undefined;
}

/** What an answer that is not OK says. */
export function failedAnswer({ status, statusText, headers }: Response, data: unknown): Failure {
  const { error: code, fields } = isError(data) ? data : {};
  const wait = waitOf(headers.get('Retry-After'));
  return { ...failure(status, failureMessage(data, statusText), fields, code), ...(wait && { wait }) };
}

/** Narrows the `error` of a query hook, which may also be a SerializedError of our own fault. */
export function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'retryable' in error;
}

/** The failure behind the `error` of a query hook; what is none of a call counts as no answer. */
export const asFailure = (error: unknown): Failure => (isFailure(error) ? error : failure('OFFLINE'));
