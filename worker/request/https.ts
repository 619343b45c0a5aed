import { isPrivateHost } from '@desert/contract/private-hosts';

/**
 * Redirects http to https by 308, which keeps method and body. Skips localhost and private networks, which have no
 * certificates.
 */
export function redirectToHttps(request: Request): Response | undefined {
  const url = new URL(request.url);
  if (url.protocol !== 'http:' || isPrivateHost(url.hostname)) return undefined;
  url.protocol = 'https:';
  url.port = '';
  return new Response(null, { status: 308, headers: { Location: url.href } });
}
