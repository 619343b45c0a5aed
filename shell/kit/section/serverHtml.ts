interface TrustedTypes {
  emptyHTML: string;
}

/**
 * HTML that React leaves alone during hydration. With Trusted Types, text cannot become HTML: the element is then
 * empty unless the server rendered it.
 */
export function serverHtml(html: string): { __html: string } {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return { __html: trustedTypes ? trustedTypes.emptyHTML : html };
}
