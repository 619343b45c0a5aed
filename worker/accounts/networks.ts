/** Networks of IPv6 that the limits count: a connection has as many of /64 as fit into its /56 or /48. */
import { attempts } from '@desert/drizzle/schema';
import { sql } from 'drizzle-orm';
import type { Limit, Width } from './attempt.ts';
import { isNetwork } from './client-address.ts';

/** How many times what one /64 may its wider networks may, all together. Why: docs/decisions/0047-networks.md. */
const ALLOWANCES = [
  ['network_56', 2],
  ['network_48', 4],
] as const;

const CHARACTERS: Record<Width, number> = { network_56: 17, network_48: 14 };

/** What is counted as one source, as a column: of IPv6 the /48. */
export const SOURCE = sql`coalesce(${attempts.network_48}, ${attempts.source})`;

/** The same of an address. */
export function sourceOfAddress(address: string): string {
  return isNetwork(address) ? prefixOf(address, 'network_48') : address;
}

/** The wider network of an address that is a /64. */
export function prefixOf(source: string, width: Width): string {
  return source.slice(0, CHARACTERS[width]);
}

/** What an address may, whatever it is tried on: also of all that is next to it. @param most what a single one may */
export function addressLimits(most: number, source: string): Limit[] {
  const own: Limit = { most, sharing: ['source'] };
  if (!isNetwork(source)) return [own];
  return [own, ...ALLOWANCES.map(([width, times]) => ({ most: times * most, sharing: [width] }))];
}

/** What an address may with one account: a connection is one address there, however many networks it has. */
export function limitWithAccount(most: number, source: string): Limit {
  return { most, sharing: ['account', isNetwork(source) ? 'network_48' : 'source'] };
}
