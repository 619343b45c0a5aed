import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream';

/**
 * Hands a request on to a site, as one of the site's own pages would send it.
 * @returns the site's answer, uncompressed
 * @throws where the site cannot be reached
 */
export function askSite(site: URL, asked: IncomingMessage): Promise<IncomingMessage> {
  const own = `http://${asked.headers.host}`;
  const headers = { ...asked.headers, host: site.host, 'accept-encoding': 'identity' };
  for (const name of ['origin', 'referer'] as const) {
    if (headers[name]?.startsWith(own))
      headers[name] = site.origin + headers[name].slice(own.length);
  }
  const request = site.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const url = new URL(asked.url ?? '/', site);
    const sent = request(url, { method: asked.method, headers }, resolve);
    pipeline(asked, sent, (error) => error && reject(error));
    sent.on('error', reject);
  });
}
