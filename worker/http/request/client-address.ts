import { isIPv6 } from 'node:net';

/** A /64: the first four of eight groups of hex digits. */
const NETWORK = /^[\da-f]{4}(:[\da-f]{4}){3}$/;

/**
 * The unit of per-client rate limits: an IPv4 address, or the /64 of an IPv6 address, which one device controls (RFC
 * 4291): '2001:0db8:0001:0002'. Clients cannot set `CF-Connecting-IP`; locally it is missing: 'local'.
 */
export function clientAddress(request: Request): string {
  const address = request.headers.get('CF-Connecting-IP') ?? 'local';
  return isIPv6(address) ? parseNetwork(address) : address;
}

export function isNetwork(address: string): boolean {
  return NETWORK.test(address);
}

/** The /48 of an IPv6 `clientAddress`, which one connection may have: '2001:0db8:0001'. Others are unchanged. */
export function toNetwork(address: string): string {
  return isNetwork(address) ? address.slice(0, 14) : address;
}

function parseNetwork(address: string): string {
  // The URL parser normalizes an address: lower case, no leading zeros, one '::'.
  const canonical = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const [left, right] = [splitGroups(head), splitGroups(tail)];
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => group.padStart(4, '0')).join(':');
}

function splitGroups(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
