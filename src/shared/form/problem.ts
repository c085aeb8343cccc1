import type form from '../../../locales/en/form.json';

type BaseKey<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

export type ProblemKey = BaseKey<keyof typeof form.problem>;

/** What is wrong with a value, as the message of a yup test: the end of a key `form:problem.…` and the number in it. */
export type Problem = {
  key: ProblemKey;
  count?: number;
  /** What it may be. */
  models?: string;
  /** Of a coding table. */
  code?: string;
};

export const problem = (key: ProblemKey, count?: number): Problem => ({ key, ...(count !== undefined && { count }) });

export const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'key' in error && typeof error.key === 'string';

/**
 * What is wrong at a path. Formik's errors are typed as text; ours follow the language and so are none. Of a list, the
 * first that is wrong, with its line from 1; what is wrong inside of items is said there.
 */
export function problemIn(error: unknown): (Problem & { line?: number }) | undefined {
  if (isProblem(error)) return error;
  if (Array.isArray(error)) {
    const at = error.findIndex(isProblem);
    return at < 0 ? undefined : { ...(error[at] as Problem), line: at + 1 };
  }
  return typeof error === 'object' && error !== null ? Object.values(error).find(isProblem) : undefined;
}
