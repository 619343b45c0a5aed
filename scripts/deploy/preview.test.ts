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
import { type CloudflareStandIn, startCloudflareStandIn, workerName } from './stand-in.ts';

/** Milliseconds: wrangler starts four times and more, and takes seconds on a small machine. */
const timeout = 120_000;

const SITE_URL = 'https://desert.test';
const PREVIEW_KEY = 'a secret';

const news = deployable('mf-news');
const worker = workerName(news.config);
const DEPLOYMENTS = `POST /workers/scripts/${worker}/deployments`;
let nobody: string;
let cloudflare: CloudflareStandIn;
/** What happens at Cloudflare before a change is made. */
let meanwhile: (change: string) => void;
/** The same once it is made. */
let afterwards: (change: string) => void;

beforeEach(async () => {
  nobody = mkdtempSync(join(tmpdir(), 'nobody-'));
  meanwhile = afterwards = () => {};
  cloudflare = await startCloudflareStandIn({
    before: (change) => meanwhile(change),
    after: (change) => afterwards(change),
  });
  cloudflare.release(workerName(edgeConfig));
});
afterEach(() => {
  cloudflare.stop();
  rmSync(nobody, { recursive: true });
});

/** Runs a script of a package against the stand-in. */
async function run(folder: string, script: string[], env: Record<string, string> = {}) {
  const { PATH = '' } = process.env;
  const running = promisify(execFile)(process.execPath, ['--run', ...script], {
    cwd: join(root, folder),
    env: { PATH, HOME: nobody, XDG_CONFIG_HOME: nobody, CI: 'true', ...cloudflare.env, ...env },
  });
  const { stdout, stderr, code } = await running.then(
    (said) => ({ ...said, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  return { stdout, stderr, code };
}

const preview = (env = {}) =>
  run('mf-news', ['deploy', '--', '--preview'], { SITE_URL, PREVIEW_KEY, ...env });

/** How the visitors of News are split, in the order of Cloudflare's list. */
const inService = () => cloudflare.deployments(worker)[0]!.versions;

it('puts a version into service for nobody and prints a link to it', { timeout }, async () => {
  const live = cloudflare.release(worker);
  const { stdout, code } = await preview();
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
  expect(cloudflare.objects.toSorted()).toEqual(
    filesIn(news)
      .map(({ key }) => `${bucketOfBuilds()}/${key}`)
      .toSorted(),
  );
});

/** Has somebody do things, one after the other, each right before a deployment of the preview. */
function before(...deeds: (() => void)[]) {
  meanwhile = (change) => {
    if (change === DEPLOYMENTS) deeds.shift()?.();
  };
}

/** Deploys gradually. */
function rollOut() {
  const split = [10, 90].map((percentage) => ({
    version_id: cloudflare.release('another'),
    percentage,
  }));
  cloudflare.deploy(worker, split);
  return split;
}

it('leaves in service what somebody deployed at the same moment', { timeout }, async () => {
  cloudflare.release(worker);
  let theirs: string | undefined;
  const release = () => (theirs = cloudflare.release(worker));
  before(release, release);
  const { code } = await preview();
  expect(code).toBe(0);
  expect(inService()[0]).toEqual({ version_id: theirs, percentage: 100 });
  expect(inService()[1]).toMatchObject({ percentage: 0 });
});

it('leaves in service what somebody deployed right after it', { timeout }, async () => {
  cloudflare.release(worker);
  let theirs: string | undefined;
  afterwards = (change) => {
    if (change === DEPLOYMENTS) theirs ??= cloudflare.release(worker);
  };
  const { stdout, stderr, code } = await preview();
  expect(inService()).toEqual([{ version_id: theirs, percentage: 100 }]);
  expect(stderr).toContain('mf-news was deployed meanwhile, without the preview');
  expect([code, stdout]).toEqual([1, expect.not.stringContaining(SITE_URL)]);
});

it('leaves a roll-out that began at the same moment as it was', { timeout }, async () => {
  cloudflare.release(worker);
  let split: ReturnType<typeof rollOut> | undefined;
  before(() => (split = rollOut()));
  const { stderr, code } = await preview();
  expect(inService()).toEqual(split);
  expect(stderr).toContain('mf-news is being deployed gradually: a preview has to wait');
  expect(code).toBe(1);
});

it('refuses while the section is deployed gradually', { timeout }, async () => {
  rollOut();
  const { stderr, code } = await preview();
  expect(stderr).toContain('mf-news is being deployed gradually: a preview has to wait');
  expect([code, cloudflare.changes]).toEqual([1, []]);
});

it('refuses before the section is in service', { timeout }, async () => {
  const { stderr, code } = await preview();
  expect(stderr).toBe(
    'mf-news was never deployed: a preview needs a version in service beside it.\n',
  );
  expect([code, cloudflare.changes]).toEqual([1, []]);
});

it.each([
  ['SITE_URL', "SITE_URL has to be the site's address"],
  ['PREVIEW_KEY', "PREVIEW_KEY has to be the edge's secret"],
])('says what it needs: %s', { timeout }, async (name, sentence) => {
  const { stdout, stderr, code } = await preview({ [name]: '' });
  expect(stderr).toContain(sentence);
  expect([code, stdout, cloudflare.changes]).toEqual([1, '', []]);
});

it('has none of the edge', { timeout }, async () => {
  const { stderr, code } = await run('', ['deploy:edge', '--', '--preview']);
  expect([code, stderr]).toEqual([1, 'There are previews of sections only, not of the edge.\n']);
});

it('is nothing that a roll-back goes back to', { timeout }, async () => {
  const before = cloudflare.release(worker);
  const live = cloudflare.release(worker);
  const previewed = cloudflare.release('another');
  cloudflare.deploy(worker, [
    { version_id: live, percentage: 100 },
    { version_id: previewed, percentage: 0 },
  ]);
  expect((await run('mf-news', ['rollback'])).code).toBe(0);
  expect(inService()).toEqual([{ version_id: before, percentage: 100 }]);
  expect((await run('mf-news', ['rollback', '--', live])).code).toBe(0);
  expect(inService()).toEqual([{ version_id: live, percentage: 100 }]);
});
