import { expect, it } from 'vitest';
import { toBrowserManifest } from './critical-rules.ts';
import type { SectionManifest } from './page.ts';

const FILES = {
  name: 'news',
  build: 'aaaa',
  kit: '1.0',
  entry: '/mf/news/aaaa/remoteEntry.js',
  styles: ['/mf/news/aaaa/style.css'],
  preloads: [],
  integrity: { '/mf/news/aaaa/style.css': 'sha256-a' },
};
const PAGE = '/mf/news/aaaa/PostsPage.js';
const STYLE = '/mf/news/aaaa/PostsPage.css';

it('a browser gets the routes and files of a manifest, without the fields that only the edge reads', () => {
  const route = { path: '/news', reads: { records: '/api/news/' }, loading: 'Loading posts...' };
  const manifest: SectionManifest = {
    ...FILES,
    firstRules: [{ css: 'a{color:red}' }],
    integrity: { ...FILES.integrity, [PAGE]: 'sha256-b', [STYLE]: 'sha256-c' },
    routes: [{ ...route, shared: true, styleNames: ['a'], style: STYLE, preloads: [PAGE] }],
    widgets: { home: { reads: {}, loading: 'Loading...' } },
  };
  expect(JSON.parse(JSON.stringify(toBrowserManifest(manifest)))).toEqual({
    ...FILES,
    routes: [route],
  });
});
