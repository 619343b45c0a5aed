/** The built site on a stand-in for Cloudflare, to which the real script can deploy another version of News. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundleWorkers } from '../../scripts/site/bundled-workers.ts';
import { edgeConfig, root, sectionConfigPath, listSectionNames } from '../../scripts/site/root.ts';
import { startCloudflareStandIn, workerName } from '../cloudflare/stand-in.ts';
import { copyRepository } from '../dev/copy.ts';
import { environmentOfAShell } from '../dev/environment.ts';
import { startSite } from '../site/whole.ts';

const run = promisify(execFile);

/** The name of News's Worker in its configuration. */
const WORKER = workerName(sectionConfigPath('news'));

/** The secret that the edge and the deploy script share. */
export const PREVIEW_KEY = 'a secret of this test';

export interface Platform {
  url: string;
  /** Deploys the other News as a preview. @returns the link that the script prints last */
  preview: () => Promise<string>;
  /** Keys of the files that were archived. */
  archived: () => string[];
  stop: () => Promise<void>;
}

/** Starts the platform. @param heading the heading of the list in the other version of News */
export async function startPlatform(filledState: string, heading: string): Promise<Platform> {
  const cloudflare = await startCloudflareStandIn();
  cloudflare.buckets.set('desert-builds', new Map());
  cloudflare.workers.release(workerName(edgeConfig));
  const live = cloudflare.workers.release(WORKER);
  const copy = copyRepository();
  const folder = mkdtempSync(join(tmpdir(), 'versions-'));
  const script = (name: string, argument: string[], env = {}) =>
    run(process.execPath, [join(copy.folder, 'scripts', name), ...argument], {
      cwd: copy.folder,
      env: { ...environmentOfAShell(), CI: 'true', ...env },
    });

  copy.edit('mf-news/src/list/PostsPage.tsx', 'heading="News"', `heading="${heading}"`);
  await script('build.ts', ['mf-news']);
  const routed = routing(folder, cloudflare.url, live);
  const versions = [
    version(folder, join(root, 'mf-news'), 'first'),
    version(folder, join(copy.folder, 'mf-news'), 'other'),
  ];
  const others = listSectionNames().filter((name) => name !== 'news');
  const configs = [edgeConfig, routed, ...versions, ...others.map(sectionConfigPath)];
  const site = await startSite({
    workers: await bundleWorkers(configs),
    filledState,
    variables: { PREVIEW_KEY },
  });

  return {
    url: site.url,
    archived: () => [...(cloudflare.buckets.get('desert-builds')?.keys() ?? [])],
    async preview() {
      const env = { ...cloudflare.env, SITE_URL: site.url, PREVIEW_KEY };
      const { stdout } = await script('deploy.ts', ['mf-news', '--preview'], env);
      return /\S+$/.exec(stdout.trimEnd())?.[0] ?? '';
    },
    async stop() {
      await site.stop();
      cloudflare.stop();
      copy.remove();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Writes the configuration of a Worker for one version of News. @returns its path */
function version(folder: string, built: string, name: string): string {
  const file = join(folder, `${name}.toml`);
  const config = readFileSync(join(built, 'wrangler.toml'), 'utf8')
    .replace(/^name = .*$/m, `name = "${WORKER}-${name}"`)
    .replace(
      /^(main|directory) = "(.*)"$/gm,
      (_, key, path) => `${key} = ${JSON.stringify(join(built, path))}`,
    );
  writeFileSync(file, config);
  return file;
}

/** Writes the Worker that chooses between the versions, and is bound as News. @returns the path of its configuration */
function routing(folder: string, api: string, live: string): string {
  const file = join(folder, 'wrangler.toml');
  const source = join(import.meta.dirname, 'route-versions.ts');
  writeFileSync(
    join(folder, 'worker.ts'),
    `export { versionRouter as default } from ${JSON.stringify(source)};\n`,
  );
  writeFileSync(
    file,
    `name = "${WORKER}"
main = "worker.ts"
compatibility_date = "2026-10-23"
services = [
  { binding = "FIRST", service = "${WORKER}-first" },
  { binding = "OTHER", service = "${WORKER}-other" },
]
[vars]
DEPLOYMENTS = "${api}/accounts/account/workers/scripts/${WORKER}/deployments"
WORKER = "${WORKER}"
FIRST_VERSION = "${live}"
`,
  );
  return file;
}
