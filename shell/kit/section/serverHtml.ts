/** What this needs of Trusted Types, where a browser has them: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  emptyHTML: string;
}

/**
 * The HTML of an element which React takes as it is: what the server wrote stays while the browser hydrates it.
 * A browser that has Trusted Types makes HTML of no text; there the element is empty where the server wrote none, and
 * its owner fills it with what it makes itself.
 * @param html what the server writes
 */
export function serverHtml(html: string): { __html: string } {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return { __html: trustedTypes ? trustedTypes.emptyHTML : html };
}
