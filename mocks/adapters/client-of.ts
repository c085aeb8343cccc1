import { BlockList, isIP, isIPv6 } from 'node:net';

/** Loopback, private and link-local networks (RFC 1918, 4193, 4291, 6890): where one's own proxy stands. */
const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addSubnet('169.254.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');
near.addSubnet('fe80::', 10, 'ipv6');

/** IPv4 in IPv6 clothes is IPv4. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=[\d.]+$)/i, '');

/** With IPv6 one client has at least a /64 to choose addresses from, so the /64 stands for the client. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const groups = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  if (address.includes('::')) while (groups.length + after.length < 8) groups.push('0');
  const all = [...groups, ...after].slice(0, 4);
  return `${all.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * Who is at the other end: the socket's address, and where that is one's own proxy, the last entry of its
 * `X-Forwarded-For`. The entries before it can be forged by the client.
 */
export function clientOf(socket: string | undefined, forwarded: string | string[] | undefined): string {
  const address = plain(socket ?? '');
  const last = plain(
    String(forwarded ?? '')
      .split(',')
      .at(-1) ?? '',
  );
  const behindProxy = isIP(address) > 0 && near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return network(behindProxy && isIP(last) > 0 ? last : address);
}
