import type form from '../../../locales/en/form.json';

type BaseKey<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

export type ProblemKey = BaseKey<keyof typeof form.problem>;

/** What is wrong with a value, as the message of a yup test: the end of a key `form:problem.…` and the number in it. */
export type Problem = {
  key: ProblemKey;
  count?: number;
};

export const problem = (key: ProblemKey, count?: number): Problem => ({ key, ...(count !== undefined && { count }) });

/** Formik's errors are typed as text; ours follow the language and so are none. */
export const asProblem = (error: unknown): Problem | undefined =>
  typeof error === 'object' && error !== null && 'key' in error ? (error as Problem) : undefined;
