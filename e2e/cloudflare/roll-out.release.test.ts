/** The gradual roll-out of a section, with wrangler and the built site, on a stand-in for the platform. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { listDeployments } from '../../scripts/deploy/deployments.ts';
import { rollOut } from '../../scripts/deploy/roll-out.ts';
import { bundleWorkers } from '../../scripts/site/bundled-workers.ts';
import { edgeConfig, sectionConfigPath, listSectionNames } from '../../scripts/site/root.ts';
import { type Site, startSite } from '../site/whole.ts';
import { type CloudflareStandIn, startCloudflareStandIn, workerName } from './stand-in.ts';

const CONFIG = sectionConfigPath('news');
const WORKER = workerName(CONFIG);
const PREVIEW_KEY = 'a secret of this test';

/** Visits a minute: so many that the edge writes their figures at once. */
const VISITS = 260;

const timeout = 600_000;
const folder = mkdtempSync(join(tmpdir(), 'roll-out-'));
let cloudflare: CloudflareStandIn;
let site: Site;
let first: string;

beforeAll(async () => {
  cloudflare = await startCloudflareStandIn(async (sql) => [await site.query(sql)]);
  cloudflare.databases.set('desert', randomUUID());
  first = cloudflare.workers.release(WORKER);
  const real = `${WORKER}-first`;
  const [news] = await bundleWorkers([CONFIG]);
  const others = listSectionNames().filter((name) => name !== 'news');
  const [edge, routed, ...rest] = await bundleWorkers([
    edgeConfig,
    writeRouter(real),
    ...others.map(sectionConfigPath),
  ]);
  site = await startSite({
    workers: [edge, routed!, { ...news, name: real }, ...rest],
    filledState: inject('filledState'),
    variables: { PREVIEW_KEY },
  });
  for (const [name, value] of Object.entries(cloudflare.env)) vi.stubEnv(name, value);
}, timeout);

afterAll(async () => {
  vi.unstubAllEnvs();
  await site.stop();
  cloudflare.stop();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  await site.query('DELETE FROM figures');
  await deploy({ [first]: 100 });
});

/** Writes the Worker that is bound as News. @returns the path of its configuration */
function writeRouter(real: string): string {
  const source = join(import.meta.dirname, 'tried-versions.ts');
  const file = join(folder, 'wrangler.toml');
  writeFileSync(
    join(folder, 'worker.ts'),
    `export { triedVersions as default } from ${JSON.stringify(source)};\n`,
  );
  writeFileSync(
    file,
    `name = "${WORKER}"
main = "worker.ts"
compatibility_date = "2026-10-23"
services = [{ binding = "FIRST", service = "${real}" }]
[vars]
API = "${cloudflare.url}/accounts/account/workers/scripts/${WORKER}"
WORKER = "${WORKER}"
FIRST_VERSION = "${first}"
`,
  );
  return file;
}

/** Visitors of a minute: every tenth has a key that gets the new version. */
async function visitForAMinute(): Promise<void> {
  for (let visit = 0; visit < VISITS; visit += 1) {
    const headers = { cookie: `rollout=${(visit * 10) % 100}` };
    const response = await fetch(`${site.url}/news`, { headers });
    await response.body?.cancel();
  }
}

/** Rolls a build out, while visitors come in the first minutes. @returns what the command says */
async function tryBuild(build: string, busyMinutes: number): Promise<string> {
  let minutes = 0;
  const waitMinute = async () => {
    minutes += 1;
    if (minutes <= busyMinutes) await visitForAMinute();
  };
  const options = ['--config', CONFIG, '--tag', build];
  const target = { name: 'mf-news', config: CONFIG, build };
  const settings = { site: site.url, key: PREVIEW_KEY };
  return rollOut(target, options, settings, waitMinute);
}

async function deploy(split: Record<string, number>): Promise<void> {
  const address = `${cloudflare.url}/accounts/account/workers/scripts/${WORKER}/deployments`;
  const versions = Object.entries(split).map(([version_id, percentage]) => ({
    version_id,
    percentage,
  }));
  await fetch(address, { method: 'POST', body: JSON.stringify({ versions }) });
}

const readSplit = async () => (await listDeployments(CONFIG))[0]?.versions;

it('a build that throws for 30 % of the requests is rolled back', { timeout }, async () => {
  const reason = /^mf-news: build throws went back\. \d+ of its \d+ responses failed/;
  await expect(tryBuild('throws', 4)).rejects.toThrow(reason);
  expect(await readSplit()).toEqual([{ version_id: first, percentage: 100 }]);
});

it('a build that became three times slower is rolled back', { timeout }, async () => {
  const reason = /^mf-news: build slow went back\. 75% of its responses took at most 1\d\d ms/;
  await expect(tryBuild('slow', 4)).rejects.toThrow(reason);
  expect(await readSplit()).toEqual([{ version_id: first, percentage: 100 }]);
});

it(
  'with too few requests, test visits of the new version decide about the roll-out, and the output says so',
  { timeout },
  async () => {
    await expect(tryBuild('throws', 0)).rejects.toThrow(
      /A comparison needs 50 responses of each build.*Visit \d+ of the new version got 503/,
    );
    expect(await readSplit()).toEqual([{ version_id: first, percentage: 100 }]);
    expect(await tryBuild('quiet', 0)).toMatch(/20 visits of the new version alone succeeded\.$/);
    expect(await readSplit()).toMatchObject([{ percentage: 100 }]);
    expect(await readSplit()).not.toMatchObject([{ version_id: first }]);
  },
);

it(
  'a good build is rolled out to all visitors, even if an earlier roll-out was interrupted',
  { timeout },
  async () => {
    await deploy({ [first]: 90, [cloudflare.workers.upload({})]: 10 });
    expect(await tryBuild('good', 3)).toMatch(/^75% of its responses took at most .* failed/);
    expect(await readSplit()).toMatchObject([{ percentage: 100 }]);
    expect(await readSplit()).not.toMatchObject([{ version_id: first }]);
  },
);
