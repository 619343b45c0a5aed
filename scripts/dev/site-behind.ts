import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Plugin, ViteDevServer } from 'vite';
import type { SectionManifest } from '../../worker/contract/page.ts';
import { askSite } from './ask-site.ts';
import { manifestFromSource, pageFromSource, SOURCE_BASE } from './from-source.ts';

/**
 * Answers with a site whatever is not a source, changed so that its pages run a section from source.
 * @param section the section's name
 */
export function siteBehind(site: URL, section: string): Plugin {
  return {
    name: 'site-behind',
    configureServer(server) {
      server.middlewares.use((asked, response, next) => {
        if (asked.url?.startsWith(SOURCE_BASE)) return next();
        return void answer(server, asked, response).catch((error: unknown) => {
          response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
          response.end(`${site.origin} does not answer: ${String(error)}`);
        });
      });
    },
  };

  async function answer(server: ViteDevServer, asked: IncomingMessage, response: ServerResponse) {
    const found = await askSite(site, asked);
    const { 'content-security-policy': _, ...headers } = found.headers;
    const changed = await changedBody(server, asked, found);
    // The length is that of what the site sent.
    if (changed !== undefined) delete headers['content-length'];
    // Vite puts scripts and styles into the page, and listens on a socket.
    response.writeHead(found.statusCode ?? 502, headers);
    if (changed !== undefined) response.end(changed);
    else pipeline(found, response, () => {});
  }

  async function changedBody(
    server: ViteDevServer,
    asked: IncomingMessage,
    found: IncomingMessage,
  ) {
    if (found.headers['content-type']?.startsWith('text/html')) {
      return pageFromSource(await text(found), section, await scripts(server));
    }
    if (asked.url !== `/mf/${section}/section.json` || found.statusCode !== 200) return undefined;
    return JSON.stringify(manifestFromSource(JSON.parse(await text(found)) as SectionManifest));
  }
}

/** Vite's client, what refreshes React components, then the shell. */
async function scripts(server: ViteDevServer): Promise<string> {
  const html = await server.transformIndexHtml('/', '<head></head>');
  const tools = html.replace(/<\/?head>/g, '');
  return `${tools}<script type="module" src="${SOURCE_BASE}shell/dev/client.ts"></script>`;
}
