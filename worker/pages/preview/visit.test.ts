import type { SectionManifest } from '@desert/contract/pages/page';
import { expect, it, vi } from 'vitest';
import type { Env } from '../../env.ts';
import { contextOf } from '../../test/request-context.ts';
import {
  type Handler,
  PREVIEW_KEY,
  readPage,
  released,
  rendering,
  revisit,
  visit,
} from '../../test/visit.ts';
import { VERSION_OVERRIDES_HEADER } from '../sections/section-workers.ts';
import { type Preview, signPreview } from './token.ts';
import { servePreview, isPreviewPath } from './visit.ts';

const HOUR = 60 * 60 * 1000;

const preview: Preview = {
  section: 'history',
  worker: 'desert-history',
  version: 'dc8dcd28-271b-4367-9840-6c244f84cb40',
  build: 'bbbb',
  expires: Date.now() + HOUR,
};
const token = await signPreview(preview, PREVIEW_KEY);
const foreign = await signPreview(preview, 'another key');
const over = await signPreview({ ...preview, expires: Date.now() - 1 }, PREVIEW_KEY);
const previewer = { headers: { Cookie: `__Host-preview=${token}` } };

/** A section with a live version (aaaa), and one that the override header requests (bbbb). */
const twoVersions: Handler = (request) => {
  const requested = request.headers.get(VERSION_OVERRIDES_HEADER);
  return versionOf(requested === `desert-history="${preview.version}"` ? 'bbbb' : 'aaaa')(request);
};
const live: Handler = (request) => versionOf('aaaa')(request);

function versionOf(build: string): Handler {
  const published: SectionManifest = { ...released(build), styles: [] };
  return (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/fragment') return rendering(build, {}, published)(request);
    return new Response(build, { status: pathname.includes(build) ? 200 : 404 });
  };
}

/** The text of the page’s preview bar, undefined without one. */
function barIn(html: string): string | undefined {
  const bar = /<aside class="preview-bar".*?<\/aside>/s.exec(html)?.[0];
  return bar?.replace(/<[^>]+>/g, '');
}

it('a preview link leads to its section only, with a cookie that expires with the link', async () => {
  const response = await visit(`/preview?token=${token}&next=//evil.test/`, twoVersions);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/history']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const [cookie = ''] = response.headers.getSetCookie();
  const [, maxAge] =
    /^__Host-preview=[\w.-]+; Max-Age=(\d+); Path=\/; HttpOnly; Secure; SameSite=Lax$/.exec(
      cookie,
    ) ?? [];
  expect(Number(maxAge)).toBeGreaterThan((HOUR - 60_000) / 1000);
  expect(Number(maxAge)).toBeLessThanOrEqual(HOUR / 1000);
});

it.each([
  ['has no valid signature', 'e30.e30'],
  ['was signed with another key', foreign],
  ['has expired', over],
  ['is empty', ''],
])('a preview link that %s is refused', async (_, bad) => {
  const response = await visit(`/preview?token=${bad}`, twoVersions);
  expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  expect(await response.text()).toContain('isn’t valid or has expired');
});

it('an edge without a preview key ignores the preview path and the preview cookie', async () => {
  const env = {} as Env;
  expect(isPreviewPath(env, '/preview')).toBe(false);
  const context = { ...contextOf(new Request('https://desert.test/', previewer)), env };
  const next = vi.fn(async () => new Response());
  await servePreview(context, next);
  expect(next).toHaveBeenCalledExactlyOnceWith(context);
});

it('a visitor in a preview gets the page and files of the previewed version, and a bar that says so', async () => {
  const { response, html, state } = await readPage('/history/2011-12', twoVersions, previewer);
  expect(html).toContain('<main>bbbb</main>');
  expect(state.manifests['history']!.build).toBe('bbbb');
  expect(barIn(html)).toContain('You’re previewing build bbbb of History, not the live version.');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const file = await visit('/mf/history/bbbb/remoteEntry.js', twoVersions, previewer);
  expect(await file.text()).toBe('bbbb');
  // Also on pages of the shell.
  expect(barIn((await readPage('/', twoVersions, previewer)).html)).toContain('build bbbb');
});

it('a visitor in a preview and other visitors never get each other’s cached pages', async () => {
  const pages = [];
  for (const visitor of [{}, previewer, {}]) {
    const html = await (await revisit('/history/2011-12', twoVersions, visitor)).text();
    pages.push([/<main>(.*)<\/main>/.exec(html)?.[1], barIn(html) !== undefined]);
  }
  expect(pages).toEqual([
    ['aaaa', false],
    ['bbbb', true],
    ['aaaa', false],
  ]);
});

it('a visitor in a preview is told if the previewed version is not in service', async () => {
  const { html } = await readPage('/history/2011-12', live, previewer);
  expect(html).toContain('<main>aaaa</main>');
  expect(barIn(html)).toContain(
    'Build bbbb of History isn’t in service. You’re seeing the live version.',
  );
});

it('a visitor in a preview gets the live versions of all other sections', async () => {
  const ofNews = { ...preview, section: 'news', worker: 'desert-news' };
  const cookie = `__Host-preview=${await signPreview(ofNews, PREVIEW_KEY)}`;
  const overrides: (string | null)[] = [];
  const listening: Handler = (request) => {
    overrides.push(request.headers.get(VERSION_OVERRIDES_HEADER));
    return live(request);
  };
  await visit('/history/2011-12', listening, { headers: { Cookie: cookie } });
  expect(new Set(overrides)).toEqual(new Set([null]));
});

const end = (headers: Record<string, string>, method = 'POST') =>
  visit('/preview/end', live, { method, headers: { ...previewer.headers, ...headers } });

it('the form that ends a preview clears the cookie and returns to the page', async () => {
  const Origin = 'https://desert.test';
  for (const [Referer, location] of [
    ['https://desert.test/history/2011-12?team=phx', '/history/2011-12?team=phx'],
    ['', '/'],
    ['nonsense', '/'],
    ['https://desert.test//evil.test/', '/'],
    ['https://evil.test/history', '/history'],
  ] as const) {
    const { status, headers } = await end({ Origin, Referer });
    expect([status, headers.get('location')]).toEqual([303, location]);
    expect(headers.getSetCookie()).toEqual([
      '__Host-preview=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  }
});

it('a preview cannot be ended from another site or by a link', async () => {
  const crossSite = await end({ Origin: 'https://evil.test' });
  expect([crossSite.status, crossSite.headers.getSetCookie()]).toEqual([403, []]);
  expect((await end({}, 'GET')).status).toBe(405);
});
