import type { ApiError } from '@/contract/entity';

/**
 * Thrown anywhere below an answer; becomes `{ error, error_description, fields? }` with its status.
 * `headers` are sent along (`Retry-After`, `WWW-Authenticate`).
 */
export class ApiFailure extends Error {
  override name = 'ApiFailure';

  constructor(
    readonly status: number,
    readonly error: string,
    readonly description: string,
    readonly extra: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(description);
  }

  body(): ApiError {
    const { fields } = this.extra;
    return { error: this.error, error_description: this.description, ...(fields ? { fields } : {}) };
  }
}

export const badRequest = (description: string, fields?: Record<string, string>): ApiFailure =>
  new ApiFailure(400, 'bad_request', description, fields ? { fields } : {});

export const notFound = (description: string): ApiFailure => new ApiFailure(404, 'not_found', description);

/** It was here once, and nothing has taken its place. */
export const gone = (description: string): ApiFailure => new ApiFailure(410, 'gone', description);

export const forbidden = (description: string): ApiFailure => new ApiFailure(403, 'access_denied', description);

export const conflict = (description: string): ApiFailure => new ApiFailure(409, 'conflict', description);

export const tooLarge = (description: string): ApiFailure => new ApiFailure(413, 'payload_too_large', description);

export const tooMany = (description: string, retryAfterSeconds: number): ApiFailure =>
  new ApiFailure(429, 'too_many_requests', description, { headers: { 'Retry-After': String(retryAfterSeconds) } });

export const invalidToken = (): ApiFailure =>
  new ApiFailure(401, 'invalid_token', 'Token is invalid', {
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  });
