import { failure, isFailure } from '@/shared/api/failure';

/** Why signing in failed: a text of ours, or the server's own words. */
export type SignInProblem =
  { key: 'empty' | 'badCredentials' | 'tooMany' | 'offline' | 'timeout' | 'unreadable' } | { said: string };

export function problemOf(fault: unknown): SignInProblem {
  const { status, message } = isFailure(fault) ? fault : failure('PARSING');
  if (status === 'OFFLINE') return { key: 'offline' };
  if (status === 'TIMEOUT') return { key: 'timeout' };
  if (status === 429) return { key: 'tooMany' };
  if (status === 400 && message === 'Bad credentials') return { key: 'badCredentials' };
  return typeof status === 'number' ? { said: message } : { key: 'unreadable' };
}
