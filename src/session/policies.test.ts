import { ROLES, type Role } from '@/contract/account/session';
import { isSignedIn, mayAdminister, mayReadEveryLanguage, type Policy } from './policies';
import { mayReadDrafts } from './may-read-drafts';
import type { SessionStatus } from './session-slice';

test.each<[string, Policy, Role[]]>([
  ['mayAdminister', mayAdminister, ['ROLE_ADMINISTRATOR']],
  ['mayReadEveryLanguage', mayReadEveryLanguage, ['ROLE_ADMINISTRATOR', 'ROLE_TRANSLATOR', 'ROLE_CONTENTMANAGER']],
  ['mayReadDrafts of subsets', mayReadDrafts('subset'), ['ROLE_VETTEDUSER', 'ROLE_ADMINISTRATOR']],
  ['mayReadDrafts of publications', mayReadDrafts('bibliography'), ['ROLE_CITATIONMANAGER', 'ROLE_ADMINISTRATOR']],
  ['mayReadDrafts of trees', mayReadDrafts('divtree'), ['ROLE_VETTEDUSER', 'ROLE_DIVTREE', 'ROLE_ADMINISTRATOR']],
])('%s', (_, policy, roles) => {
  const allowed = ROLES.filter((role) => policy({ status: 'user', authorities: [role] }));
  expect([...allowed].sort()).toEqual([...roles].sort());
  expect(policy({ status: 'anonymous', authorities: [] })).toBe(false);
});

test.each<[SessionStatus, boolean]>([
  ['starting', false],
  ['anonymous', false],
  ['user', true],
  ['expired', false],
])('%s is signed in: %s', (status, expected) => {
  expect(isSignedIn({ status, authorities: [] })).toBe(expected);
});
