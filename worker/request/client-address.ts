import { isIPv6 } from 'node:net';

/** IPv6 in groups of four digits, the first four of eight: a /64. */
const NETWORK = /^[\da-f]{4}(:[\da-f]{4}){3}$/;

/**
 * Whose tries the limits count together at least: the client's IPv4 address, or the /64 of its IPv6
 * address, '2001:0db8:0001:0002', of which one device has all (RFC 4291). Cloudflare sets the header, and a
 * client cannot; where it is missing, as in a local run, everybody is 'local'.
 */
export function clientAddress(request: Request): string {
  const address = request.headers.get('CF-Connecting-IP') ?? 'local';
  return isIPv6(address) ? network(address) : address;
}

/** Whether an address by `clientAddress` is an IPv6 network: a connection may have many. */
export function isNetwork(address: string): boolean {
  return NETWORK.test(address);
}

/** An address by `clientAddress`; of IPv6 the /48, '2001:0db8:0001', which one connection may have. */
export function connectionOf(address: string): string {
  return isNetwork(address) ? address.slice(0, 14) : address;
}

function network(address: string): string {
  // The URL parser writes an address in one way: lower case, no leading zeros, one '::'.
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
