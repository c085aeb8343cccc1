import type { LinkFault, LinkPurpose } from '@/contract/account';
import { waysOn, type Way } from './ways-on';

test.each<[LinkFault, LinkPurpose, Way[]]>([
  ['link_expired', 'pwdreset', ['pwdreset', 'logIn']],
  ['link_unknown', 'validate', ['validate', 'logIn']],
  ['link_used', 'pwdreset', ['logIn', 'pwdreset']],
  ['link_used', 'validate', ['logIn', 'validate']],
  ['link_replaced', 'delete', ['delete']],
  ['link_used', 'delete', ['start']],
])('%s of %s leads to %j', (fault, purpose, ways) => {
  expect(waysOn(fault, purpose, false)).toEqual(ways);
});

test('who cancels is asked to do nothing, unless the link was used before', () => {
  expect(waysOn('link_expired', 'validate', true)).toEqual(['start']);
  expect(waysOn('link_cancelled', 'pwdreset', true)).toEqual(['start']);
  expect(waysOn('link_used', 'pwdreset', true)).toEqual(['pwdreset']);
  expect(waysOn('link_used', 'validate', true)).toEqual(['pwdreset']);
});
