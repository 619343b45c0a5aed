/** Stand-in for the endpoints of Cloudflare's API that a deployment uses. Keeps its state in memory. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { unstable_readConfig } from 'wrangler';
import { standInBuckets } from './buckets.ts';
import { type RunSql, standInDatabases } from './databases.ts';
import { callEndpoint, type Endpoints } from './endpoints.ts';
import { standInWorkers } from './workers.ts';

export type CloudflareStandIn = Awaited<ReturnType<typeof startCloudflareStandIn>>;

export function workerName(config: string): string {
  const { name = '' } = unstable_readConfig({ config });
  return name;
}

/** @param runSql runs the statements of the databases */
export async function startCloudflareStandIn(runSql: RunSql = async () => []) {
  let url = '';
  const { databases, endpoints: ofDatabases } = standInDatabases(runSql, () => url);
  const { buckets, endpoints: ofBuckets } = standInBuckets();
  const { endpoints: ofWorkers, ...workers } = standInWorkers();
  const endpoints: Endpoints = {
    'GET /accounts': () => [{ id: 'account', name: 'Desert fans' }],
    ...ofDatabases,
    ...ofBuckets,
    ...ofWorkers,
  };
  const changes: string[] = [];
  const network = { isCut: (_request: string) => false };

  const server = createServer(async (request, response) => {
    const { method = '', headers } = request;
    const { pathname, searchParams: query } = new URL(request.url ?? '', url);
    const path = pathname.replace(/^\/accounts\/account/, '');
    if (network.isCut(`${method} ${path}`)) return void request.socket.destroy();
    const sent = await buffer(request).catch(() => undefined);
    // wrangler went away.
    if (!sent) return;
    if (method !== 'GET') changes.push(`${method} ${path}`);
    const type = { 'content-type': headers['content-type'] ?? '' };
    const body = new Response(new Uint8Array(sent), { headers: type });
    const result = await callEndpoint(endpoints, method, path, { body, query });
    response.writeHead(result.status, Object.fromEntries(result.headers));
    response.end(new Uint8Array(await result.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    databases,
    buckets,
    workers,
    /** Requests that change something: 'POST /d1/database'. */
    changes,
    /** Decides which requests get no response. */
    network,
    /** Environment variables that make wrangler use the stand-in. */
    env: {
      CLOUDFLARE_API_BASE_URL: url,
      CLOUDFLARE_ACCOUNT_ID: 'account',
      CLOUDFLARE_API_TOKEN: 'token',
    },
    stop: () => void server.close(),
  };
}
