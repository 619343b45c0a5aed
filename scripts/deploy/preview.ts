/** Puts a version of a section into service for nobody, and signs the link to see it: docs/decisions/0030-preview.md */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PREVIEW_PATH, signPreview } from '../../worker/preview/token.ts';
import { runWrangler } from '../run.ts';
import { type Deployment, deploymentsOf, liveIn } from './deployments.ts';

/** How long a link is good, in ms: a week. */
const GOOD_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** What the link is made with. */
export interface PreviewSettings {
  /** The site's origin. */
  site: string;
  /** The edge's secret of the same name. */
  key: string;
}

/**
 * Reads `SITE_URL` and `PREVIEW_KEY` from the environment.
 * @throws where one is missing
 */
export function previewSettings(): PreviewSettings {
  const { SITE_URL = '', PREVIEW_KEY: key = '' } = process.env;
  if (!URL.canParse(SITE_URL)) {
    throw new Error("SITE_URL has to be the site's address: SITE_URL=https://desert.example.com");
  }
  if (key === '') throw new Error("PREVIEW_KEY has to be the edge's secret: see docs/deploying.md");
  return { site: new URL(SITE_URL).origin, key };
}

/** The deployments of one Worker at Cloudflare. */
export interface Deployments {
  /** The newest first. */
  list: () => Promise<Deployment[]>;
  deploy: (versions: Deployment['versions']) => Promise<void>;
}

/** @throws where a section is not in service, or has no room: a deployment has two versions at most */
export async function refuseWithoutRoom(name: string, config: string): Promise<void> {
  const [latest] = await deploymentsOf(config);
  liveOf(name, latest);
}

/**
 * Uploads a version and adds it to the deployment, for no visitors.
 * @param section its folder, its Wrangler configuration, the build that is uploaded
 * @param options those of `wrangler versions upload`
 * @returns the link
 * @throws where wrangler fails, or somebody else deploys: theirs stays in service
 */
export async function deployPreview(
  { name, config, build }: { name: string; config: string; build: string },
  options: string[],
  { site, key }: PreviewSettings,
): Promise<string> {
  const { version, worker } = await upload(options);
  await addToDeployment(name, version, {
    list: () => deploymentsOf(config),
    deploy(versions) {
      const split = versions.map(({ version_id, percentage }) => `${version_id}@${percentage}%`);
      const labels = ['--config', config, '--message', `preview of ${build}`, '--yes'];
      return runWrangler(['versions', 'deploy', ...split, ...labels]);
    },
  });
  const section = name.replace(/^mf-/, '');
  const expires = Date.now() + GOOD_FOR_MS;
  const token = await signPreview({ section, worker, version, build, expires }, key);
  return `${site}${PREVIEW_PATH}?token=${token}`;
}

async function upload(options: string[]): Promise<{ version: string; worker: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  try {
    const output = join(folder, 'output.ndjson');
    const told = { WRANGLER_OUTPUT_FILE_PATH: output };
    await runWrangler(['versions', 'upload', ...options], told);
    const lines = readFileSync(output, 'utf8').trim().split('\n');
    const entries = lines.map((line) => JSON.parse(line) as Record<string, string>);
    const { version_id, worker_name } = entries.find(({ type }) => type === 'version-upload') ?? {};
    if (!version_id || !worker_name) throw new Error('wrangler didn’t report what it uploaded.');
    return { version: version_id, worker: worker_name };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Adds a version to what is in service, for no visitors.
 * @throws where there is not one version for all visitors, or somebody else deploys: theirs stays in service
 */
export async function addToDeployment(
  name: string,
  version: string,
  { list, deploy }: Deployments,
): Promise<void> {
  const preview = { version_id: version, percentage: 0 };
  let [latest] = await list();
  let live = liveOf(name, latest);
  for (;;) {
    await deploy([{ version_id: live, percentage: 100 }, preview]);
    const [own, before] = await list();
    // Whoever deployed after this is not undone,
    if (!own?.versions.some(({ version_id }) => version_id === version)) {
      throw new Error(`${name} was deployed in the meantime without the preview. Run this again.`);
    }
    if (!before || before.id === latest?.id) return;
    // and whoever did between the list and the deployment is back in service.
    if (liveIn(before) === undefined) await deploy(before.versions);
    live = liveOf(name, before);
    latest = own;
  }
}

/** @throws where there is not one version for all visitors */
function liveOf(name: string, deployment: Deployment | undefined): string {
  if (!deployment) {
    throw new Error(`${name} was never deployed: a preview needs a version in service beside it.`);
  }
  const live = liveIn(deployment);
  if (live === undefined) {
    throw new Error(
      `${name} is being rolled out gradually. Create the preview when that’s finished.`,
    );
  }
  return live;
}
