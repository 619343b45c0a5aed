/** Scripts that change what is in service, through wrangler, against a stand-in for Cloudflare's API. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPreview } from '../../worker/preview/token.ts';
import { edgeConfig, root } from '../site/root.ts';
import { bucketOfBuilds, filesIn } from './archive-build.ts';
import { deployable } from './deployable.ts';
import { kitMessage } from './deployed-kit.ts';
import { type CloudflareStandIn, startCloudflareStandIn, workerName } from './stand-in.ts';

/** Milliseconds: wrangler starts some ten times, and takes seconds on a small machine. */
const timeout = 120_000;

const SITE_URL = 'https://desert.test';
const PREVIEW_KEY = 'a secret';

const news = deployable('mf-news');
const worker = workerName(news.config);
const edge = workerName(edgeConfig);

let nobody: string;
let cloudflare: CloudflareStandIn;

beforeEach(async () => {
  nobody = mkdtempSync(join(tmpdir(), 'nobody-'));
  cloudflare = await startCloudflareStandIn();
});
afterEach(() => {
  cloudflare.stop();
  rmSync(nobody, { recursive: true });
});

/** Runs a script of News. */
async function run(...script: string[]) {
  const { PATH = '' } = process.env;
  const account = { PATH, HOME: nobody, XDG_CONFIG_HOME: nobody, CI: 'true' };
  const running = promisify(execFile)(process.execPath, ['--run', ...script], {
    cwd: join(root, 'mf-news'),
    env: { ...account, ...cloudflare.env, SITE_URL, PREVIEW_KEY },
  });
  const { stdout, stderr, code } = await running.then(
    (said) => ({ ...said, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  return { stdout, stderr, code };
}

/** How the visitors of News are split. */
const inService = () => cloudflare.deployments(worker)[0]?.versions;

it('puts a version into service for nobody and prints a link to it', { timeout }, async () => {
  cloudflare.release(edge, { 'workers/message': kitMessage(deployable('edge').kit()) });
  const live = cloudflare.release(worker);
  const { stdout, code } = await run('deploy', '--', '--preview');
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
  // Everything it uploads for, and nothing else: no trigger, no setting of the Worker in service.
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

it('uploads no preview before the section is in service', { timeout }, async () => {
  const { stderr, code } = await run('deploy', '--', '--preview');
  expect(stderr).toBe(
    'mf-news was never deployed: a preview needs a version in service beside it.\n',
  );
  expect([code, cloudflare.changes, cloudflare.objects]).toEqual([1, [], []]);
});

it('deploys no section that the edge in service cannot run', { timeout }, async () => {
  cloudflare.release(edge, { 'workers/message': kitMessage('0.1.0') });
  const { stderr, code } = await run('deploy');
  expect(stderr).toContain(`mf-news was built for kit ${news.kit()}, the shell offers 0.1.0`);
  expect([code, cloudflare.changes, cloudflare.objects]).toEqual([1, [], []]);
});

it('a rollback takes no preview for the version before', { timeout }, async () => {
  const [before, live] = [cloudflare.release(worker), cloudflare.release(worker)];
  const previewed = cloudflare.release('another');
  cloudflare.deploy(worker, [
    { version_id: live, percentage: 100 },
    { version_id: previewed, percentage: 0 },
  ]);
  expect((await run('rollback')).code).toBe(0);
  expect(inService()).toEqual([{ version_id: before, percentage: 100 }]);
  expect((await run('rollback', '--', live)).code).toBe(0);
  expect(inService()).toEqual([{ version_id: live, percentage: 100 }]);
});
