import { expect, it } from 'vitest';
import { isSectionManifest } from './manifest.ts';
import type { SectionManifest } from './page.ts';

const HASH = `sha256-${'aB3/+'.repeat(8)}abc=`;
const manifest: SectionManifest = {
  name: 'news',
  build: 'aaaa',
  kit: '7.ab12',
  entry: '/mf/news/aaaa/remoteEntry.js',
  styles: ['/mf/news/aaaa/style.css'],
  preloads: ['/mf/news/aaaa/section.js'],
  routes: [{ path: '/news', reads: { posts: '/api/news/' }, loading: 'Loading posts...' }],
  widgets: { profile: { reads: {}, loading: 'Loading...' } },
};

it('a section’s manifest is valid, with and without widgets, and with integrity hashes', () => {
  const { widgets: _, ...before } = manifest;
  const integrity = { '/mf/news/aaaa/section.js': HASH, '/mf/news/aaaa/style.css': HASH };
  const rule = { css: '.a{gap:1px}', needs: [['.a']], reads: ['--gap'] };
  const firstRules = [rule, { block: '@media all', rules: [{ css: '.a{}' }] }];
  const routes = [{ ...manifest.routes[0]!, styleNames: ['.a'], style: '/mf/news/aaaa/P.css' }];
  for (const valid of [manifest, before, { ...manifest, integrity, firstRules, routes }])
    expect(isSectionManifest('news', valid)).toBe(true);
});

it.each<[string, unknown]>([
  ['nothing', null],
  ['text', '<html>'],
  ['an empty object', {}],
  ['that of another section', { ...manifest, name: 'store' }],
  ['one without a build', { ...manifest, build: undefined }],
  ['one without a kit', { ...manifest, kit: undefined }],
  ['one without an entry', { ...manifest, entry: undefined }],
  ['one with an entry of another section', { ...manifest, entry: '/mf/store/aaaa/remoteEntry.js' }],
  ['one with a style of another build', { ...manifest, styles: ['/mf/news/bbbb/style.css'] }],
  ['one with a script of another site', { ...manifest, preloads: ['https://example.com/a.js'] }],
  ['one that exposes a script of another section', { ...manifest, exposed: '/mf/store/aaaa/a.js' }],
  ...[
    { '/mf/store/aaaa/a.js': HASH },
    { '/mf/news/aaaa/a.js': 'sha256-short=' },
    { '/mf/news/aaaa/a.js': `${HASH}" onload="x` },
    { '/mf/news/aaaa/a.js': 1 },
    'none',
  ].map((integrity): [string, unknown] => [
    `one that says of files that they are ${JSON.stringify(integrity)}`,
    { ...manifest, integrity },
  ]),
  ...[
    '../../store/bbbb/x.js',
    '%2e%2e/x.js',
    'a//b.js',
    '.hidden',
    'x.js?a',
    'x.js"><b>',
    'x y',
  ].map((file): [string, unknown] => [
    `one with a script at ${file}`,
    { ...manifest, preloads: [`/mf/news/aaaa/${file}`] },
  ]),
  ...['', '..', 'a/b', 'aa"', 'a'.repeat(41)].map((build): [string, unknown] => [
    `one whose build is '${build}'`,
    JSON.parse(JSON.stringify(manifest).replaceAll('aaaa', build.replaceAll('"', '\\"'))),
  ]),
  ['one without routes', { ...manifest, routes: undefined }],
  ['one with a route without a path', { ...manifest, routes: [{ reads: {} }] }],
  ['one with a route without reads', { ...manifest, routes: [{ path: '/news' }] }],
  [
    'one with a read that is not an address',
    { ...manifest, routes: [{ path: '/', reads: { a: 1 } }] },
  ],
  ...['/news/(', '/news/*', 'news', '/news/:id?', '', '//'].map((path): [string, unknown] => [
    `one with a route at '${path}'`,
    { ...manifest, routes: [{ path, reads: {}, loading: '' }] },
  ]),
  [
    'one with an invalid tag',
    { ...manifest, routes: [{ path: '/news', reads: {}, loading: '', tag: 1 }] },
  ],
  [
    'one with a loading text that is not a string',
    { ...manifest, routes: [{ path: '/news', reads: {}, loading: { a: 1 } }] },
  ],
  ...[
    {},
    [{ css: 1 }],
    [{ css: '', needs: ['.a'] }],
    [{ css: '', reads: '--a' }],
    [{ block: '@media all', rules: [{}] }],
  ].map((firstRules): [string, unknown] => [
    `one with rules ${JSON.stringify(firstRules)}`,
    { ...manifest, firstRules },
  ]),
  [
    'one with style names that are not strings',
    { ...manifest, routes: [{ ...manifest.routes[0], styleNames: [1] }] },
  ],
  [
    'one with a page’s script of another build',
    { ...manifest, routes: [{ ...manifest.routes[0], preloads: ['/mf/news/bbbb/Page.js'] }] },
  ],
  [
    'one with a page’s style sheet of another build',
    { ...manifest, routes: [{ ...manifest.routes[0], style: '/mf/news/bbbb/Page.css' }] },
  ],
  ['one with a broken widget', { ...manifest, widgets: { profile: {} } }],
])('a manifest with %s is invalid', (_, value) => {
  expect(isSectionManifest('news', value)).toBe(false);
});
