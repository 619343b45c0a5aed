/** The scripts that deploy, through wrangler: without a network, and against a stand-in for Cloudflare's API. */
import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPreview } from '../worker/pages/preview/token.ts';
import { bucketOfBuilds, filesIn } from './deploy/archive-build.ts';
import { deployable } from './deploy/deployable.ts';
import { root, sectionNames } from './site/root.ts';
import { edgeBuild } from './source-hash.ts';
import {
  type CloudflareStandIn,
  startCloudflareStandIn,
  workerName,
} from './testing/cloudflare.ts';

/** Milliseconds: wrangler starts up to ten times, and takes seconds on a small machine. */
const timeout = 120_000;

const NO_NETWORK = { HTTP_PROXY: 'http://127.0.0.1:9', HTTPS_PROXY: 'http://127.0.0.1:9' };

let nobody: string;

beforeAll(() => {
  nobody = mkdtempSync(join(tmpdir(), 'nobody-'));
});
afterAll(() => rmSync(nobody, { recursive: true }));

/** Runs a script of a package without a log-in at Cloudflare. */
async function run(folder: string, env: Record<string, string>, ...script: string[]) {
  const { PATH = '' } = process.env;
  const account = { PATH, HOME: nobody, XDG_CONFIG_HOME: nobody, CI: 'true' };
  const running = promisify(execFile)(process.execPath, ['--run', ...script], {
    cwd: join(root, folder),
    env: { ...account, ...env },
  });
  const { stdout, stderr, code } = await running.then(
    (said) => ({ ...said, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  return { stdout, stderr, said: stdout + stderr, code };
}

const sections = sectionNames().map((name, at) => {
  // One is uploaded for a gradual roll-out, and one as a preview.
  const options = [['--upload'], ['--preview']][at] ?? [];
  return { name, options: ['--dry-run', ...options] };
});

describe.concurrent('a deployment', { timeout }, () => {
  it.each(sections)(
    'the deployment of $name contains nothing else: $options',
    async ({ name, options }) => {
      const { code, said } = await run(`mf-${name}`, NO_NETWORK, 'deploy', '--', ...options);
      expect(said).toContain(
        `mf-${name}: build ${deployable(`mf-${name}`).build()} could be deployed`,
      );
      expect(said).toContain('--dry-run: exiting now.');
      const built = said.match(/^(mf-\w+|shell): (built|as before)/gm);
      expect(built?.map((line) => line.split(':')[0])).toEqual([`mf-${name}`]);
      expect(code).toBe(0);
    },
  );

  it('the deployment of the edge has the shell, and no section', async () => {
    const { code, said } = await run('', NO_NETWORK, 'deploy:edge', '--', '--dry-run');
    expect(said).toContain(`edge: build ${edgeBuild()} could be deployed`);
    expect(said).toMatch(/EDGE_BUILD/);
    expect(said).not.toMatch(/^mf-\w+: (built|as before)/m);
    expect(code).toBe(0);
    const assets = globSync('*', { cwd: join(root, 'shell/dist/browser/assets') });
    const archived = filesIn(deployable('edge')).map(({ key }) => key);
    expect(archived.toSorted()).toEqual(assets.map((file) => `assets/${file}`).toSorted());
  });
});

describe('at Cloudflare', { timeout }, () => {
  const SITE_URL = 'https://desert.test';
  const PREVIEW_KEY = 'a secret';

  const news = deployable('mf-news');
  const worker = workerName(news.config);

  let cloudflare: CloudflareStandIn;

  beforeEach(async () => {
    cloudflare = await startCloudflareStandIn();
  });
  afterEach(() => cloudflare.stop());

  const ofNews = (...script: string[]) =>
    run('mf-news', { ...cloudflare.env, SITE_URL, PREVIEW_KEY }, ...script);

  /** The versions of News in service, with their shares of the traffic. */
  const inService = () => cloudflare.deployments(worker)[0]?.versions;

  it('a preview uploads a version without traffic and prints a link to it', async () => {
    const live = cloudflare.release(worker);
    const { stdout, code } = await ofNews('deploy', '--', '--preview');
    expect(code).toBe(0);
    const [, link = ''] = /\n(https:.*)\n$/.exec(stdout) ?? [];
    const { origin, pathname, searchParams } = new URL(link);
    expect(origin + pathname).toBe('https://desert.test/preview');
    const { version, expires, ...named } = (await readPreview(
      searchParams.get('token') ?? '',
      PREVIEW_KEY,
    ))!;
    expect(named).toEqual({ section: 'news', worker, build: news.build() });
    expect((expires - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
    expect(inService()).toEqual([
      { version_id: live, percentage: 100 },
      { version_id: version, percentage: 0 },
    ]);
    // Uploads and a deployment, but no triggers and no settings of the Worker in service.
    const posts = cloudflare.changes.map((change) =>
      change.replace(`/workers/scripts/${worker}`, ''),
    );
    expect(posts).toEqual([
      'POST /assets-upload-session',
      'POST /workers/assets/upload',
      'POST /versions',
      'POST /deployments',
    ]);
    const keys = filesIn(news).map(({ key }) => `${bucketOfBuilds()}/${key}`);
    expect(cloudflare.objects.toSorted()).toEqual(keys.toSorted());
  });

  it('a preview names the deployment that it undid at the same moment', async () => {
    cloudflare.release(worker);
    let theirs = '';
    cloudflare.beforeNextDeployment = () => (theirs = cloudflare.release(worker));
    const { stderr, code } = await ofNews('deploy', '--', '--preview');
    expect(stderr).toContain('mf-news was deployed at the same moment');
    expect(stderr).toContain(`npm run rollback -w mf-news -- ${theirs}\n`);
    expect(code).toBe(1);
  });

  it('no preview is uploaded during a gradual roll-out', async () => {
    const [before, live] = [cloudflare.release(worker), cloudflare.release(worker)];
    cloudflare.deploy(worker, [
      { version_id: before, percentage: 90 },
      { version_id: live, percentage: 10 },
    ]);
    const { stderr, code } = await ofNews('deploy', '--', '--preview');
    expect(stderr).toContain('mf-news is being rolled out gradually');
    expect([code, cloudflare.changes]).toEqual([1, []]);
  });

  it('a rollback takes no preview for the version before', async () => {
    const [before, live] = [cloudflare.release(worker), cloudflare.release(worker)];
    const previewed = cloudflare.release('another');
    cloudflare.deploy(worker, [
      { version_id: live, percentage: 100 },
      { version_id: previewed, percentage: 0 },
    ]);
    expect((await ofNews('rollback')).code).toBe(0);
    expect(inService()).toEqual([{ version_id: before, percentage: 100 }]);
    expect((await ofNews('rollback', '--', live)).code).toBe(0);
    expect(inService()).toEqual([{ version_id: live, percentage: 100 }]);
  });
});
