import { pathAndQuery } from './request-target';

test.each([
  ['/a?q=1', '/a?q=1'],
  ['//evil.example/oauth/authorize?x=1', '//evil.example/oauth/authorize?x=1'],
  ['http://evil.example/oauth/authorize?x=1', '/oauth/authorize?x=1'],
  ['mailto:x', '/'],
  ['*', '/'],
  [undefined, '/'],
])('%s asks for %s', (target, path) => expect(pathAndQuery(target)).toBe(path));
