import { clientOf } from './client-of';

test.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  // Only one's own proxy is believed, and only what it wrote itself.
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:10.0.0.3', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['192.168.1.2', 'unknown', '192.168.1.2'],
  ['::1', '', '0:0:0:0::/64'],
  ['fd00::5', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', undefined, '2001:db8:0:0::/64'],
  ['2001:0db8::ffff:1', undefined, '2001:db8:0:0::/64'],
  [undefined, undefined, ''],
])('a connection of %p that says %p is %p', (socket, forwarded, client) => {
  expect(clientOf(socket, forwarded)).toBe(client);
});
