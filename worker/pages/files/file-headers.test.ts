/** Visitors get only the headers that describe a file from a section’s response, and none of a fragment’s. */
import { staticWidgetPath } from '@desert/contract/pages/widgets';
import { expect, it } from 'vitest';
import { sectionWith, fragment, type Handler, manifest, visit } from '../../test/visit.ts';

/** Headers that would give the browser orders or grant other sites access. */
const ORDERS = {
  'set-cookie': 'session=stolen; Path=/',
  'clear-site-data': '"*"',
  'content-security-policy': "script-src 'unsafe-inline'",
  'content-security-policy-report-only': "default-src 'none'; report-uri https://evil.test/",
  'service-worker-allowed': '/',
  refresh: '0; url=https://evil.test/',
  link: '<https://evil.test/x.css>; rel=stylesheet',
  location: 'https://evil.test/',
  'access-control-allow-origin': '*',
  'access-control-allow-credentials': 'true',
  'www-authenticate': 'Basic',
  'report-to': '{}',
  nel: '{}',
  'strict-transport-security': 'max-age=0',
  'x-frame-options': 'ALLOWALL',
  'cross-origin-resource-policy': 'cross-origin',
  'x-section': 'anything',
};

const OF_FILE = {
  'content-type': 'text/javascript',
  'content-language': 'en',
  'last-modified': 'Sat, 21 Nov 2026 00:00:00 GMT',
  etag: '"1"',
  vary: 'accept-encoding',
};

async function headersOf(path: string, section?: Handler, assets?: Handler) {
  const { headers } = await visit(path, section, {}, assets);
  // The durations of a page’s stages vary.
  const entries = [...headers].map(([name, value]) => [name, value.replace(/dur=\d+/g, 'dur=0')]);
  return Object.fromEntries(entries) as Record<string, string>;
}

const file = (status: number, headers: HeadersInit) => () =>
  new Response('code', { status, headers });

it.each([200, 404, 429])(
  'a file with status %i is served only with headers that belong to files',
  async (status) => {
    for (const path of ['/mf/history/aaaa/x.js', '/mf/history/section.json', '/icon.svg']) {
      // The last path is served by the shell.
      const read = (headers: Record<string, string>) =>
        headersOf(path, file(status, headers), file(status, headers));
      const ordered = {
        ...ORDERS,
        ...OF_FILE,
        ...(path !== '/icon.svg' && { 'cache-control': 'x' }),
      };
      expect(await read(ordered)).toEqual(await read(OF_FILE));
    }
  },
);

it('a section’s file keeps its own headers, except for how long it is cached', async () => {
  const { 'cache-control': control, ...headers } = await headersOf(
    '/mf/history/aaaa/x.js',
    file(200, { ...OF_FILE, 'cache-control': 'no-store' }),
  );
  expect(headers).toMatchObject(OF_FILE);
  expect(control).toBe('public, max-age=31536000, immutable');
});

it.each(['/history/2011-12', '/home', staticWidgetPath('history')])(
  'no header of a section’s fragment reaches the visitor: %s',
  async (path) => {
    let renders = 0;
    const published = { ...manifest, widgets: { home: { reads: {}, loading: '' } } };
    const section = (orders: Record<string, string>) =>
      sectionWith(() => {
        renders += 1;
        const response = fragment('<h1>A season</h1>');
        for (const [name, value] of Object.entries(orders)) response.headers.set(name, value);
        return response;
      }, published);
    expect(await headersOf(path, section(ORDERS))).toEqual(await headersOf(path, section({})));
    expect(renders).toBe(2);
  },
);
