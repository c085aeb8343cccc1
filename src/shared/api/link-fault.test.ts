import { failure } from './failure';
import { linkFault } from './link-fault';

test.each([
  [failure(410, '', undefined, 'link_used'), 'link_used'],
  [failure(410, '', undefined, 'link_replaced'), 'link_replaced'],
  [failure(404, '', undefined, 'not_found'), 'link_unknown'],
  [failure(404), 'link_unknown'],
  [failure(410), 'link_expired'],
  [failure(400, '', { word: 'wordsDiffer' }, 'bad_request'), undefined],
  [failure(410, '', undefined, 'toString'), 'link_expired'],
  [failure(500), undefined],
  [failure('OFFLINE'), undefined],
])('%j is the fault %s', (failed, fault) => {
  expect(linkFault(failed)).toBe(fault);
});
