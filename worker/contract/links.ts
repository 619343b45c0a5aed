/**
 * The characters of a web address in a text: it ends at a space, at a sign that no address has, and before characters that
 * are drawn as nothing or turn the direction of what follows. For a pattern with the flag `u`.
 */
export const ADDRESS_CHARACTER = String.raw`[^\s<>"\p{Cc}\p{Cf}]`;

const ADDRESS = new RegExp(String.raw`\bhttps?:\/\/[\p{L}\p{N}]${ADDRESS_CHARACTER}*`, 'giu');

/**
 * An address with a user in front of its host, which is read for the host: https://desert.example@evil.example/.
 * The '@' may be encoded, or a wide one.
 */
const USER = /^https?:\/\/[^/\\?#]*(?:[@＠﹫]|%40)/i;

/** What ends a sentence or a quote is not of the address before it. */
const PUNCTUATION = '.,!?:;\'"*_~…’”»]}';

/** A web address in a text. */
export interface WebAddress {
  /** Where it begins in the text. */
  at: number;
  text: string;
  /** Whether a page makes a link of it. */
  isLink: boolean;
}

/** The web addresses in a text: the same for the page, which makes links of them, and for moderation, which reviews them. */
export function webAddressesIn(text: string): WebAddress[] {
  return Array.from(text.matchAll(ADDRESS), ({ 0: found, index }) => ({
    at: index,
    text: found.slice(0, lengthOfAddress(found)),
    isLink: !USER.test(found),
  }));
}

/** A closing bracket is of the address only if it was opened there. */
function lengthOfAddress(found: string): number {
  let unopened = found.split(')').length - found.split('(').length;
  let length = found.length;
  for (; ; length -= 1) {
    const last = found.charAt(length - 1);
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!PUNCTUATION.includes(last)) return length;
  }
}

/** What people type for a link, though no page makes one of it. */
const WITHOUT_SCHEME = new RegExp(String.raw`\bwww\.${ADDRESS_CHARACTER}+`, 'giu');

/** The links in the texts of a record, as they are typed: also those without a scheme. */
export function typedLinks(values: Record<string, unknown>): Set<string> {
  const texts = Object.values(values).filter((value) => typeof value === 'string');
  const addresses = texts.flatMap(webAddressesIn).map(({ text }) => text);
  return new Set([...addresses, ...texts.flatMap((text) => text.match(WITHOUT_SCHEME) ?? [])]);
}
