/** Rolls a section's build out to a tenth of the visitors, then to all or back: docs/decisions/0080-flags-and-gradual-deployments.md */
import { setTimeout as delay } from 'node:timers/promises';
import { runQueries } from '../../drizzle/d1.ts';
import { readWrangler } from '../../drizzle/wrangler.ts';
import { compareBuilds, type BuildComparison } from '../../worker/contract/pages/compare-builds.ts';
import { type BuildFigures, FIGURE_HOUR_MS } from '../../worker/contract/pages/figures.ts';
import { type FigureRow, summarizeBuilds } from '../../worker/figures/summarize.ts';
import { PREVIEW_PATH } from '../../worker/pages/preview/token.ts';
import { findMainVersion, listDeployments } from './deployments.ts';
import { type PreviewSettings, signLink, uploadVersion } from './preview.ts';

/** The edge counts figures once a minute. */
const MINUTE_MS = 60_000;
const MINUTES = 10;

/** So many that a build which fails for 30 % of them passes less than once in a thousand times. */
const PROBE_COUNT = 20;

interface RollOut {
  readFigures: () => Promise<BuildFigures[]>;
  /** Visits the new version alone. @returns what is wrong with it */
  probe: () => Promise<string | undefined>;
  waitMinute: () => Promise<unknown>;
}

/** Watches a new build for ten minutes, or until it is worse than the one with most responses beside it. */
export async function watchBuild(
  build: string,
  { readFigures, probe, waitMinute }: RollOut,
): Promise<{ isGood: boolean; reason: string }> {
  let latest: BuildComparison = { outcome: 'few', reason: 'No figures were read.' };
  for (let minute = 0; minute < MINUTES; minute += 1) {
    await waitMinute();
    latest = compareWithOthers(build, await readFigures());
    if (latest.outcome === 'failing' || latest.outcome === 'slow') break;
  }
  if (latest.outcome !== 'few') return { isGood: latest.outcome === 'good', reason: latest.reason };
  const fault = await probe();
  const probed = fault ?? `${PROBE_COUNT} visits of the new version alone succeeded.`;
  return { isGood: fault === undefined, reason: `${latest.reason} ${probed}` };
}

function compareWithOthers(build: string, figures: BuildFigures[]): BuildComparison {
  const none = { build: '', requests: 0, errors: 0, response: null };
  const [before = none] = figures
    .filter((other) => other.build !== build)
    .toSorted((a, b) => b.requests - a.requests);
  return compareBuilds(
    figures.find((other) => other.build === build) ?? { ...none, build },
    before,
  );
}

interface Target {
  name: string;
  config: string;
  build: string;
}

/** Uploads a version and rolls it out. @returns why it has all visitors now @throws why it went back */
export async function rollOut(
  { name, config, build }: Target,
  options: string[],
  settings: PreviewSettings,
  waitMinute: RollOut['waitMinute'] = () => delay(MINUTE_MS),
): Promise<string> {
  const [current] = await listDeployments(config);
  if (!current)
    throw new Error(`${name} was never deployed, so no build is there to compare with.`);
  // A run that was interrupted left two versions in service: this deployment replaces its new one.
  const live = findMainVersion(current);
  const version = await uploadVersion(options);
  await deployVersions(config, [`${live}@90%`, `${version}@10%`], `10 % of ${build}`);
  const section = name.replace(/^mf-/, '');
  const { isGood, reason } = await watchBuild(build, {
    readFigures: () => readFigures(section),
    probe: async () =>
      probePreview(await signLink({ name, config, build, version }, settings), section, build),
    waitMinute,
  }).catch((error: Error) => ({ isGood: false, reason: error.message }));
  const [latest] = await listDeployments(config);
  if (!latest?.versions.some(({ version_id }) => version_id === version))
    throw new Error(`${name} was deployed by another run meanwhile, which keeps its version.`);
  const chosen = isGood ? version : live;
  await deployVersions(config, [`${chosen}@100%`], isGood ? build : `back from ${build}`);
  if (isGood) return reason;
  throw new Error(`${name}: build ${build} went back. ${reason}`);
}

async function deployVersions(config: string, split: string[], message: string): Promise<void> {
  const options = ['--message', message, '--config', config, '--yes'];
  await readWrangler(['versions', 'deploy', ...split, ...options]);
}

async function readFigures(section: string): Promise<BuildFigures[]> {
  const since = Math.floor(Date.now() / FIGURE_HOUR_MS) - 1;
  const [rows = []] = await runQueries(
    ['--remote'],
    `SELECT hour, section, build, metric, bucket, sum(count) AS count FROM figures
      WHERE section = '${section}' AND hour >= ${since} GROUP BY hour, build, metric, bucket`,
  );
  return summarizeBuilds(rows as unknown as FigureRow[]);
}

/** Visits a version by its preview link. @returns what is wrong; undefined if all visits show the build */
export async function probePreview(
  link: string,
  section: string,
  build: string,
): Promise<string | undefined> {
  const entry = await fetch(link, { redirect: 'manual' });
  const page = entry.headers.get('location');
  if (page === null) return `The link of ${PREVIEW_PATH} responds with ${entry.status}.`;
  const cookie = entry.headers
    .getSetCookie()
    .map((set) => set.split(';', 1)[0])
    .join('; ');
  for (let visit = 1; visit <= PROBE_COUNT; visit += 1) {
    const response = await fetch(new URL(page, link), { headers: { cookie }, redirect: 'manual' });
    await response.body?.cancel();
    const builds = response.headers.get('x-desert-build') ?? '';
    if (response.status !== 200 || !builds.split(', ').includes(`${section} ${build}`))
      return `Visit ${visit} of the new version got ${response.status} from “${builds}”.`;
  }
  return undefined;
}
