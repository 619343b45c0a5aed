/** The site's configuration: names, addresses and settings in wrangler.toml and those of the sections. */
import { unstable_readConfig } from 'wrangler';
import type { Settings } from '../../worker/settings.ts';
import { edgeConfig, listSectionNames } from '../site/root.ts';
import { findDeployable } from './deployable.ts';

export interface SiteWorker {
  /** 'edge' or a section's folder. */
  target: string;
  name: string;
}

export interface DeployedSite {
  settings: Settings;
  /** Of wrangler.toml, which wrangler prefers to `CLOUDFLARE_ACCOUNT_ID`. */
  account: string | undefined;
  /** The jurisdiction of new databases: 'eu', 'us' or 'fedramp'; '' for none. It can never be changed. */
  jurisdiction: string;
  databases: string[];
  buckets: string[];
  /** A copy of the site needs these: the other database is an index, the other bucket has builds. */
  main: { database: string; photos: string };
  /** In the order of deployment: the edge is bound to the sections. */
  workers: SiteWorker[];
  /** The edge's cron triggers, and whether it has an address on workers.dev. */
  triggers: { crons: string[]; workersDev: boolean };
  paths: string[];
  origin: string | undefined;
}

interface EdgeConfig {
  account_id?: string;
  d1_databases: { binding: string; database_name: string }[];
  r2_buckets: { binding: string; bucket_name: string }[];
  routes?: (string | { pattern: string })[];
  triggers: { crons: string[] };
  workers_dev: boolean;
  vars: Settings & { D1_JURISDICTION: string; SECTIONS: { name: string; path: string }[] };
}

export function readSite(): DeployedSite {
  const config = unstable_readConfig({ config: edgeConfig }) as unknown as EdgeConfig;
  const { d1_databases, r2_buckets, routes = [], vars } = config;
  const sections = listSectionNames();
  const [route] = routes.map((given) => (typeof given === 'string' ? given : given.pattern));
  const host = route && `https://${route.replace(/\/.*$/, '')}`;
  return {
    settings: vars,
    account: config.account_id,
    jurisdiction: vars.D1_JURISDICTION,
    databases: d1_databases.map(({ database_name }) => database_name),
    buckets: r2_buckets.map(({ bucket_name }) => bucket_name),
    main: {
      database: d1_databases.find(({ binding }) => binding === 'DB')?.database_name ?? '',
      photos: r2_buckets.find(({ binding }) => binding === 'PHOTOS')?.bucket_name ?? '',
    },
    workers: [...sections.map((section) => `mf-${section}`), 'edge'].map((target) => ({
      target,
      name: unstable_readConfig({ config: findDeployable(target).config }).name ?? '',
    })),
    triggers: { crons: config.triggers.crons, workersDev: config.workers_dev },
    paths: ['/', ...vars.SECTIONS.map(({ path }) => path)],
    origin:
      (!process.env['SITE_NAME'] && process.env['SITE_URL']) || vars.SITE_URL || host || undefined,
  };
}
