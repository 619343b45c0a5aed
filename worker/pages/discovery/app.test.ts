import { expect, it } from 'vitest';
import { ORIGIN } from '../../test/api.ts';
import { visit } from '../../test/visit.ts';

it('/.well-known/change-password redirects to the user settings', async () => {
  const response = await visit('/.well-known/change-password');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/user/settings']);
});

it('robots.txt names the sitemap, and excludes only the API from all crawlers but the archive’s', async () => {
  const response = await visit('/robots.txt');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await response.text()).toBe(
    `User-agent: *\nDisallow: /api/\n\nUser-agent: desert-archive\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  );
});

it.each(['/robots.txt', '/sitemap.xml', '/sitemap-pages.xml', '/news/feed.xml'])(
  'the edge responds to GET and HEAD, but not to POST, for the file %s',
  async (path) => {
    const response = await visit(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).toMatch(/^"/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await visit(path, undefined, { method: 'HEAD' })).status).toBe(200);
    expect((await visit(path, undefined, { method: 'POST' })).status).toBe(405);
  },
);

it('a missing file is a 404 with a JSON error instead of a page', async () => {
  const response = await visit('/history/none.xml');
  expect(response.status).toBe(404);
  expect(await response.json()).toHaveProperty('errors.message');
});

it('/.well-known/passkey-endpoints leads to the user settings', async () => {
  const response = await visit('/.well-known/passkey-endpoints');
  const settings = `${ORIGIN}/user/settings`;
  expect(await response.json()).toEqual({ enroll: settings, manage: settings });
  expect(response.headers.get('content-type')).toBe('application/json');
});
