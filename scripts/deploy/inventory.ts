import { type CloudflareAccount, CloudflareError, NO_SUCH_WORKER_CODE } from './cloudflare.ts';
import { type Deployment, findLiveVersion } from './deployments.ts';
import type { DeployedSite, SiteWorker } from './site.ts';

interface LiveWorker {
  version: string;
  /** The id of its build; undefined if its deployment was not finished. */
  build: string | undefined;
}

export interface Inventory {
  databases: ReadonlySet<string>;
  buckets: ReadonlySet<string>;
  workers: ReadonlySet<string>;
  /** By name; a Worker that no visitor gets is missing. */
  live: ReadonlyMap<string, LiveWorker>;
  subdomain: string | undefined;
}

/** @throws CloudflareError if R2 is not enabled, or the log-in may not read something */
export async function readInventory(
  account: CloudflareAccount,
  site: DeployedSite,
): Promise<Inventory> {
  const [databases, { buckets }, scripts, host] = await Promise.all([
    account.call<{ name: string }[]>('/d1/database?per_page=1000'),
    account.call<{ buckets: { name: string }[] }>('/r2/buckets?per_page=1000'),
    account.call<{ id: string }[]>('/workers/scripts'),
    account.call<{ subdomain?: string } | null>('/workers/subdomain').catch(ignoreMissing),
  ]);
  const names: ReadonlySet<string> = new Set(scripts.map(({ id }) => id));
  const live = new Map<string, LiveWorker>();
  for (const worker of site.workers.filter(({ name }) => names.has(name))) {
    const foundLive = await readLive(account, worker, site);
    if (foundLive) live.set(worker.name, foundLive);
  }
  return {
    databases: new Set(databases.map(({ name }) => name)),
    buckets: new Set(buckets.map(({ name }) => name)),
    workers: names,
    live,
    subdomain: host?.subdomain,
  };
}

async function readLive(
  { call }: CloudflareAccount,
  { name, target }: SiteWorker,
  { triggers }: DeployedSite,
): Promise<LiveWorker | undefined> {
  const path = `/workers/scripts/${name}`;
  const { deployments } = await call<{ deployments: Deployment[] }>(`${path}/deployments`);
  const [latest] = deployments;
  const version = latest && findLiveVersion(latest);
  if (version === undefined) return undefined;
  const { annotations } = await call<{ annotations?: Record<string, string> }>(
    `${path}/versions/${version}`,
  );
  const isComplete = target !== 'edge' || (await hasTriggers(call, path, triggers));
  return { version, build: isComplete ? annotations?.['workers/tag'] : undefined };
}

/** Whether the edge's triggers are set, which wrangler does after its upload: a run may have ended in between. */
async function hasTriggers(
  call: CloudflareAccount['call'],
  path: string,
  { crons, workersDev }: DeployedSite['triggers'],
): Promise<boolean> {
  const [{ schedules }, { enabled }] = await Promise.all([
    call<{ schedules: object[] }>(`${path}/schedules`),
    call<{ enabled: boolean }>(`${path}/subdomain`),
  ]);
  return schedules.length === crons.length && enabled === workersDev;
}

function ignoreMissing(error: unknown): null {
  if (error instanceof CloudflareError && error.code === NO_SUCH_WORKER_CODE) return null;
  throw error;
}
