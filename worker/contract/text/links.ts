/** Pattern source (flag `u`) of a character in a web address; none that is invisible, or changes the direction, or ends a sentence or a quotation in East Asian text. */
export const ADDRESS_CHARACTER = String.raw`[^\s<>"\p{Cc}\p{Cf}、。，！？：；「」『』（）【】《》]`;

const ADDRESS = new RegExp(String.raw`\bhttps?:\/\/[\p{L}\p{N}]${ADDRESS_CHARACTER}*`, 'giu');

/**
 * Matches user info, which can imitate a host: https://desert.example@evil.example/. The '@' may be encoded or
 * full-width.
 */
const USER = /^https?:\/\/[^/\\?#]*(?:[@＠﹫]|%40)/i;

/** Matches a final character that belongs to the sentence: punctuation, unless addresses often end with it. */
const PUNCTUATION = /^(?![/#%&@-])[\p{P}`|~]$/u;

const BRACKETS = ['()', '[]', '{}'];

export interface WebAddress {
  at: number;
  text: string;
  isLink: boolean;
}

export function findWebAddresses(text: string): WebAddress[] {
  return Array.from(text.matchAll(ADDRESS), ({ 0: typed, index }) => ({
    at: index,
    text: typed.slice(0, lengthOfAddress(typed)),
    isLink: !USER.test(typed),
  }));
}

/** A final ')' is kept only if the address has its '('. */
function lengthOfAddress(typed: string): number {
  const count = (sign: string) => typed.split(sign).length;
  const unopened = new Map(
    BRACKETS.map(([open = '', close = '']) => [close, count(close) - count(open)]),
  );
  let length = typed.length;
  for (; ; length -= 1) {
    const last = typed.charAt(length - 1);
    const left = unopened.get(last);
    if (left === undefined ? !PUNCTUATION.test(last) : left <= 0) return length;
    if (left !== undefined) unopened.set(last, left - 1);
  }
}

/** Matches addresses without a scheme. Pages do not link them, but they count when a record is checked for links. */
const WITHOUT_SCHEME = new RegExp(String.raw`\bwww\.${ADDRESS_CHARACTER}+`, 'giu');

export function collectTypedLinks(values: Record<string, unknown>): Set<string> {
  const texts = Object.values(values).filter((value) => typeof value === 'string');
  const addresses = texts.flatMap(findWebAddresses).map(({ text }) => text);
  return new Set([...addresses, ...texts.flatMap((text) => text.match(WITHOUT_SCHEME) ?? [])]);
}
