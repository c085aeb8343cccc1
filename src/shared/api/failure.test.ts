import { failure, failureMessage } from './failure';

test.each<[string, unknown, string, string]>([
  ['the localized error', { error: 'a', localizedError: 'b', error_description: 'c' }, 'd', 'b'],
  ['else the description', { error: 'a', error_description: 'c' }, 'd', 'c'],
  ['else the error', { error: 'a' }, 'd', 'a'],
  ['else the status text', {}, 'd', 'd'],
  ['else that it is one', {}, '', 'API Error'],
  ['nothing that is not text', { error: { a: 1 }, localizedError: null, error_description: '' }, '', 'API Error'],
  ['nothing of what is no object', 'boom', 'Bad Gateway', 'Bad Gateway'],
  ['nothing of nothing', null, '', 'API Error'],
])('the message is %s', (_, data, statusText, message) => {
  expect(failureMessage(data, statusText)).toBe(message);
});

test.each([
  [400, false],
  [401, false],
  [404, false],
  [408, true],
  [429, true],
  [500, true],
  [504, true],
  ['OFFLINE', true],
  ['TIMEOUT', true],
  ['PARSING', true],
] as const)('%s may be tried again: %s', (status, retryable) => {
  expect(failure(status).retryable).toBe(retryable);
});
