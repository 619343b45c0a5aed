import type { Env } from '../../env.ts';

/**
 * The Content-Security-Policy of a document. @param styles hashes of inline sheets, quoted: "'sha256-…'" @param scripts
 * hashes of inline scripts
 */
export function buildContentSecurityPolicy(styles: string[], scripts: string[] = []): string {
  return POLICY.replace("style-src 'self'", ["style-src 'self'", ...styles].join(' ')).replace(
    "script-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
  );
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  // `blob:` for previews of selected photos; only this site's scripts can create such an address.
  "img-src 'self' https: blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  // Trusted Types: the one policy is for the site's two workers (shell/kit/app/workerPolicy.ts).
  "require-trusted-types-for 'script'",
  'trusted-types workers',
].join('; ');

/** Header that a response may set itself, to let other sites embed it. A section's Worker cannot set it. */
const OWN_CHOICE = 'cross-origin-resource-policy';

const HEADERS: Record<string, string> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export function addSecurityHeaders(
  response: Response,
  { STRICT_TRANSPORT_SECURITY }: Pick<Env, 'STRICT_TRANSPORT_SECURITY'>,
): Response {
  const secured = new Response(response.body, response);
  if (!secured.headers.has('content-security-policy')) {
    secured.headers.set('content-security-policy', POLICY);
  }
  for (const [name, value] of Object.entries(HEADERS))
    if (name !== OWN_CHOICE || !secured.headers.has(name)) secured.headers.set(name, value);
  if (STRICT_TRANSPORT_SECURITY)
    secured.headers.set('strict-transport-security', STRICT_TRANSPORT_SECURITY);
  return secured;
}

/** 'sha256-…' of a UTF-8 text, as used by CSP and `integrity`. */
export async function computeSha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
