import { isPrivateHost } from '@desert/contract/private-hosts';

/** 308 keeps method and body. Not on localhost or private networks, which have no certificates. */
export function redirectToHttps(request: Request): Response | undefined {
  const url = new URL(request.url);
  if (url.protocol !== 'http:' || isPrivateHost(url.hostname)) return undefined;
  url.protocol = 'https:';
  url.port = '';
  return new Response(null, { status: 308, headers: { Location: url.href } });
}
