import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  anotherBuild,
  answers,
  drips,
  fails,
  fragment,
  halfOf,
  type Handler,
  manifest,
  type Pull,
  readPage,
  released,
  rendering,
  stops,
  visit,
} from '../test/visit.ts';

const PAGE = '/history/2011-12';

/** The lines in the log about sections, without the paths that they name. */
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
const throws = answers(() => new Response('', { status: 500 }));
const more = 'x'.repeat(262_144);
const broken: [string, Handler][] = [
  ['is not there', () => Promise.reject(new Error('no such Worker'))],
  ['answers 500', () => new Response('oops', { status: 500 })],
  ['knows nothing', () => new Response('not found', { status: 404 })],
  ['answers everything with a page', () => new Response('<html>')],
  ['throws while it renders', throws],
  ['answers something else than a fragment', answers(() => new Response('<p>hello'))],
  ['answers JSON', answers(() => Response.json({ title: 'A season' }))],
  ['names no title', withHead({ title: undefined })],
  ...[42, 204, 205, 206, 302, 304].map((status): [string, Handler] => [
    `names the status ${status}`,
    withHead({ status, location: status === 302 ? '/history/2012-13' : undefined }),
  ]),
  ['is moved nowhere', withHead({ status: 301 })],
  ['has more to say than a head holds', withHead({ title: 'x'.repeat(65_536) })],
  ['breaks off in its head', answers(() => new Response(halfOf('{"status":200', fails)))],
  ['stops in its head', answers(() => new Response(halfOf('{"status":200', stops)))],
  ['has more to say of itself than a manifest holds', () => anotherBuild({ ...manifest, more })],
  ['has the manifest of another section', () => anotherBuild({ ...manifest, name: 'news' })],
  ['renders no matter which build', () => fragment('<h1>2011-12</h1>')],
  ['takes too long', answers(() => new Promise(() => {}))],
  ['names another build each time', () => anotherBuild(released(`b${Math.random()}`))],
];

it.each(broken)('a section leaves the layout, with 503, where it %s', async (_, handler) => {
  const { status, html, state } = await readPage(PAGE, handler);
  expect(status).toBe(503);
  expect(html).toContain('<main></main>');
  expect(state.unavailable).toEqual(['history']);
  const { event, section, fault } = logged.at(-1)!;
  expect([event, section, typeof fault]).toEqual(['section.fragment', 'history', 'string']);
});

it('a section that fails says in the log which build failed, and how', async () => {
  await visit(PAGE, throws);
  const fault = 'Error: the fragment answered 500';
  const failed = { event: 'section.fragment', section: 'history', build: 'aaaa', fault };
  expect(logged).toEqual([failed]);
});

it('a section that is out of order in part needs no section.json to render', async () => {
  const paths: string[] = [];
  const { status, html, state } = await readPage(PAGE, (request) => {
    paths.push(new URL(request.url).pathname);
    return rendering('<h1>2011-12</h1>')(request);
  });
  expect(status).toBe(200);
  expect(html).toContain('<h1>2011-12</h1>');
  expect(state.answers).toHaveProperty('/api/history/teams/2011-12/');
  expect(state.clientRendered).toEqual([]);
  expect(new Set(paths)).toEqual(new Set(['/fragment']));
  expect(logged).toEqual([]);
});

const half = '<section class="a"><h1>Half</h1><a href="/history';
const brokenOff = (fault: string) => ({
  event: 'section.broken-off',
  section: 'history',
  build: 'aaaa',
  fault: expect.stringContaining(fault) as string,
});

it.each<[string, string, Pull]>([
  ['fails', 'gone', fails],
  ['stops', 'no answer within 200 ms', stops],
  ['drips', 'no answer within 200 ms', drips],
])('a fragment leaves the rest of the document whole where it %s', async (_, fault, pull) => {
  const { html, state } = await readPage(PAGE, rendering(halfOf(half, pull)));
  expect(html).toContain('<main><section class="a"><h1>Half</h1></section></main>');
  expect(state.clientRendered).toEqual(['history']);
  expect(state.answers).toHaveProperty('/api/history/teams/2011-12/');
  expect(logged).toEqual([brokenOff(fault)]);
});

it.each([
  ['<div>Half', '<div>Half</div>', 'no </div>'],
  ['<p>Text</p><!-- ', '<p>Text</p>', 'does not end'],
  ['<textarea>a <b>', '<textarea>a <b></textarea>', 'no </textarea>'],
  ['<template><p>', '<template><p></p></template>', 'no </p></template>'],
  ['<p>Text</p><plaintext>more', '<p>Text</p>', 'a <plaintext> out of place'],
  ['<p>Text</p></div></div><p>', '<p>Text</p>', 'a </div> that ends nothing'],
  // It is no longer than it may be.
  [`<p>${'x'.repeat(10_000)}</p>`, `<p>${'x'.repeat(9997)}</p>`, 'more than 10000 bytes'],
])('a fragment is balanced where it is whole, but %s', async (fragment, balanced, fault) => {
  const { html, state } = await readPage(PAGE, rendering(fragment));
  expect(html).toContain(`<main>${balanced}</main>`);
  expect(state.clientRendered).toEqual(['history']);
  expect(logged).toEqual([brokenOff(fault)]);
});
