/** Which visitors get cached pages and API responses. */
import type { Story } from '@desert/contract/records/stories';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { newCachedSite } from '../../test/cached-site.ts';
import { signedInFan } from '../../test/fan.ts';
import { seedHistory } from '../../test/history.ts';
import { newStory, STORY_SECTIONS } from '../../test/stories.ts';
import { sectionWith, fragment, type Handler, released, stateIn } from '../../test/visit.ts';
import { VERSION_KEY_HEADER } from '../sections/rollout.ts';

beforeAll(seedHistory);

const PAGE = '/history/2011-12';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a page is rendered once for all visitors without a session, whatever headers they send', async () => {
  const { ask, read, settled, rowsRead } = newCachedSite();
  const first = await read(PAGE, { headers: { 'accept-language': 'fi', 'user-agent': 'one' } });
  await settled();
  const rows = rowsRead();
  expect(await read(PAGE, { cookie: '__Host-rollout=46; known=x' })).toBe(first);
  expect(await read(PAGE, { headers: { 'CF-Connecting-IP': '203.0.113.9' } })).toBe(first);
  const { headers } = await ask(PAGE);
  expect(headers.get('etag')).not.toBeNull();
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(rowsRead()).toBe(rows);
});

it('a page from the cache gives each new visitor a rollout cookie of their own', async () => {
  const { ask, settled } = newCachedSite();
  const cookies: string[] = [];
  for (let at = 0; at < 9; at += 1) {
    const headers = { 'CF-Connecting-IP': `198.51.100.${at}` };
    cookies.push(...(await ask(PAGE, { headers })).headers.getSetCookie());
    await settled();
  }
  expect(cookies.length).toBe(9);
  expect(new Set(cookies).size).toBeGreaterThan(3);
  expect((await ask(PAGE, { cookie: '__Host-rollout=4' })).headers.getSetCookie()).toEqual([]);
});

it('a page is cached separately for each theme, query and address', async () => {
  const { ask, read, settled } = newCachedSite();
  const themes: string[] = [];
  for (const theme of ['dark', 'light', 'dark', 'system']) {
    themes.push(stateIn(await read(PAGE, { cookie: `__Host-theme=${theme}` })).theme);
    await settled();
  }
  expect(themes).toEqual(['dark', 'light', 'dark', 'system']);
  const tags = new Set<string | null>();
  for (const path of [PAGE, `${PAGE}/`, '/history/2010-11', `${PAGE}?x=1`]) {
    await read(path);
    await settled();
    tags.add((await ask(path)).headers.get('etag'));
  }
  // The query does not change this page.
  expect(tags.size).toBe(3);
});

it('a page is rendered for a signed-in member alone, and stored nowhere', async () => {
  const [ann, ben] = [await signedInFan(), await signedInFan()];
  const { ask, read, settled } = newCachedSite();
  for (const member of [ann, ben, undefined, ann, undefined, ben]) {
    const text = await read(PAGE, member && { cookie: member.cookies });
    expect(text).toContain(`for ${member?.username ?? 'everybody'}<`);
    expect(stateIn(text).viewer?.username).toBe(member?.username);
    await settled();
  }
  const all = [ann, undefined, ben, undefined, ann].map(async (member) => {
    const text = await read('/history/2010-11', member && { cookie: member.cookies });
    expect(text).toContain(`for ${member?.username ?? 'everybody'}<`);
  });
  await Promise.all(all);
  const { headers } = await ask(PAGE, { cookie: ann.cookies });
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
});

it('a page is rendered again for a visitor who just logged out', async () => {
  const fan = await signedInFan();
  const { ask, read, settled, rowsRead } = newCachedSite();
  await read(PAGE);
  await settled();
  const out = await ask('/api/auth/logout', { cookie: fan.cookies });
  const [cookie = ''] = out.headers.getSetCookie()[0]!.split(';');
  const rows = rowsRead();
  expect(await read(PAGE, { cookie })).toContain('for everybody');
  expect(rowsRead()).toBeGreaterThan(rows);
});

it('while a section has two versions in service, each visitor gets cached pages of only one of them', async () => {
  const made: string[] = [];
  const section: Handler = (request) => {
    const build = request.headers.get(VERSION_KEY_HEADER) === '7' ? 'bbbb' : 'aaaa';
    const render: Handler = () => {
      made.push(build);
      return fragment(`<h1>by ${build}</h1>`);
    };
    return sectionWith(render, released(build, { styles: [] }))(request);
  };
  const { read, settled } = newCachedSite(section);
  for (const share of ['7', '8', '9', '7', '8', '7', '9']) {
    const html = await read(PAGE, { cookie: `__Host-rollout=${share}` });
    await settled();
    expect(html).toContain(`by ${share === '7' ? 'bbbb' : 'aaaa'}`);
    expect(stateIn(html).manifests['history']!.build).toBe(share === '7' ? 'bbbb' : 'aaaa');
  }
  expect(made).toEqual(['bbbb', 'aaaa']);
});

it.each(['/api/news/', '/api/history/teams/', '/api/merch/', '/api/users/:name/'])(
  'the response of %s is read once for all visitors',
  async (of) => {
    const path = of.replace(':name', (await signedInFan()).username);
    const { ask, read, settled, rowsRead } = newCachedSite();
    const first = await read(path);
    await settled();
    const rows = rowsRead();
    expect(await read(path, { cookie: '__Host-theme=dark' })).toBe(first);
    const { headers } = await ask(path);
    const known = { 'if-none-match': headers.get('etag')! };
    expect((await ask(path, { headers: known })).status).toBe(304);
    expect(rowsRead()).toBe(rows);
  },
);

it('a cached API response shows a member only their own likes', async () => {
  const fan = await signedInFan();
  const [news] = STORY_SECTIONS;
  const { id } = await newStory(news!, fan);
  await fan.post(`/news/${id}/like`);
  const { ask, settled } = newCachedSite();
  for (const viewer of [fan, undefined, fan, undefined]) {
    const response = await ask('/api/news/', viewer && { cookie: viewer.cookies });
    const [newest] = await response.json<Story[]>();
    expect(newest?.user_likes.map(({ user_id }) => user_id)).toEqual(viewer ? [fan.id] : []);
    await settled();
  }
});

it.each(['/api/auth/', '/api/account/data/', '/api/health', '/api/none', '/api'])(
  'the response of %s is stored nowhere',
  async (path) => {
    const { headers } = await newCachedSite().ask(path);
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  },
);
