import { isIPv6 } from 'node:net';

/** The first four of eight groups of four digits: a /64. */
const NETWORK = /^[\da-f]{4}(:[\da-f]{4}){3}$/;

/**
 * The unit of per-client rate limits: an IPv4 address, or the /64 of IPv6 that one device controls
 * (RFC 4291), '2001:0db8:0001:0002'. Clients cannot set the header; locally it is 'local'.
 */
export function clientAddress(request: Request): string {
  const address = request.headers.get('CF-Connecting-IP') ?? 'local';
  return isIPv6(address) ? network(address) : address;
}

export function isNetwork(address: string): boolean {
  return NETWORK.test(address);
}

/** The /48 of an IPv6 `clientAddress`, '2001:0db8:0001', which one connection may have; IPv4 unchanged. */
export function connectionOf(address: string): string {
  return isNetwork(address) ? address.slice(0, 14) : address;
}

function network(address: string): string {
  // The URL parser normalizes an address: lower case, no leading zeros, one '::'.
  const canonical = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => group.padStart(4, '0')).join(':');
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
