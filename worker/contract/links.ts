/** Pattern source (flag `u`) of a character in a web address. Excludes invisible and direction-changing characters. */
export const ADDRESS_CHARACTER = String.raw`[^\s<>"\p{Cc}\p{Cf}]`;

const ADDRESS = new RegExp(String.raw`\bhttps?:\/\/[\p{L}\p{N}]${ADDRESS_CHARACTER}*`, 'giu');

/**
 * Matches user info, which can imitate a host: https://desert.example@evil.example/. The '@' may be encoded or
 * full-width.
 */
const USER = /^https?:\/\/[^/\\?#]*(?:[@＠﹫]|%40)/i;

const PUNCTUATION = '.,!?:;\'"*_~…’”»]}';

export interface WebAddress {
  at: number;
  text: string;
  isLink: boolean;
}

export function webAddressesIn(text: string): WebAddress[] {
  return Array.from(text.matchAll(ADDRESS), ({ 0: found, index }) => ({
    at: index,
    text: found.slice(0, lengthOfAddress(found)),
    isLink: !USER.test(found),
  }));
}

/** A final ')' is kept only if the address has its '('. */
function lengthOfAddress(found: string): number {
  let unopened = found.split(')').length - found.split('(').length;
  let length = found.length;
  for (; ; length -= 1) {
    const last = found.charAt(length - 1);
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!PUNCTUATION.includes(last)) return length;
  }
}

/** Matches addresses without a scheme. Pages do not link them, but they count when a record is checked for links. */
const WITHOUT_SCHEME = new RegExp(String.raw`\bwww\.${ADDRESS_CHARACTER}+`, 'giu');

export function typedLinks(values: Record<string, unknown>): Set<string> {
  const texts = Object.values(values).filter((value) => typeof value === 'string');
  const addresses = texts.flatMap(webAddressesIn).map(({ text }) => text);
  return new Set([...addresses, ...texts.flatMap((text) => text.match(WITHOUT_SCHEME) ?? [])]);
}
