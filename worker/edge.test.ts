import type { FragmentRequest } from '@desert/contract/pages/page';
import { beforeAll, expect, it, vi } from 'vitest';
import { createEdge } from './edge.ts';
import { context } from './test/background.ts';
import { seedHistory } from './test/history.ts';
import { shell } from './test/shell.ts';
import {
  anotherBuild,
  edgeEnv,
  sectionWith,
  fragment,
  type Handler,
  listening,
  manifest,
  readPage,
  released,
  rendering,
  revisit,
  stateIn,
  visit,
} from './test/visit.ts';

beforeAll(seedHistory);

const closed = { routes: [{ path: '/history/:year', reads: {}, loading: '', signedIn: true }] };

it('the HTML of a section’s page holds the fragment, its files and the data it was rendered from', async () => {
  const { asked, section } = listening('<h1>Coyotes</h1>');
  const { response, status, html } = await readPage('/history/2011-12?tab=1', section);
  expect(status).toBe(200);
  expect(html).toContain('<main><h1>Coyotes</h1></main>');
  expect(html).toContain('<title>A season · Hockey Belongs In The Desert</title>');
  const sheet = '@scope([data-section="history"]){h1{color:red}}';
  expect(html).toContain(`<style data-part-of="/mf/history/aaaa/style.css">${sheet}</style>`);
  expect(html).toContain(
    '<link rel="stylesheet" media="not all" href="/mf/history/aaaa/style.css">',
  );
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sheet));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)));
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${base64}';`);
  expect(html).toContain('href="/mf/history/aaaa/remoteEntry.js"');
  expect(asked).toMatchObject([{ path: '/history/2011-12', search: 'tab=1', viewer: null }]);
  const { responses } = asked[0]!;
  expect(responses['/api/history/teams/2011-12/']).toMatchObject({ status: 200 });
  expect(stateIn(html).responses).toEqual(responses);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('a page of a section has the theme that the visitor chose from its first byte', async () => {
  const form = new URLSearchParams({ theme: 'dark', next: '/' });
  const headers = { origin: 'https://desert.test' };
  const chosen = await visit('/theme', undefined, { method: 'POST', body: form, headers });
  const cookie = chosen.headers.get('set-cookie')!.split(';')[0]!;
  const { html, state } = await readPage('/', undefined, { headers: { cookie } });
  expect(html).toContain('<html lang="en" data-theme="dark">');
  expect(state.theme).toBe('dark');
  expect((await readPage('/')).html).toContain('<html lang="en" data-theme="system">');
});

it('a section never receives the visitor’s cookie', async () => {
  const seen: string[] = [];
  const section = sectionWith(async (request) => {
    seen.push(JSON.stringify([...request.headers]), await request.text());
    return fragment('');
  });
  await visit('/history/2011-12', section, { headers: { cookie: 'session=secret' } });
  expect(seen.join()).not.toContain('secret');
});

it('the edge makes one request for a section’s page if it knows the manifest of the section’s build', async () => {
  const section = vi.fn<Handler>(rendering(''));
  await visit('/api/health/', section);
  section.mockClear();
  await revisit('/history/2011-12', section);
  const paths = section.mock.calls.map(([{ url }]) => new URL(url).pathname);
  expect(paths).toEqual(['/fragment']);
});

it('the edge matches the route of a page, and names the route in its request to the section', async () => {
  const routes = [{ path: '/history', reads: {}, loading: '' }, ...manifest.routes];
  const { asked, section } = listening('', { ...manifest, routes });
  await visit('/history/a%20b', section);
  await visit('/history/a/b', section);
  expect(asked.map(({ route }) => route)).toEqual([{ at: 1, params: { year: 'a b' } }, undefined]);
});

it('a page whose route requires a log-in sends the visitor to log in first, and back', async () => {
  const response = await visit('/history/new?x=1', rendering('', {}, { ...manifest, ...closed }));
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/login?next=%2Fhistory%2Fnew%3Fx%3D1');
});

it('a page that requires a log-in redirects while its section is down, unless only an earlier build required it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await visit('/api/health/', () => anotherBuild({ ...manifest, ...closed }));
  const response = await revisit('/history/new', () => new Response('', { status: 500 }));
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/login?next=%2Fhistory%2Fnew');
  const opened = rendering('<h1>Open</h1>', {}, released('bbbb'));
  expect((await revisit('/history/2011-12', opened)).status).toBe(200);
  log.mockRestore();
});

it('the edge requests a page again with new reads if the section has been released since', async () => {
  await visit('/api/health/', () => anotherBuild(manifest));
  const newer = released('bbbb', {
    routes: [{ path: '/history/:year', reads: { all: '/api/history/teams/' }, loading: '' }],
  });
  const section = sectionWith(async (request) => {
    const { responses: given } = await request.json<FragmentRequest>();
    return fragment(Object.keys(given).join());
  }, newer);
  const response = await revisit('/history/2011-12', section);
  const html = await response.text();
  expect(html).toContain('<main>/api/history/teams/</main>');
  expect(html).not.toContain('/mf/history/aaaa/remoteEntry.js');
  expect(stateIn(html).manifests['history']!.build).toBe('bbbb');
});

it('a section’s page is served even if the section is released during its request', async () => {
  let count = 0;
  const section: Handler = async (request) => {
    const { build } = await request.json<FragmentRequest>();
    if (build === 'b2') return fragment('the second');
    return anotherBuild(released(`b${(count += 1)}`, { styles: [] }));
  };
  expect((await readPage('/history/2011-12', section)).html).toContain('the second');
});

it('the document escapes its data, which cannot leave its script element', async () => {
  const description = '<meta name="description" content="&#60;&#38;&#34;">';
  expect((await readPage('/')).html).toContain(description);
  const section = rendering('', { title: '</script><script>alert(1)' });
  const { html } = await readPage('/history/2011-12', section);
  expect(html).not.toContain('<script>alert');
});

it('the document says that a section without a Worker is not open', async () => {
  expect((await readPage('/')).state.soon).toEqual(['history']);
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  'the edge refuses the method %s for a page',
  async (method) => {
    const response = await visit('/', undefined, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toHaveProperty('errors.message');
  },
);

it.each(['/history/%E0%A4%A', '/history/a%2Fb', '/%2e%2e/%2e%2e', '/history/2011-12%00'])(
  'the edge has no page at %s',
  async (path) => {
    expect((await visit(path, rendering('', { status: 404 }))).status).toBeLessThan(500);
  },
);

it.each([
  ['/', 'text/html; charset=utf-8'],
  ['/robots.txt', 'text/plain;charset=UTF-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  // JSON is always UTF-8.
  ['/api/health', 'application/json'],
  ['/assets/none.js', 'text/plain; charset=utf-8'],
])('the edge gives %s its content type and charset', async (path, type) => {
  expect((await visit(path)).headers.get('content-type')).toBe(type);
});

it('the edge puts the security headers on pages, API and files', async () => {
  for (const path of ['/', '/api/health', '/mf/history/aaaa/x.js', '/assets/none.js']) {
    const { headers } = await visit(path);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.has('access-control-allow-origin')).toBe(false);
  }
});

it('a burst of changes from one address is a 429 with security headers, before the API runs', async () => {
  const burst = async (count: number, headers: HeadersInit, method = 'POST') => {
    const send = () => revisit('/api/auth/login/', undefined, { method, headers });
    const responses = await Promise.all(Array.from({ length: count }, send));
    return responses.filter(({ status }) => status === 429);
  };
  const headers = { 'CF-Connecting-IP': '203.0.113.45' };
  const refused = await burst(250, headers);
  // The platform’s window may end between the requests.
  expect(refused.length).toBeGreaterThanOrEqual(50);
  expect(refused[0]?.headers.get('retry-after')).toBe('10');
  expect(refused[0]?.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await burst(20, headers, 'GET')).toEqual([]);
  expect(await burst(1, { 'CF-Connecting-IP': '203.0.113.46' })).toEqual([]);
  // Local runs have no address.
  expect(await burst(150, {})).toEqual([]);
});

it('settings that cannot work are refused with the reason, whatever is requested', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const env = edgeEnv(undefined, undefined, { UNCONFIRMED_MAY: 'read', MAIL_FROM: '' });
  for (const path of ['/', '/api/health', '/news']) {
    const request = new Request(`https://desert.test${path}`);
    const response = await createEdge(shell).fetch(request, env, context);
    expect([path, response.status]).toEqual([path, 500]);
    expect(await response.text()).toContain('UNCONFIRMED_MAY = "read" needs MAIL_FROM');
  }
  expect(log).toHaveBeenCalledTimes(3);
  log.mockRestore();
});
