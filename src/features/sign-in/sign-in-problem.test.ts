import { failure } from '@/shared/api/failure';
import { problemOf } from './sign-in-problem';

test.each([
  [failure(400, 'Bad credentials'), { key: 'badCredentials' }],
  [failure(400, 'User account is locked'), { said: 'User account is locked' }],
  [failure(401, 'Bad client credentials'), { said: 'Bad client credentials' }],
  [failure(429, 'Too many requests'), { key: 'tooMany' }],
  [failure(500, 'API Error'), { said: 'API Error' }],
  [failure('OFFLINE'), { key: 'offline' }],
  [failure('TIMEOUT'), { key: 'timeout' }],
  [failure('PARSING'), { key: 'unreadable' }],
  [new TypeError('ours'), { key: 'unreadable' }],
])('%j is told as %j', (fault, problem) => {
  expect(problemOf(fault)).toEqual(problem);
});
