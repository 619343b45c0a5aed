/**
 * The network part of an address, which many people share: '203.0.113.0/24', '2001:db8:1::/48'. @param address by
 * `clientAddress`
 */
export function shortenAddress(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::/48`;
  return address.includes('.') ? `${address.split('.').slice(0, 3).join('.')}.0/24` : address;
}

const NAMED = new Set(['members', 'users', 'user']);

/** A path without user input, which is replaced by '*': '/api/moderation/members/*'. */
export function shortenPath(pathname: string): string {
  const parts = pathname.split('/');
  const isKnown = (part: string, at: number) =>
    /^(?:[a-z]+(?:-[a-z]+)*|\d+)$/.test(part) &&
    part.length <= 16 &&
    !NAMED.has(parts[at - 1] ?? '');
  return parts.map((part, at) => (part === '' || isKnown(part, at) ? part : '*')).join('/');
}
