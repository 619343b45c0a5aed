import { ADDRESS_CHARACTER, webAddressesIn } from '@desert/contract/links';

/** What people type for a link, though no page makes one of it. */
const WITHOUT_SCHEME = new RegExp(String.raw`\bwww\.${ADDRESS_CHARACTER}+`, 'giu');

/** The links in the texts of a record, as they are typed. */
export function linksIn(values: Record<string, unknown>): Set<string> {
  const texts = Object.values(values).filter((value) => typeof value === 'string');
  const addresses = texts.flatMap(webAddressesIn).map(({ text }) => text);
  return new Set([...addresses, ...texts.flatMap((text) => text.match(WITHOUT_SCHEME) ?? [])]);
}
