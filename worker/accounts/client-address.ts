import { isIPv6 } from 'node:net';

/**
 * Whose tries the limits count together: the client's IPv4 address, or the first 64 bits of its IPv6
 * address, since one connection has all of the rest (RFC 6177). Cloudflare sets the header, and a
 * client cannot; where it is missing, as in a local run, everybody is 'local'.
 */
export function clientAddress(request: Request): string {
  const address = request.headers.get('CF-Connecting-IP') ?? 'local';
  return isIPv6(address) ? network(address) : address;
}

function network(address: string): string {
  // The URL parser writes an address in one way: lower case, no leading zeros, one '::'.
  const canonical = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
