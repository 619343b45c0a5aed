import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drips, fails, halfOf, stops } from '../test/broken-bodies.ts';
import {
  anotherBuild,
  sectionWith,
  fragment,
  type Handler,
  manifest,
  readPage,
  released,
  rendering,
} from '../test/visit.ts';

const PAGE = '/history/2011-12';

/** The log lines of events `section.*`, without their path. */
let logged: Record<string, unknown>[];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => {
    const { path: _, ...rest } = JSON.parse(line) as Record<string, unknown>;
    if (String(rest['event']).startsWith('section.')) logged.push(rest);
  });
});
afterEach(() => vi.restoreAllMocks());

const withHead = (head: object) => rendering('<h1>2011-12</h1>', head);
const throws = sectionWith(() => new Response('', { status: 500 }));
const more = 'x'.repeat(262_144);
const broken: [string, Handler][] = [
  ['is not there', () => Promise.reject(new Error('no such Worker'))],
  ['responds with 500', () => new Response('oops', { status: 500 })],
  ['knows nothing', () => new Response('not found', { status: 404 })],
  ['responds to everything with a page', () => new Response('<html>')],
  ['throws while it renders', throws],
  ['responds with something other than a fragment', sectionWith(() => new Response('<p>hello'))],
  ['responds with JSON', sectionWith(() => Response.json({ title: 'A season' }))],
  ['names no title', withHead({ title: undefined })],
  ...[42, 204, 205, 206, 302, 304].map((status): [string, Handler] => [
    `names the status ${status}`,
    withHead({ status, location: status === 302 ? '/history/2012-13' : undefined }),
  ]),
  ['is moved nowhere', withHead({ status: 301 })],
  ['has more to say than a head holds', withHead({ title: 'x'.repeat(65_536) })],
  ['breaks off in its head', sectionWith(() => new Response(halfOf('{"status":200', fails)))],
  ['does not say how long its HTML is', withHead({ bytes: undefined })],
  ['stops in its head', sectionWith(() => new Response(halfOf('{"status":200', stops)))],
  ['has more to say of itself than a manifest holds', () => anotherBuild({ ...manifest, more })],
  ['has the manifest of another section', () => anotherBuild({ ...manifest, name: 'news' })],
  ['renders no matter which build', () => fragment('<h1>2011-12</h1>')],
  ['takes too long', sectionWith(() => new Promise(() => {}))],
  ['names another build each time', () => anotherBuild(released(`b${Math.random()}`))],
];

it.each(broken)('a page is a 503 with only the layout if its section %s', async (_, handler) => {
  const { status, html, state } = await readPage(PAGE, handler);
  expect(status).toBe(503);
  expect(html).toContain('<main></main>');
  expect(state.unavailable).toEqual(['history']);
  const { event, section, fault } = logged.at(-1)!;
  expect([event, section, typeof fault]).toEqual(['section.fragment', 'history', 'string']);
});

it('a section renders a page without a request for its section.json', async () => {
  const paths: string[] = [];
  const { status, html, state } = await readPage(PAGE, (request) => {
    paths.push(new URL(request.url).pathname);
    return rendering('<h1>2011-12</h1>')(request);
  });
  expect(status).toBe(200);
  expect(html).toContain('<h1>2011-12</h1>');
  expect(state.responses).toHaveProperty('/api/history/teams/2011-12/');
  expect(state.clientRendered).toEqual([]);
  expect(new Set(paths)).toEqual(new Set(['/fragment']));
  expect(logged).toEqual([]);
});

it.each<[string, Handler, fault: string]>([
  ['breaks off', rendering(halfOf('<p>Half', fails)), 'gone'],
  ['stops', rendering(halfOf('<p>Half', stops)), 'no answer within 1000 ms'],
  ['drips', rendering(halfOf('<p>Half', drips)), 'no answer within 1000 ms'],
  ['is shorter than its head says', withHead({ bytes: 17 }), '16 bytes of HTML in place of 17'],
  ['is longer than its head says', withHead({ bytes: 15 }), '16 bytes of HTML in place of 15'],
  ['is too long', rendering('x'.repeat(10_001)), 'more than 10000 bytes'],
  ['never ends', rendering('x'.repeat(200_000)), 'more than 75536 bytes'],
  ['leaves an element open', rendering('<div>Half'), 'no </div>'],
  ['closes the element around it', rendering('<p>Text</p></div>'), 'a </div> that ends nothing'],
])('a section’s whole fragment fails if its HTML %s', async (_, section, fault) => {
  const { status, html, state } = await readPage(PAGE, section);
  expect([status, state.unavailable]).toEqual([503, ['history']]);
  expect(html).toContain('<main></main>');
  expect(logged).toEqual([
    {
      event: 'section.fragment',
      section: 'history',
      build: 'aaaa',
      fault: expect.stringContaining(fault) as string,
    },
  ]);
});
