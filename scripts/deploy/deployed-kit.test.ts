import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { kitMessage, refuseNewerKit } from './deployed-kit.ts';

/** Milliseconds: wrangler takes seconds to start on a small machine. */
const timeout = 60_000;

/** What Cloudflare's API answers about the edge, by the end of the address. */
let answers: Record<string, object>;
let cloudflare: Server;

beforeAll(async () => {
  cloudflare = createServer(({ url = '' }, response) => {
    const result = answers[url.replace(/^.*-edge\//, '')];
    const errors = result ? [] : [{ code: 10007, message: 'This Worker does not exist.' }];
    response.writeHead(result ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: result !== undefined, result, errors, messages: [] }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => cloudflare.once('listening', resolve));
  const { port } = cloudflare.address() as AddressInfo;
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', `http://127.0.0.1:${port}`);
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', 'account');
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token');
});
afterAll(() => {
  vi.unstubAllEnvs();
  cloudflare.close();
});

/** What the edge's versions in service say of their kits. */
function inService(...messages: string[]): Record<string, object> {
  const versions = messages.map((_, at) => ({ version_id: `${at}`, percentage: 50 }));
  const views = messages.map((message, at) => [
    `versions/${at}`,
    { annotations: { 'workers/message': message } },
  ]);
  return { deployments: { deployments: [{ versions }] }, ...Object.fromEntries(views) };
}

it('refuses a section that one of the edges in service cannot run', { timeout }, async () => {
  answers = inService(kitMessage('2.8.0'), kitMessage('2.7.0'));
  await expect(refuseNewerKit('mf-news', '2.8.0')).rejects.toThrow(
    'mf-news was built for kit 2.8.0, the shell offers 2.7.0: run `npm run deploy:edge` first.',
  );
});

it('lets a section go that it can run', { timeout }, async () => {
  answers = inService(kitMessage('2.8.0'));
  await expect(refuseNewerKit('mf-news', '2.8.0')).resolves.toBeUndefined();
});

it('lets a section go before an edge that was never deployed', { timeout }, async () => {
  answers = {};
  await expect(refuseNewerKit('mf-news', '2.8.0')).resolves.toBeUndefined();
});
