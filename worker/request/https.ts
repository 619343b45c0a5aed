import { isPrivateHost } from '@desert/contract/private-hosts';

/**
 * 308 to the same address by https for what came by http, which keeps method and body. Not on this machine or a
 * private network, which have no certificates.
 */
export function redirectToHttps(request: Request): Response | undefined {
  const url = new URL(request.url);
  if (url.protocol !== 'http:' || isPrivateHost(url.hostname)) return undefined;
  url.protocol = 'https:';
  // Ports of http do not answer https.
  url.port = '';
  return new Response(null, { status: 308, headers: { Location: url.href } });
}
