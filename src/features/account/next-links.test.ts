import type { LinkFault, LinkPurpose } from '@/contract/account/account';
import { nextLinks, type NextLink } from './next-links';

test.each<[LinkFault, LinkPurpose, NextLink[]]>([
  ['link_expired', 'pwdreset', ['pwdreset', 'logIn']],
  ['link_unknown', 'validate', ['validate', 'logIn']],
  ['link_used', 'pwdreset', ['logIn', 'pwdreset']],
  ['link_used', 'validate', ['logIn', 'validate']],
  ['link_replaced', 'delete', ['delete']],
  ['link_used', 'delete', ['start']],
])('%s of %s leads to %j', (fault, purpose, ways) => {
  expect(nextLinks(fault, purpose, { cancels: false, signedIn: false })).toEqual(ways);
});

test('who is logged in has a profile, and no need to log in or register', () => {
  const signedIn = { cancels: false, signedIn: true };
  expect(nextLinks('link_used', 'validate', signedIn)).toEqual(['profile']);
  expect(nextLinks('link_expired', 'validate', signedIn)).toEqual(['profile']);
  expect(nextLinks('link_used', 'pwdreset', signedIn)).toEqual(['profile', 'pwdreset']);
  expect(nextLinks('link_expired', 'pwdreset', signedIn)).toEqual(['pwdreset', 'profile']);
});

test('who cancels is asked to do nothing, unless the link was used before', () => {
  const cancels = { cancels: true, signedIn: false };
  expect(nextLinks('link_expired', 'validate', cancels)).toEqual(['start']);
  expect(nextLinks('link_cancelled', 'pwdreset', cancels)).toEqual(['start']);
  expect(nextLinks('link_used', 'pwdreset', cancels)).toEqual(['pwdreset']);
  expect(nextLinks('link_used', 'validate', cancels)).toEqual(['pwdreset']);
});
