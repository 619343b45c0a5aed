import { expect, it } from 'vitest';
import type { SectionManifest } from '../../worker/contract/page.ts';
import { PAGE_STATE_ID } from '../../worker/contract/shell.ts';
import { manifestFromSource, pageFromSource } from './from-source.ts';

const manifest = (name: string): SectionManifest => ({
  name,
  build: 'aaaa',
  kit: '7.aaaa',
  entry: `/mf/${name}/aaaa/remoteEntry.js`,
  styles: [`/mf/${name}/aaaa/section.css`],
  preloads: [`/mf/${name}/aaaa/more.js`],
  routes: [{ path: `/${name}`, reads: {}, loading: '</script> $1' }],
});

function pageWith(manifests: Record<string, SectionManifest>): string {
  const state = JSON.stringify({ manifests }).replaceAll('<', '\\u003c');
  return [
    '<head><script type="module" src="/assets/client.js" integrity="sha256-a="></script>',
    '<link rel="modulepreload" href="/assets/react.js" fetchpriority="low"></head>',
    `<p>Café</p><script type="application/json" id="${PAGE_STATE_ID}">${state}</script>`,
  ].join('');
}

const stateOf = (html: string): unknown =>
  JSON.parse(/id="[^"]+">([^<]*)<\/script>$/.exec(html)?.[1] ?? '');

it('the development page loads the sources in place of the built shell, and preloads nothing', () => {
  const page = pageFromSource(pageWith({}), 'news', '<script src="$&"></script>');
  expect(page).toContain('<head><script src="$&"></script></head><p>Café</p>');
  // A section that the page does not know is asked for.
  expect(stateOf(page)).toEqual({ manifests: {} });
  expect(manifestFromSource(manifest('hello'))).toMatchObject({ name: 'hello', build: 'source' });
});

it('the development page uses the sources of this section only, with its current routes', () => {
  const news = manifest('news');
  const page = pageFromSource(pageWith({ news, store: manifest('store') }), 'news', '');
  expect(stateOf(page)).toEqual({
    manifests: {
      news: {
        ...news,
        build: 'source',
        entry: '/@source/shell/dev/remoteEntry.ts?section=news',
        styles: [],
        preloads: [],
      },
      store: manifest('store'),
    },
  });
});
