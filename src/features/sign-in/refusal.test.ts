import { allOf, anyOf, anyone, type Allow } from '@/routes/route';
import { refusalOf } from './refusal';

const rows: Record<string, Allow> = {
  '/admin': anyOf('ROLE_ADMINISTRATOR'),
  '/dashboard/divtree': anyOf('ROLE_DIVTREE', 'ROLE_ADMINISTRATOR'),
  '/labs': allOf('ROLE_VETTEDUSER', 'ROLE_ADMINISTRATOR'),
  '/a': anyone,
};
const lookUp = (path: string): Allow => rows[path] ?? anyone;

test.each<[string, string[], string[] | undefined, string]>([
  ['/a', [], undefined, ''],
  ['/a', ['ROLE_USER'], undefined, ''],
  ['/nowhere', ['ROLE_USER'], undefined, ''],
  ['/admin', ['ROLE_USER'], ['ROLE_ADMINISTRATOR'], 'any'],
  ['/admin', ['ROLE_USER', 'ROLE_ADMINISTRATOR'], undefined, ''],
  ['/dashboard/divtree', ['ROLE_USER'], ['ROLE_DIVTREE', 'ROLE_ADMINISTRATOR'], 'any'],
  ['/dashboard/divtree', ['ROLE_DIVTREE'], undefined, ''],
  ['/labs', ['ROLE_USER'], ['ROLE_VETTEDUSER', 'ROLE_ADMINISTRATOR'], 'all'],
  ['/labs', ['ROLE_ADMINISTRATOR'], ['ROLE_VETTEDUSER'], 'all'],
  ['/labs', ['ROLE_ADMINISTRATOR', 'ROLE_VETTEDUSER'], undefined, ''],
])('%s with %j lacks %j %s', (path, authorities, roles, need) => {
  expect(refusalOf(path, authorities, lookUp)).toEqual(roles && { path, roles, need });
});

test('reads the rows of the portal, whatever query follows', () => {
  expect(refusalOf('/a/v2abc?page=2#top', [])).toBeUndefined();
  expect(refusalOf('/no/such/page', [])).toBeUndefined();
});
