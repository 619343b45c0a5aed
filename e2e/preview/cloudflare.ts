/** Stand-in for the endpoints of Cloudflare's API that a deployment of Workers uses. Keeps its state in memory. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { unstable_readConfig } from 'wrangler';
import type { Deployment } from '../../scripts/deploy/deployments.ts';

export interface CloudflareStandIn {
  url: string;
  /** Environment variables that make wrangler use the stand-in. */
  env: Record<string, string>;
  /** Keys of the uploaded files: 'mf/news/…'. */
  objects: string[];
  /** Deploys a new version with all the traffic. @returns its id */
  release: (worker: string) => string;
  stop: () => void;
}

export function workerName(config: string): string {
  const { name = '' } = unstable_readConfig({ config });
  return name;
}

export async function startCloudflareStandIn(): Promise<CloudflareStandIn> {
  const objects: string[] = [];
  const deployed = new Map<string, (Deployment & { created_on: string })[]>();
  const versions = new Map<string, object>();

  const deployments = (worker: string) => deployed.get(worker) ?? [];

  function addVersion(annotations: object): string {
    const id = randomUUID();
    const metadata = { created_on: new Date(versions.size).toISOString(), source: 'wrangler' };
    versions.set(id, {
      id,
      annotations,
      metadata,
      resources: { bindings: [], script: {}, script_runtime: {} },
    });
    return id;
  }

  function deploy(worker: string, split: Deployment['versions']) {
    const earlier = deployments(worker);
    const created_on = new Date(earlier.length).toISOString();
    deployed.set(worker, [{ id: randomUUID(), created_on, versions: split }, ...earlier]);
  }

  function release(worker: string): string {
    const version_id = addVersion({});
    deploy(worker, [{ version_id, percentage: 100 }]);
    return version_id;
  }

  /** Handlers of requests about a Worker, by method and the end of the path. */
  const answers: Record<string, (worker: string, body: Response) => unknown> = {
    'GET ': (tag) => ({ default_environment: { script: { tag, last_deployed_from: 'wrangler' } } }),
    async 'POST assets-upload-session'(_, body) {
      const { manifest } = (await body.json()) as { manifest: Record<string, { hash: string }> };
      return { jwt: 'some', buckets: [Object.values(manifest).map(({ hash }) => hash)] };
    },
    async 'POST versions'(_, body) {
      const metadata = (await body.formData()).get('metadata') as string;
      const { annotations } = JSON.parse(metadata) as { annotations: object };
      return { id: addVersion(annotations), startup_time_ms: 1, metadata: { has_preview: false } };
    },
    'GET deployments': (worker) => ({ deployments: deployments(worker) }),
    async 'POST deployments'(worker, body) {
      deploy(worker, ((await body.json()) as Deployment).versions);
      return { id: deployments(worker)[0]?.id };
    },
  };

  /** The `result` of a response; undefined for 404. */
  async function answer({ method = '', headers }: IncomingMessage, path: string, body: string) {
    const [, object] = /^\/r2\/buckets\/[^/]+\/objects\/(.*)$/.exec(path) ?? [];
    if (object !== undefined) return objects.push(object);
    if (path === '/workers/assets/upload') return { jwt: 'all' };
    const [, worker = '', rest = ''] = /^\/workers\/\w+\/([\w-]+)\/?(.*)$/.exec(path) ?? [];
    const [, version] = /^versions\/(.*)$/.exec(rest) ?? [];
    if (version !== undefined) return versions.get(version);
    const type = { 'content-type': headers['content-type'] ?? '' };
    if (!deployed.has(worker)) return undefined;
    return answers[`${method} ${rest}`]?.(worker, new Response(body, { headers: type }));
  }

  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').replace(/^\/accounts\/account|\?.*$/g, '');
    const result = await answer(request, path, await text(request));
    const errors = result ? [] : [{ code: 10007, message: 'This Worker does not exist.' }];
    response.writeHead(result ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: Boolean(result), result, errors, messages: [] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = {
    CLOUDFLARE_API_BASE_URL: url,
    CLOUDFLARE_ACCOUNT_ID: 'account',
    CLOUDFLARE_API_TOKEN: 'token',
  };
  return { url, env, objects, release, stop: () => void server.close() };
}
