/** Runs the scripts that deploy, and wrangler, against a stand-in of Cloudflare's API. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach } from 'vitest';
import { edgeConfig, root } from '../site/root.ts';
import { deployable } from './deployable.ts';
import { type CloudflareStandIn, startCloudflareStandIn, workerName } from './stand-in.ts';

/** Milliseconds: wrangler starts four times and more, and takes seconds on a small machine. */
export const timeout = 120_000;

export const SITE_URL = 'https://desert.test';
export const PREVIEW_KEY = 'a secret';

export const news = deployable('mf-news');
export const worker = workerName(news.config);

/** What happens at Cloudflare before, and after, each deployment of News. */
interface Meanwhile {
  before: () => void;
  after: () => void;
}

/** Has an account for each test of a file, with the edge in service and no section. */
export function setUpCloudflare() {
  const DEPLOYMENTS = `POST /workers/scripts/${worker}/deployments`;
  let nobody: string;
  let cloudflare: CloudflareStandIn;
  let meanwhile: Meanwhile;

  beforeEach(async () => {
    nobody = mkdtempSync(join(tmpdir(), 'nobody-'));
    meanwhile = { before() {}, after() {} };
    const on = (when: keyof Meanwhile) => (change: string) => {
      if (change === DEPLOYMENTS) meanwhile[when]();
    };
    cloudflare = await startCloudflareStandIn({ before: on('before'), after: on('after') });
    cloudflare.release(workerName(edgeConfig));
  });
  afterEach(() => {
    cloudflare.stop();
    rmSync(nobody, { recursive: true });
  });

  /** Runs a script of a package. */
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

  return {
    run,
    /** Makes a preview of News. */
    preview: (env = {}) =>
      run('mf-news', ['deploy', '--', '--preview'], { SITE_URL, PREVIEW_KEY, ...env }),
    cloudflare: () => cloudflare,
    /** How the visitors of News are split, in the order of Cloudflare's list. */
    inService: () => cloudflare.deployments(worker)[0]?.versions,
    onDeployment: (deeds: Partial<Meanwhile>) => void Object.assign(meanwhile, deeds),
    /** Deploys News gradually. */
    rollOut: () => {
      const split = [10, 90].map((percentage) => ({
        version_id: cloudflare.release('another'),
        percentage,
      }));
      cloudflare.deploy(worker, split);
      return split;
    },
  };
}
