import type { TFunction } from 'i18next';
import { failure, isFailure } from '@/shared/api/failure';

/** Why signing in failed: a text of ours, or the server's own words. */
export type SignInProblem = { key: ProblemName; wait?: number } | { message: string };

type ProblemName =
  | 'badCredentials'
  | 'disabled'
  | 'locked'
  | 'expired'
  | 'unvalidated'
  | 'tooMany'
  | 'tooManyUntil'
  | 'offline'
  | 'timeout'
  | 'unreadable';

/** What the server family says of a login in a 400. */
const SERVER_MESSAGES: Readonly<Record<string, ProblemName>> = {
  'Bad credentials': 'badCredentials',
  'User is disabled': 'disabled',
  'User account is locked': 'locked',
  'User account has expired': 'expired',
  'E-mail address is not validated': 'unvalidated',
};

export function problemOf(fault: unknown): SignInProblem {
  const { status, message, wait } = isFailure(fault) ? fault : failure('PARSING');
  if (status === 'OFFLINE') return { key: 'offline' };
  if (status === 'TIMEOUT') return { key: 'timeout' };
  if (status === 429) return wait ? { key: 'tooManyUntil', wait } : { key: 'tooMany' };
  const key = status === 400 ? SERVER_MESSAGES[message] : undefined;
  if (key) return { key };
  return typeof status === 'number' ? { message } : { key: 'unreadable' };
}

export const problemText = (problem: SignInProblem, t: TFunction<'session'>): string =>
  'message' in problem ? problem.message : t(`signIn.problem.${problem.key}`, { wait: problem.wait });
