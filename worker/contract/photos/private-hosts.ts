/**
 * Recognizes hosts in private networks by name or literal address, without DNS: a public name that resolves to a
 * private address is not detected.
 */

/** Names of private hosts: RFC 6761, 6762, 8375 and 9476, ICANN's `internal`, and usual names in local networks. */
const PRIVATE_NAMES =
  /(?:^|\.)(?:localhost|local|internal|home\.arpa|alt|invalid|lan|home|corp|intranet|localdomain)$/;

/** IPv4 networks that RFC 6890 lists as not global, except those for documentation, and multicast (224.0.0.0/4). */
const PRIVATE_NETWORKS: [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
];

/** Whether a host is private. @param hostname as `URL` normalizes it: '127.0.0.1' for 'https://0x7f.1' */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/(?<!\.)\.+$/, '');
  if (host.startsWith('[')) return !isGlobalIpv6(host.slice(1, -1));
  if (/^\d+(?:\.\d+){3}$/.test(host)) return isPrivateIpv4(host);
  return !host.includes('.') || PRIVATE_NAMES.test(host);
}

function isPrivateIpv4(address: string): boolean {
  const number = toAddressNumber(address);
  return PRIVATE_NETWORKS.some(
    ([network, bits]) => number >>> (32 - bits) === toAddressNumber(network) >>> (32 - bits),
  );
}

function toAddressNumber(address: string): number {
  return address.split('.').reduce((number, part) => number * 256 + Number(part), 0);
}

/**
 * Whether an IPv6 address is global: 2000::/3 (RFC 4291), without Teredo (2001::/32) and 6to4 (2002::/16), which can
 * embed private IPv4 addresses.
 */
function isGlobalIpv6(address: string): boolean {
  const [first = '', second = ''] = address.split(':');
  const isUnicast = first.length === 4 && /^[23]/.test(first);
  return isUnicast && first !== '2002' && !(first === '2001' && Number(`0x${second || 0}`) === 0);
}
