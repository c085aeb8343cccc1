import type { Failure } from './failure';

/** A call that fails, for tests. What calls throw is a `Failure`, and no `Error`, which the linter asks for. */
export const rejected = (failed: Failure): Promise<never> => Promise.reject(failed as unknown as Error);
