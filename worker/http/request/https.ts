import { isPrivateHost } from '@desert/contract/photos/private-hosts';
import type { RequestContext } from '../../request-context.ts';
import { addSecurityHeaders } from '../response/security-headers.ts';

/**
 * Redirects http to https by 308, which keeps method and body. Skips localhost and private networks, which have no
 * certificates.
 */
export function redirectToHttps({ url, env }: RequestContext): Response | undefined {
  if (url.protocol !== 'http:' || isPrivateHost(url.hostname)) return undefined;
  const secure = new URL(url);
  secure.protocol = 'https:';
  secure.port = '';
  const headers = { Location: secure.href };
  return addSecurityHeaders(new Response(null, { status: 308, headers }), env);
}
