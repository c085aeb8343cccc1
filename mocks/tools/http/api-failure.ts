import type { Language } from '@/contract/constants';
import type { ApiError } from '@/contract/entity';
import { sentence, type Sentence } from './sentence';

/**
 * Thrown anywhere below an answer; becomes `{ error, error_description, localizedError?, fields? }` with its status.
 * What people meet has a `Sentence`, which comes in the reader's language too; a text is only for developers.
 * `headers` are sent along (`Retry-After`, `WWW-Authenticate`).
 */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly #sentence: Sentence | undefined;

  constructor(
    readonly status: number,
    readonly error: string,
    description: string | Sentence,
    readonly extra: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(typeof description === 'string' ? description : description('en'));
    this.#sentence = typeof description === 'string' ? undefined : description;
  }

  /** In English. */
  get description(): string {
    return this.message;
  }

  /** In this language, where it is translated. */
  in(language: Language): string {
    return this.#sentence?.(language) ?? this.message;
  }

  body(language: Language): ApiError {
    const { fields } = this.extra;
    return {
      error: this.error,
      ...(this.#sentence && language !== 'en' ? { localizedError: this.in(language) } : {}),
      error_description: this.description,
      ...(fields ? { fields } : {}),
    };
  }
}

type Description = string | Sentence;

export const badRequest = (description: Description, fields?: Record<string, string>): ApiFailure =>
  new ApiFailure(400, 'bad_request', description, fields ? { fields } : {});

export const notFound = (description: Description): ApiFailure => new ApiFailure(404, 'not_found', description);

/** It was here once, and nothing has taken its place. */
export const gone = (description: Description): ApiFailure => new ApiFailure(410, 'gone', description);

export const forbidden = (description: Description): ApiFailure => new ApiFailure(403, 'access_denied', description);

export const conflict = (description: Description): ApiFailure => new ApiFailure(409, 'conflict', description);

export const tooLarge = (description: Description): ApiFailure => new ApiFailure(413, 'payload_too_large', description);

export const tooMany = (description: Description, retryAfterSeconds: number): ApiFailure =>
  new ApiFailure(429, 'too_many_requests', description, { headers: { 'Retry-After': String(retryAfterSeconds) } });

export const invalidToken = (): ApiFailure =>
  new ApiFailure(401, 'invalid_token', sentence('invalidToken'), {
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  });
