import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { browserBuild } from '../../shell/kit/build/common.ts';
import { contentSecurityPolicy } from '../../worker/security.ts';

export interface PhotoSite {
  /** The origin. */
  url: string;
  close(): Promise<void>;
}

/**
 * Serves a page with page.ts, built as the shell's files are and under the policy of the site's pages.
 * @param upload answers `POST /api/photos/`
 */
export async function servePhotoSite(upload: RequestListener): Promise<PhotoSite> {
  const files = await builtFiles();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://site');
    response.setHeader('content-security-policy', contentSecurityPolicy([]));
    if (pathname === '/api/photos/') {
      upload(request, response);
      return;
    }
    if (pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    const file = files.get(pathname);
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': type }).end(file);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

/** By their paths. */
async function builtFiles(): Promise<Map<string, string | Uint8Array>> {
  const config = browserBuild(join(import.meta.dirname, 'page.ts'), []);
  const made = await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ...config.build, write: false },
  });
  const { output } = made as Rolldown.RolldownOutput;
  const files = output.map(
    (file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source] as const,
  );
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  const page = `<!doctype html><title>Photos</title><input type="file" multiple>
<script type="module" src="/${entry?.fileName}"></script>`;
  return new Map([...files, ['/', page]]);
}
