import { expect, it } from 'vitest';
import type { Inventory } from './inventory.ts';
import { isEmpty, makePlan } from './plan.ts';
import type { DeployedSite } from './site.ts';

const news = { target: 'mf-news', name: 'desert-news' };
const edge = { target: 'edge', name: 'desert-edge' };
const site: DeployedSite = {
  settings: {} as DeployedSite['settings'],
  account: undefined,
  jurisdiction: '',
  databases: ['desert', 'desert-search'],
  buckets: ['desert-photos'],
  main: { database: 'desert', photos: 'desert-photos' },
  workers: [news, edge],
  triggers: { crons: [], workersDev: true },
  paths: ['/'],
  origin: undefined,
};
const builds = new Map([
  ['mf-news', 'aaaa'],
  ['edge', 'bbbb'],
]);
const half: Inventory = {
  databases: new Set(['desert']),
  buckets: new Set(['desert-photos']),
  workers: new Set(['desert-news']),
  live: new Map([['desert-news', { version: 'one', build: 'aaaa' }]]),
  subdomain: 'fans',
};

it('the plan of a deployment contains exactly what the Cloudflare account lacks', () => {
  const plan = makePlan(site, half, builds, ['history']);
  expect(plan).toEqual({
    origin: 'https://desert-edge.fans.workers.dev',
    databases: ['desert-search'],
    buckets: [],
    steps: ['history'],
    workers: [edge],
  });
  const databases = new Set(site.databases);
  const live = new Map([...half.live, ['desert-edge', { version: 'two', build: 'bbbb' }] as const]);
  expect(isEmpty(makePlan(site, { ...half, databases, live }, builds, []))).toBe(true);
});

it('a deployment is refused before anything is created if the site would have no address', () => {
  expect(() => makePlan(site, { ...half, subdomain: undefined }, builds, [])).toThrow(
    'The account has no name on workers.dev',
  );
});

it('a deployment is refused while one of its Workers is being rolled out gradually', () => {
  const workers = new Set(['desert-news', 'desert-edge']);
  expect(() => makePlan(site, { ...half, workers }, builds, [])).toThrow(
    'desert-edge is being rolled out gradually',
  );
});
