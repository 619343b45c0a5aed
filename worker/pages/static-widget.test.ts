import { beforeAll, expect, it, vi } from 'vitest';
import { api } from '../api/app.ts';
import { halfOf, stops } from '../test/broken-bodies.ts';
import { seedHistory } from '../test/history.ts';
import {
  sectionWith,
  fragment,
  type Handler,
  listening,
  manifest,
  readPage,
  visit,
} from '../test/visit.ts';

beforeAll(seedHistory);

const READ = '/api/history/today/';
const withWidget = {
  ...manifest,
  widgets: { home: { reads: { season: READ }, loading: '', styleNames: [] } },
};

const section = (render: Handler): Handler => sectionWith(render, withWidget);

it('the home page has a widget’s HTML and style, but no code or data to hydrate it', async () => {
  const fragment = '<h1><a href="/history/2011-12">2011-12</a></h1>';
  const { asked, section } = listening(fragment, withWidget);
  const { html, state } = await readPage('/home', section);
  expect(html).toContain(`<main>${fragment}</main>`);
  expect(html).toContain('<style data-part-of="/mf/history/aaaa/style.css">');
  expect(html).not.toMatch(/modulepreload|media="not all"/);
  expect(state.responses).toEqual({});
  expect(asked).toMatchObject([{ path: '/home', widget: 'home', viewer: null }]);
  expect(asked[0]!.responses[READ]).toMatchObject({ status: 200 });
});

it('the home page works while a section fails', async () => {
  const throws = section(() => new Response('', { status: 500 }));
  const { status, html, state } = await readPage('/home', throws);
  expect([status, state.unavailable]).toEqual([200, ['history']]);
  expect(html).toContain('<main></main>');
  expect(html).toContain('</html>');
});

it('a widget whose data fails is marked for a retry instead of being rendered', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const failing = vi
    .spyOn(api, 'fetch')
    .mockImplementation(async () => Response.json({}, { status: 503 }));
  const rendered = vi.fn<Handler>(() => fragment('<button>Try again</button>'));
  const { state } = await readPage('/home', section(rendered));
  expect(state.unavailable).toEqual(['history']);
  expect((await visit('/widgets/home/history', section(rendered))).status).toBe(503);
  expect(rendered).not.toHaveBeenCalled();
  failing.mockRestore();
  log.mockRestore();
});

it('a widget that is requested without its page is a document with the style sheets of its build', async () => {
  const integrity = { '/mf/history/aaaa/style.css': `sha256-${'a'.repeat(43)}=` };
  const { asked, section } = listening('<p>Today</p>', { ...withWidget, integrity });
  const response = await visit('/widgets/home/history', section);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  const html = await response.text();
  expect(html).toContain(
    `<link rel="stylesheet" href="/mf/history/aaaa/style.css" integrity="${integrity['/mf/history/aaaa/style.css']}">`,
  );
  expect(html).toContain('<body><p>Today</p></body>');
  expect(asked).toMatchObject([{ path: '/', search: '', widget: 'home' }]);
});

it('a widget that is requested without its page is a 503 if it fails, and logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const response = await visit(
    '/widgets/home/history',
    section(() => fragment(halfOf('<p>To', stops))),
  );
  expect(response.status).toBe(503);
  expect(await response.json()).toHaveProperty('errors.message');
  expect(log).toHaveBeenLastCalledWith(expect.stringContaining('"widget":"home"'));
  log.mockRestore();
});

it.each(['/widgets/home/none', '/widgets/profile/history', '/widgets/home', '/widgets'])(
  'no widget exists at the address %s',
  async (path) => {
    const { status, response } = await readPage(
      path,
      section(() => fragment('')),
    );
    expect(status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
  },
);
