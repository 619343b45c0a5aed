/** Deploys a preview beside the live version, and signs a link to it: docs/decisions/0030-preview.md */
import { unstable_readConfig } from 'wrangler';
import { readWrangler } from '../../drizzle/wrangler.ts';
import { PREVIEW_PATH, signPreview } from '../../worker/pages/preview/token.ts';
import { type Deployment, listDeployments, findLiveVersion } from './deployments.ts';

const GOOD_FOR_MS = 7 * 24 * 60 * 60 * 1000;

export interface PreviewSettings {
  site: string;
  key: string;
}

/** From `SITE_URL` and `PREVIEW_KEY` in the environment. @throws if one is missing or invalid */
export function readPreviewSettings(): PreviewSettings {
  const { SITE_URL = '', PREVIEW_KEY: key = '' } = process.env;
  if (!URL.canParse(SITE_URL)) {
    throw new Error("SITE_URL has to be the site's address: SITE_URL=https://desert.example.com");
  }
  if (key === '') throw new Error("PREVIEW_KEY has to be the edge's secret: see docs/deploying.md");
  return { site: new URL(SITE_URL).origin, key };
}

/** @param deployment the latest @throws if no version has all the traffic, as during a gradual roll-out */
export function requireLiveVersion(name: string, [deployment]: Deployment[]) {
  if (!deployment) {
    throw new Error(`${name} was never deployed: a preview needs a version in service beside it.`);
  }
  const version = findLiveVersion(deployment);
  if (version === undefined) {
    throw new Error(
      `${name} is being rolled out gradually. Create the preview when that’s finished. ` +
        `If it was interrupted, run npm run deploy -w ${name} -- --gradual.`,
    );
  }
  return { deployment: deployment.id, version };
}

/** @param deployments since the preview, newest first @throws if another came between it and the `live` one */
export function refuseOvertaken(name: string, live: string, [, before]: Deployment[]): void {
  if (!before || before.id === live) return;
  throw new Error(
    `${name} was deployed at the same moment, and this preview put the version before back. ` +
      `Undo that: npm run rollback -w ${name} -- ${findLiveVersion(before) ?? '<version-id>'}`,
  );
}

/** Uploads a version with 0 % of the traffic. @returns a link to it @throws if another deployment happens meanwhile */
export async function deployPreview(
  { name, config, build }: { name: string; config: string; build: string },
  options: string[],
  settings: PreviewSettings,
): Promise<string> {
  const version = await uploadVersion(options);
  const live = requireLiveVersion(name, await listDeployments(config));
  const split = [`${live.version}@100%`, `${version}@0%`, '--message', `preview of ${build}`];
  await readWrangler(['versions', 'deploy', ...split, '--config', config, '--yes']);
  refuseOvertaken(name, live.deployment, await listDeployments(config));
  return signLink({ name, config, build, version }, settings);
}

export async function uploadVersion(options: string[]): Promise<string> {
  const uploaded = await readWrangler(['versions', 'upload', ...options]);
  const [, version] = /Worker Version ID: (\S+)/.exec(uploaded) ?? [];
  if (version === undefined) throw new Error(`wrangler named no version:\n${uploaded}`);
  return version;
}

/** A link to a deployed version of a section. */
export async function signLink(
  { name, config, build, version }: Record<'name' | 'config' | 'build' | 'version', string>,
  { site, key }: PreviewSettings,
): Promise<string> {
  const { name: worker = '' } = unstable_readConfig({ config });
  const section = name.replace(/^mf-/, '');
  const expires = Date.now() + GOOD_FOR_MS;
  const token = await signPreview({ section, worker, version, build, expires }, key);
  return `${site}${PREVIEW_PATH}?token=${token}`;
}
