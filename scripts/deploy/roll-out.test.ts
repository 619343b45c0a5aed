import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import type { BuildFigures } from '../../worker/contract/pages/figures.ts';
import { probePreview, watchBuild } from './roll-out.ts';

const figuresOf = (build: string, requests: number, errors = 0, response = 40): BuildFigures => ({
  section: 'news',
  build,
  since: 1,
  until: 1,
  requests,
  errors,
  response,
  vitals: { LCP: null, INP: null, CLS: null, TTFB: null },
  visits: 0,
  hours: [],
});

/** Watches a build whose figures after each minute are those of `fresh`. */
async function watch(fresh: (minute: number) => BuildFigures, fault?: string) {
  let minutes = 0;
  let probes = 0;
  const outcome = await watchBuild('new', {
    readFigures: async () => [figuresOf('old', 900 * minutes, 1), fresh(minutes)],
    probe: async () => {
      probes += 1;
      return fault;
    },
    waitMinute: async () => {
      minutes += 1;
    },
  });
  return { ...outcome, minutes, probes };
}

it('a build as good as the old build is rolled out to all visitors after ten minutes', async () => {
  expect(await watch((minute) => figuresOf('new', 100 * minute))).toMatchObject({
    isGood: true,
    minutes: 10,
    probes: 0,
    reason: expect.stringContaining('75% of its responses took at most 40 ms (old: 40 ms).'),
  });
});

it('a build that fails for 30 % of its requests is rolled back after 50 responses', async () => {
  const failing = (minute: number) => figuresOf('new', 30 * minute, 9 * minute);
  expect(await watch(failing)).toEqual({
    isGood: false,
    minutes: 2,
    probes: 0,
    reason: '18 of its 60 responses failed (old: 1 of 1800).',
  });
});

it('a build that became three times slower is rolled back', async () => {
  expect(await watch((minute) => figuresOf('new', 100 * minute, 0, 120))).toMatchObject({
    isGood: false,
    minutes: 1,
    reason: '75% of its responses took at most 120 ms (old: 40 ms).',
  });
});

it('a build with too few requests for a comparison is judged by test visits', async () => {
  const few = (minute: number) => figuresOf('new', minute);
  expect(await watch(few)).toMatchObject({
    isGood: true,
    probes: 1,
    reason:
      'A comparison needs 50 responses of each build: new had 10, old 9000. 20 visits of the new version alone succeeded.',
  });
  expect(await watch(few, 'Visit 3 failed.')).toMatchObject({
    isGood: false,
    reason: 'A comparison needs 50 responses of each build: new had 10, old 9000. Visit 3 failed.',
  });
});

it.each([
  ['shows the build each time', () => 200, 'new', /^20 visits, no fault$/],
  [
    'fails every third time',
    (at: number) => (at % 3 === 0 ? 503 : 200),
    'new',
    /^3 visits, Visit 3 .* 503/,
  ],
  ['shows another build', () => 200, 'old', /^1 visits, Visit 1 .* “edge eeee, news old”/],
])(
  'test visits report what they found about a version that %s',
  async (_, statusOf, build, outcome) => {
    let visits = 0;
    const server = createServer(({ url = '', headers }, response) => {
      if (url.startsWith('/preview?token=t'))
        return response
          .writeHead(303, { location: '/news', 'set-cookie': 'preview=t; Path=/' })
          .end();
      if (headers.cookie !== 'preview=t') return response.writeHead(403).end();
      visits += 1;
      response.writeHead(statusOf(visits), { 'x-desert-build': `edge eeee, news ${build}` }).end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const found = await probePreview(`http://127.0.0.1:${port}/preview?token=t`, 'news', 'new');
    server.close();
    expect(`${visits} visits, ${found ?? 'no fault'}`).toMatch(outcome);
  },
);
