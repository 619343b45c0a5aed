import type { FragmentRequest } from '@desert/contract/pages/page';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { api } from '../api/app.ts';
import { computeSha256 } from '../http/response/security-headers.ts';
import { env } from '../test/account.ts';
import { edgeWith, good, SEASON, strip, tagged } from '../test/strips.ts';
import { sectionWith, fragment, type Handler, rendering, stateIn } from '../test/visit.ts';

let log: MockInstance<typeof console.error>;

beforeEach(() => void (log = vi.spyOn(console, 'error').mockReturnValue()));
afterEach(() => vi.restoreAllMocks());

const BOTH = '<h1>2011-12</h1></main><aside><p>A post</p></aside><aside><p>A memory</p></aside>';

const readAt = async (ask: ReturnType<typeof edgeWith>, path = SEASON) => (await ask(path)).text();

function listening() {
  const requests: FragmentRequest[] = [];
  const news = strip('news', async (request) => {
    requests.push(await request.json());
    return fragment('<p>A post</p>');
  });
  return { requests, news };
}

it('a page of a season shows other sections’ related records below it, without their scripts', async () => {
  const ask = edgeWith();
  for (const html of [await readAt(ask), await readAt(ask)]) {
    expect(html).toContain(BOTH);
    expect(stateIn(html)).toMatchObject({ tag: 'season:2011-12', title: 'A season' });
    expect(Object.keys(stateIn(html).manifests)).toEqual(['history']);
    expect(Object.keys(stateIn(html).responses)).toEqual(['/api/history/teams/2011-12/']);
    expect(html).not.toMatch(/modulepreload" href="\/mf\/(news|memories)/);
    expect(html).toContain('<style data-part-of="/mf/news/aaaa/style.css">');
  }
  expect(log).not.toHaveBeenCalled();
});

it('the page state of a season names the sections that have no related records', async () => {
  const nothing = (name: string) => strip(name, () => fragment('', { empty: true }));
  const some = edgeWith({ news: nothing('news') });
  for (const html of [await readAt(some), await readAt(some)]) {
    expect(html).toContain('<h1>2011-12</h1></main><aside><p>A memory</p></aside>');
    expect(stateIn(html)).toMatchObject({ emptyStrips: ['news'], unavailable: [] });
    expect(html).not.toContain('/mf/news/aaaa/style.css');
  }
  const none = edgeWith({ news: nothing('news'), memories: nothing('memories') });
  const html = await readAt(none);
  expect(html).not.toContain('<aside>');
  expect(stateIn(html).emptyStrips).toEqual(['news', 'memories']);
  expect(log).not.toHaveBeenCalled();
});

it('a page of a season links the style sheet of an earlier build whose related records it shows', async () => {
  const href = '/mf/news/cccc/style.css';
  const integrity = { [href]: await computeSha256('p{color:red}') };
  const news = strip('news', () => fragment('<p>A post</p>'), {
    build: 'cccc',
    entry: '/mf/news/cccc/remoteEntry.js',
    styles: [href],
    integrity,
    firstRules: undefined,
  });
  const html = await readAt(edgeWith({ news }));
  expect(html).toContain(`<link rel="stylesheet" href="${href}" integrity="${integrity[href]}">`);
  expect(html).not.toContain('<style');
});

it('related records on a season’s page are read by the season’s tag, not by the page’s query', async () => {
  const { requests, news } = listening();
  await readAt(edgeWith({ news }), `${SEASON}?cursor=5&sort=likes&tag=season:1999-00`);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ widget: 'tagged', search: 'tag=season%3A2011-12' });
  expect(requests[0]!.route).toBeUndefined();
  expect(Object.keys(requests[0]!.responses)).toEqual(['/api/news/?tag=season%3A2011-12&limit=3']);
});

it.each([
  ['as the visitor', false, '0'],
  ['for everybody', true, '60000'],
])(
  'a page of a season that is read %s reads its related records in the same batch if its tag is known',
  async (_, shared, CACHE_MAX_AGE_MS) => {
    const batch = vi.fn((statements: D1PreparedStatement[]) => env.DB.batch(statements));
    const prepare = (sql: string) => env.DB.prepare(sql);
    const DB = { batch, prepare } as unknown as D1Database;
    const season = { ...tagged, routes: [{ ...tagged.routes[0]!, shared }] };
    const history = rendering('<h1>2011-12</h1>', {}, season);
    const ask = edgeWith({ history }, { DB, CACHE_MAX_AGE_MS });
    await readAt(ask, '/history/2010-11');
    batch.mockClear();
    await readAt(ask);
    expect(batch).toHaveBeenCalledOnce();
  },
);

it('a page of a season requests its section and its related records in parallel', async () => {
  const sections = { ...good };
  const ask = edgeWith(sections);
  await readAt(ask);
  const { promise: stripRequested, resolve } = Promise.withResolvers<void>();
  sections.history = sectionWith(async () => {
    await stripRequested;
    return fragment('<h1>2011-12</h1>');
  }, tagged);
  sections.news = strip('news', () => {
    resolve();
    return fragment('<p>A post</p>');
  });
  expect(await readAt(ask)).toContain(BOTH);
});

it.each([
  ['of a known build', true, '<style data-part-of="/mf/news/aaaa/style.css">'],
  ['of an unknown build', false, '<link rel="stylesheet" href="/mf/news/aaaa/style.css">'],
])('a page of a season is sent without waiting for related records %s', async (_, known, sheet) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const sections = { ...good };
  const ask = edgeWith(sections);
  if (known) await readAt(ask);
  sections.news = async (request) => {
    if (!request.url.endsWith('.css')) await promise;
    return good.news(request);
  };
  const reader = (await ask(SEASON)).body!.pipeThrough(new TextDecoderStream()).getReader();
  let html = '';
  while (!html.includes('</h1>')) html += (await reader.read()).value;
  resolve();
  for (let part = await reader.read(); !part.done; part = await reader.read()) html += part.value;
  expect(html).toContain(BOTH);
  expect(html).toContain(sheet);
  expect(stateIn(html).unavailable).toEqual([]);
});

it.each<[string, Handler, fault: RegExp]>([
  ['hangs', () => new Promise(() => {}), /no answer within 1000 ms/],
  [
    'closes the element around it',
    strip('news', () => fragment('<p></p></aside>')),
    /<\/aside> that ends/,
  ],
])('a page loses only the related records of a section that %s', async (_, news, fault) => {
  const response = await edgeWith({ news }, { FRAGMENT_TIMEOUT_MS: 3000 })(SEASON);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('<h1>2011-12</h1></main><aside>news did not answer</aside>');
  expect(html).toContain('<aside><p>A memory</p></aside>');
  expect(html).toContain('</html>');
  expect(stateIn(html)).toMatchObject({ unavailable: ['news'], tag: 'season:2011-12' });
  const line = { event: 'section.fragment', section: 'news', widget: 'tagged', path: SEASON };
  expect(logged()).toEqual([expect.objectContaining(line)]);
  expect(logged()[0]!['fault']).toMatch(fault);
});

it('a page whose section fails shows no related records', async () => {
  for (const failing of [
    sectionWith(() => new Response('', { status: 500 }), tagged),
    rendering('<h1>None</h1>', { status: 404 }, tagged),
  ]) {
    const sections = { ...good };
    const ask = edgeWith(sections);
    await readAt(ask);
    sections.history = failing;
    const html = await readAt(ask);
    expect(html).not.toContain('<aside>');
    expect(stateIn(html).tag).toBeUndefined();
  }
  // A route without a tag has no strips.
  const untagged = await readAt(edgeWith({ history: rendering('<h1>2011-12</h1>') }));
  expect(untagged).not.toContain('<aside>');
});

const read = (search: string) => edgeWith()(`/widgets/tagged/news${search}`);

it('a request for related records alone is rendered by the tag alone', async () => {
  const { requests, news } = listening();
  const response = await edgeWith({ news })('/widgets/tagged/news?sort=likes&tag=season:2011-12');
  expect(await response.text()).toContain('<body><p>A post</p></body>');
  expect(requests[0]).toMatchObject({ search: 'tag=season%3A2011-12', widget: 'tagged' });
});

it.each(['', '?tag=', '?tag=2011-12', '?tag=season:2011', '?tag=player:Shane%20Doan', '?tag=%00'])(
  'a request for related records alone is refused with the query “%s”',
  async (search) => {
    const response = await read(search);
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('errors.tag');
  },
);

it('a request for related records alone is a 404 if their list is a 404', async () => {
  const body = { errors: { tag: 'No such player' } };
  const missing = async () => Response.json(body, { status: 404 });
  const none = vi.spyOn(api, 'fetch').mockImplementation(missing);
  const response = await read('?tag=player:nobody-at-all');
  expect([response.status, await response.json()]).toEqual([404, body]);
  none.mockRestore();
});

it('a request for related records alone is a 404 for a section without such a widget', async () => {
  const response = await edgeWith()('/widgets/tagged/history?tag=season:2011-12');
  expect(response.status).toBe(404);
});

const logged = () =>
  log.mock.calls.map(([line]: unknown[]) => JSON.parse(String(line)) as Record<string, unknown>);
