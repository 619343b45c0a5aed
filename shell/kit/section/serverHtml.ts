interface TrustedTypes {
  emptyHTML: string;
}

/**
 * Value of `dangerouslySetInnerHTML` for HTML from the server, which hydration leaves unchanged. Where Trusted Types
 * forbid HTML strings, an element that is first rendered in the browser stays empty.
 */
export function trustServerHtml(html: string): { __html: string } {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return { __html: trustedTypes ? trustedTypes.emptyHTML : html };
}
