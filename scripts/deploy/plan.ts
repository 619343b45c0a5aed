import { listOpenSettings } from '../../worker/settings.ts';
import type { Inventory } from './inventory.ts';
import type { DeployedSite, SiteWorker } from './site.ts';

export interface Plan {
  origin: string;
  databases: string[];
  buckets: string[];
  /** Migrations, triggers and seeds that the database lacks. */
  steps: string[];
  workers: SiteWorker[];
}

/** Compares site and account. @param builds the id of each Worker's build, by target */
export function makePlan(
  site: DeployedSite,
  inventory: Inventory,
  builds: ReadonlyMap<string, string>,
  steps: string[],
): Plan {
  const edge = site.workers.find(({ target }) => target === 'edge')?.name;
  const { subdomain } = inventory;
  const origin = site.origin ?? (subdomain && `https://${edge}.${subdomain}.workers.dev`);
  if (!origin)
    throw new Error(
      'The account has no name on workers.dev: choose one in the dashboard (Workers), or set routes in wrangler.toml.',
    );
  const { workers, live } = inventory;
  const split = site.workers.find(({ name }) => workers.has(name) && !live.has(name));
  if (split) throw new Error(`${split.name} is being rolled out gradually: finish that first.`);
  return {
    origin,
    databases: site.databases.filter((name) => !inventory.databases.has(name)),
    buckets: site.buckets.filter((name) => !inventory.buckets.has(name)),
    steps,
    workers: site.workers.filter(
      ({ name, target }) => inventory.live.get(name)?.build !== builds.get(target),
    ),
  };
}

export function isEmpty({ databases, buckets, steps, workers }: Plan): boolean {
  return [databases, buckets, steps, workers].every(({ length }) => length === 0);
}

export function describePlan(site: DeployedSite, inventory: Inventory, plan: Plan): string {
  const rows = [
    ...site.databases.map((name) => ['database', name, plan.databases.includes(name)] as const),
    ...site.buckets.map((name) => ['bucket', name, plan.buckets.includes(name)] as const),
  ].map(([kind, name, isMissing]) => [kind, name, isMissing ? 'will be created' : 'exists']);
  const workers = site.workers.map((worker) => {
    const isLive = inventory.live.has(worker.name);
    const change = isLive ? 'will be replaced' : 'will be created';
    return ['Worker', worker.name, plan.workers.includes(worker) ? change : 'is up to date'];
  });
  const data = plan.steps.length > 0 ? `will load ${plan.steps.join(', ')}` : 'is up to date';
  const table = [...rows, ['data', site.main.database, data], ...workers].map(
    ([kind = '', name = '', text]) => `  ${kind.padEnd(9)} ${name.padEnd(18)} ${text}`,
  );
  const open = listOpenSettings(site.settings).map((sentence) => `  ${sentence}`);
  return [
    `The site will be at ${plan.origin}.`,
    ...table,
    'It needs the Workers Paid plan: at 1,000 visits a day its 5 US dollars a month are all it costs.',
    'Limits: 10 GB a database; docs/deploying.md has the costs beyond.',
    ...(open.length > 0 ? ['Not set up in wrangler.toml:', ...open] : []),
  ].join('\n');
}
