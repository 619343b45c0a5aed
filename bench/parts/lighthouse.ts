/** Runs Lighthouse on five pages, emulating a phone, and compares the lowest performance score with a target. */
import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureBrowser } from '../../e2e/browser/ensure.ts';
import { fillRecords, FILLED_ID } from '../database/records.ts';
import { startHttp2Proxy } from '../http2-proxy.ts';
import { inTurns, median } from '../measures.ts';
import type { Bench } from '../options.ts';
import { atLeast, type Finding, format } from '../report.ts';
import { startSite } from '../site/site.ts';

/** Lighthouse is installed outside of the repository, because nothing else needs its 176 MB. */
const VERSION = '13.5.0';

const PATHS = ['/', '/news', '/merch', `/memories/${FILLED_ID}`, '/history/2011-12'];

/** The lowest score measured on an idle machine. Other load lowers scores. */
const SCORE = 97;

const CHROME = '--headless=new --no-sandbox --ignore-certificate-errors';

const run = promisify(execFile);

export async function* measureLighthouse({ runs }: Pick<Bench, 'runs'>): AsyncGenerator<Finding> {
  const at = join(tmpdir(), 'desert-lighthouse');
  await mkdir(at, { recursive: true });
  await run('npm', ['install', '--prefix', at, '--no-audit', '--no-fund', `lighthouse@${VERSION}`]);
  await using site = await startSite({}, fillRecords);
  await using proxy = await startHttp2Proxy(site.origin);
  const scoring = PATHS.map((path) => [path, () => scoreOf(at, proxy.origin + path)] as const);
  const scores = await inTurns(runs, Object.fromEntries(scoring));
  const medians = Object.entries(scores).map(([path, ofOne]) => [path, median(ofOne)] as const);
  yield {
    title: `Lighthouse ${VERSION}, mobile`,
    columns: ['performance'],
    rows: medians.map(([path, score]) => [path, format(score, 'count')]),
    targets: [
      atLeast('lowest score', 'count', Math.min(...medians.map(([, score]) => score)), SCORE),
    ],
  };
}

/** From 0 to 100. @throws if Lighthouse cannot load the page */
async function scoreOf(folder: string, url: string): Promise<number> {
  const options = ['--output=json', '--quiet', '--only-categories=performance'];
  const command = join(folder, 'node_modules/lighthouse/cli/index.js');
  const args = [command, url, ...options, `--chrome-flags=${CHROME}`];
  const env = { ...process.env, CHROME_PATH: ensureBrowser() };
  const score = () => run(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 });
  // Once in a while, Lighthouse records no start of the navigation (NO_NAVSTART).
  const { stdout } = await score().catch(score);
  const { categories } = JSON.parse(stdout) as {
    categories: { performance: { score: number | null } };
  };
  if (categories.performance.score === null) throw new Error(`Lighthouse could not load ${url}.`);
  return categories.performance.score * 100;
}
