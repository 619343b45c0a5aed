import { compareBuilds, type BuildComparison } from '@desert/contract/pages/compare-builds';
import type { VisitReport } from '@desert/contract/pages/figure-input';
import {
  type BuildFigures,
  computePercentile75,
  type SiteHealth,
  toHistogramBucket,
} from '@desert/contract/pages/figures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VERSION_KEY_HEADER } from '../pages/sections/rollout.ts';
import { clearIsolate } from '../platform/isolate/memory.ts';
import { env } from '../test/account.ts';
import { post } from '../test/api.ts';
import { allSettled } from '../test/background.ts';
import type { Fan } from '../test/fan.ts';
import { runHourly } from '../test/jobs.ts';
import { signedInModerator } from '../test/moderators.ts';
import {
  fragment,
  type Handler,
  released,
  rendering,
  revisit,
  sectionWith,
  visit,
} from '../test/visit.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let moderator: Fan;

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM figures').run();
  moderator = await signedInModerator();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Visits once more after the minute in which an isolate collects figures. */
async function writeFigures(section: Handler): Promise<void> {
  await allSettled();
  vi.setSystemTime(Date.now() + MINUTE_MS);
  await revisit('/nowhere', section);
  await allSettled();
}

const report = (more: Partial<VisitReport> = {}): VisitReport => ({
  section: 'shell',
  build: 'ssss',
  page: '/',
  connection: '4g',
  vitals: { LCP: 900, INP: 80, CLS: 3, TTFB: 120 },
  ...more,
});

async function readBuild(section: string): Promise<BuildFigures | undefined> {
  const response = await moderator.get('/moderation/health/');
  const { builds } = await response.json<SiteHealth>();
  return builds.find((build) => build.section === section);
}

/** The p75 that a histogram of these values gives. */
const p75 = (values: number[]) =>
  computePercentile75(
    new Map(
      [...Map.groupBy(values.map(toHistogramBucket), (at) => at)].map(([at, all]) => [
        at,
        all.length,
      ]),
    ),
  );

it('the measures stored of 1,000 visits equal a count of what the visits sent', async () => {
  const values = Array.from({ length: 1000 }, (_, at) => 50 + ((at * 7919) % 3000));
  for (const [at, LCP] of values.entries()) {
    // The limit of reports is per minute.
    if (at % 500 === 0) vi.setSystemTime(Date.now() + MINUTE_MS);
    const body = report({ vitals: { LCP, TTFB: LCP / 4 } });
    expect((await post('/figures/', body)).status).toBe(204);
  }
  const build = await readBuild('shell');
  expect(build).toMatchObject({ build: 'ssss', visits: 1000, requests: 0, errors: 0 });
  const TTFB = p75(values.map((value) => value / 4));
  expect(build?.vitals).toEqual({ LCP: p75(values), INP: null, CLS: null, TTFB });
});

it('measures that name an unknown section, build or page are added to one row', async () => {
  const vitals = { TTFB: 100 };
  for (const name of ['a', 'b', 'c'])
    await post('/figures/', report({ section: name, build: name, page: `/${name}`, vitals }));
  const { results } = await env.DB.prepare('SELECT section, build, page, count FROM figures').all();
  expect(results).toEqual([{ section: 'other', build: 'other', page: 'other', count: 3 }]);
});

it.each([
  ['a negative time', { vitals: { LCP: -1 } }],
  ['a connection of its own', { connection: 'carrier pigeon' }],
  ['markup as a section', { section: '<b>' }],
])('a report of measures with %s is refused', async (_, more) => {
  expect((await post('/figures/', { ...report(), ...more })).status).toBe(400);
});

it('no measures are counted if measuring is turned off', async () => {
  const off = { ...env, FIELD_FIGURES: 'off' };
  expect((await post('/figures/', report(), { environment: off })).status).toBe(204);
  expect(await env.DB.prepare('SELECT count(*) AS n FROM figures').first('n')).toBe(0);
});

it('the edge counts requests, and a section’s fragments and failures, and writes them after a minute', async () => {
  const render = rendering('<h1>2011-12</h1>');
  await visit('/history/2011-12', render);
  for (let visits = 0; visits < 2; visits += 1) await revisit('/history/2011-12', render);
  const fails = sectionWith(() => new Response('', { status: 500 }));
  vi.spyOn(console, 'error').mockReturnValue();
  await revisit('/history/2011-12', fails);
  await allSettled();
  expect(await readBuild('history')).toBeUndefined();
  vi.setSystemTime(Date.now() + MINUTE_MS);
  await revisit('/history/2011-12', render);
  await allSettled();
  expect(await readBuild('history')).toMatchObject({ build: 'aaaa', requests: 5, errors: 1 });
  expect(await readBuild('edge')).toMatchObject({ build: 'eeee', requests: 5 });
});

it('a section that fails before its build is known is counted as one unknown build', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const broken = () => new Response('', { status: 500 });
  await visit('/history/2011-12', broken);
  await revisit('/history/2011-12', broken);
  await writeFigures(broken);
  expect(await readBuild('history')).toMatchObject({ build: 'unknown', requests: 2, errors: 2 });
});

/** A section's new build, and what it does to the clock and the response of the visit of this number. */
const releases: [
  string,
  BuildComparison['outcome'],
  (at: number, clock: { ms: number }) => Response,
][] = [
  ['is as good', 'good', () => fragment('<h1>2011-12</h1>')],
  [
    'fails for 30 % of the requests',
    'failing',
    (at) => (at % 10 < 3 ? new Response('', { status: 500 }) : fragment('<h1>2011-12</h1>')),
  ],
  [
    'became three times slower',
    'slow',
    (_, clock) => {
      clock.ms += 40;
      return fragment('<h1>2011-12</h1>');
    },
  ],
];

it.each(releases)(
  'within five minutes of visits, the measures by build show that a release %s: %s',
  async (_, outcome, render) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const clock = { ms: 0 };
    vi.spyOn(performance, 'now').mockImplementation(() => clock.ms);
    let count = 0;
    const answer = (build: string) => {
      clock.ms += 20;
      return build === 'bbbb' ? render((count += 1), clock) : fragment('<h1>2011-12</h1>');
    };
    // During a roll-out, the platform chooses a section's version by the visitor's key: 10 % get the new one.
    const section: Handler = async (request) => {
      const build = Number(request.headers.get(VERSION_KEY_HEADER)) < 10 ? 'bbbb' : 'aaaa';
      return sectionWith(() => answer(build), released(build))(request);
    };
    const visitAs = async (key: number) => {
      const headers = { cookie: `__Host-rollout=${key}` };
      await (await revisit('/history/2011-12', section, { headers })).text();
    };
    clearIsolate();
    await visitAs(99);
    await writeFigures(section);
    vi.setSystemTime(Date.now() + 60 * MINUTE_MS);
    for (let visits = 0; visits < 600; visits += 1) {
      if (visits % 120 === 0) vi.setSystemTime(Date.now() + MINUTE_MS);
      await visitAs(visits % 100);
    }
    await writeFigures(section);
    const response = await moderator.get('/moderation/health/');
    const { builds } = await response.json<SiteHealth>();
    const [fresh, before] = builds.filter((build) => build.section === 'history');
    expect(fresh).toMatchObject({ build: 'bbbb', requests: 60 });
    expect(before).toMatchObject({ build: 'aaaa', requests: 541 });
    expect(compareBuilds(fresh!, before!)).toMatchObject({ outcome });
  },
);

it('measures are deleted after 30 days', async () => {
  await post('/figures/', report());
  vi.setSystemTime(Date.now() + 31 * DAY_MS);
  await runHourly('clean');
  expect(await env.DB.prepare('SELECT count(*) AS n FROM figures').first('n')).toBe(0);
});
