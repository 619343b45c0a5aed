import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Plugin, ProxyOptions, ViteDevServer } from 'vite';
import type { SectionManifest } from '../../worker/contract/pages/page.ts';
import { toSourceManifest, toSourcePage, SOURCE_BASE } from './from-source.ts';

/** Proxies all requests but those for sources to a site, and rewrites its pages to run a section from source. */
export function createSiteProxy(site: URL, section: string): Plugin {
  let server: ViteDevServer;

  const proxy: ProxyOptions = {
    target: site.origin,
    changeOrigin: true,
    headers: { 'accept-encoding': 'identity' },
    selfHandleResponse: true,
    configure(proxied) {
      // The site's CSRF check compares the origin with its own.
      proxied.on('proxyReq', (sent, request) => {
        const localOrigin = `http://${request.headers.host}`;
        for (const name of ['origin', 'referer'] as const) {
          const value = request.headers[name];
          if (value?.startsWith(localOrigin))
            sent.setHeader(name, site.origin + value.slice(localOrigin.length));
        }
      });
      proxied.on('proxyRes', (found, request, response) => {
        forward(found, request, response).catch((error: Error) => {
          // If the browser disconnected, the aborted response is no error of the site.
          if (!response.destroyed) proxied.emit('error', error, request, response);
        });
      });
      proxied.on('error', (error, _, response) => {
        if (!('headersSent' in response) || response.headersSent) return;
        response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
        response.end(`${site.origin} does not answer: ${error.message}`);
      });
    },
  };

  return {
    name: 'site-proxy',
    config: () => ({ server: { proxy: { [`^(?!${SOURCE_BASE})`]: proxy } } }),
    configureServer(made) {
      server = made;
    },
  };

  async function forward(
    proxied: IncomingMessage,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    // The site's policy would block the scripts, styles and socket of Vite.
    const { 'content-security-policy': _, ...headers } = proxied.headers;
    const changed = await changedBody(proxied, request);
    if (changed !== undefined) delete headers['content-length'];
    response.writeHead(proxied.statusCode ?? 502, headers);
    if (changed !== undefined) response.end(changed);
    else pipeline(proxied, response, () => {});
  }

  async function changedBody(proxied: IncomingMessage, request: IncomingMessage) {
    if (proxied.headers['content-type']?.startsWith('text/html')) {
      return toSourcePage(await text(proxied), section, await renderDevScripts(server));
    }
    if (request.url !== `/mf/${section}/section.json` || proxied.statusCode !== 200)
      return undefined;
    return JSON.stringify(toSourceManifest(JSON.parse(await text(proxied)) as SectionManifest));
  }
}

async function renderDevScripts(server: ViteDevServer): Promise<string> {
  const html = await server.transformIndexHtml('/', '<head></head>');
  const tools = html.replace(/<\/?head>/g, '');
  return `${tools}<script type="module" src="${SOURCE_BASE}shell/dev/client.ts"></script>`;
}
