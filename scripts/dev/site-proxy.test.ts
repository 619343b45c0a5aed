import { once } from 'node:events';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger, createServer as createVite, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { siteProxy } from './site-proxy.ts';

/** Responses that the site begins and does not end. */
const begun: Record<string, (response: ServerResponse) => void> = {
  '/nothing': () => {},
  '/html': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('<head></head>');
  },
  '/file': (response) => {
    response.writeHead(200, { 'content-type': 'image/png' });
    response.write('a part');
  },
};

let site: Server;
let dev: ViteDevServer;
let port: number;
let errors: string[] = [];

beforeAll(async () => {
  site = createServer((asked, response) => {
    const begin = begun[asked.url ?? ''];
    if (begin) begin(response);
    else response.end('whole');
  }).listen(0);
  await once(site, 'listening');
  const logger = { ...createLogger('silent'), error: (text: string) => void errors.push(text) };
  dev = await createVite({
    configFile: false,
    appType: 'custom',
    customLogger: logger,
    optimizeDeps: { noDiscovery: true },
    plugins: [siteProxy(new URL(`http://localhost:${portOf(site)}`), 'news')],
    server: { port: 0 },
  });
  await dev.listen();
  port = portOf(dev.httpServer as Server);
});
afterAll(async () => {
  await dev.close();
  site.close();
});

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

async function textOf(path: string): Promise<string> {
  const response = await fetch(`http://localhost:${port}${path}`);
  return response.text();
}

beforeEach(() => void (errors = []));

/** Waits for the next response that the site begins. */
async function nextResponse(): Promise<ServerResponse> {
  const [, response] = (await once(site, 'request')) as [unknown, ServerResponse];
  return response;
}

it.each(Object.keys(begun))(
  'the proxy continues silently when a browser leaves %s',
  async (path) => {
    const browser = request({ port, path, agent: false }).on('error', () => {});
    const answered = new Promise((resolve) => browser.on('response', resolve));
    browser.end();
    const response = await nextResponse();
    if (path === '/file') await answered;
    browser.destroy();
    await once(response, 'close');
    expect(await textOf('/')).toBe('whole');
    expect(errors).toEqual([]);
  },
);

it('the proxy aborts what the site aborts', async () => {
  const file = fetch(`http://localhost:${port}/file`);
  const response = await nextResponse();
  const found = await file;
  response.destroy();
  await expect(found.text()).rejects.toThrow('terminated');
  expect(await textOf('/')).toBe('whole');
});

it('the proxy reports a page that the site aborted before its first byte', async () => {
  const page = fetch(`http://localhost:${port}/html`);
  (await nextResponse()).destroy();
  const { status } = await page;
  expect(status).toBe(502);
});
