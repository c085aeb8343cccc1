import { failure } from '@/shared/api/failure';
import { problemOf } from './sign-in-problem';

test.each([
  [failure(400, 'Bad credentials'), { key: 'badCredentials' }],
  [failure(400, 'User is disabled'), { key: 'disabled' }],
  [failure(400, 'User account is locked'), { key: 'locked' }],
  [failure(400, 'User account has expired'), { key: 'expired' }],
  [failure(400, 'E-mail address is not validated'), { key: 'unvalidated' }],
  [failure(400, 'The moon is full'), { message: 'The moon is full' }],
  [failure(401, 'Bad client credentials'), { message: 'Bad client credentials' }],
  [failure(429, 'Too many requests'), { key: 'tooMany' }],
  [failure(500, 'API Error'), { message: 'API Error' }],
  [failure('OFFLINE'), { key: 'offline' }],
  [failure('TIMEOUT'), { key: 'timeout' }],
  [failure('PARSING'), { key: 'unreadable' }],
  [new TypeError('ours'), { key: 'unreadable' }],
])('%j is told as %j', (fault, problem) => {
  expect(problemOf(fault)).toEqual(problem);
});
