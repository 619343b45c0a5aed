/** Shared fragments and reads are rendered once for all visitors, signed in or not. */
import type { FragmentRequest } from '@desert/contract/pages/page';
import { SEARCH_READ } from '@desert/contract/search/search';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../api/app.ts';
import { newCachedSite } from '../test/cached-site.ts';
import { type Fan, signedInFan } from '../test/fan.ts';
import { newStory, STORY_SECTIONS } from '../test/stories.ts';
import { sectionWith, fragment, manifest, released, stateIn } from '../test/visit.ts';

const LIST = '/api/news/?limit=3';
const PAGE = '/history/2011-12';

const route = { path: '/history/:year', reads: { records: LIST }, loading: '', shared: true };
const shared = { styles: [], routes: [route] };

let fans: Fan[];
beforeAll(async () => {
  fans = await Promise.all([signedInFan(), signedInFan()]);
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Creates a site whose section counts its renders. @param published fields of the section’s manifest */
function newSharedSite(published: object = shared) {
  const requests: FragmentRequest[] = [];
  const section = { build: 'aaaa' };
  const site = newCachedSite((request) =>
    sectionWith(
      async (fragmentRequest) => {
        requests.push(await fragmentRequest.json());
        return fragment(`<p>Made ${requests.length} by ${section.build}</p>`);
      },
      { ...released(section.build), ...published },
    )(request),
  );
  return { ...site, requests, section };
}

const madeIn = (html: string) => /<p>(Made .*?)<\/p>/.exec(html)?.[1];

/** The cookies without the D1 bookmark, which expires an hour after the last change. */
const withoutBookmark = ({ cookies }: Fan) => cookies.replace(/[^ ]*bookmark=[^;]*(; )?/, '');

it('a shared page is rendered once for all visitors and members, without any viewer’s data', async () => {
  const { read, settled, requests } = newSharedSite();
  for (const fan of [undefined, ...fans]) {
    const html = await read(PAGE, fan && { cookie: withoutBookmark(fan) });
    expect(madeIn(html)).toBe('Made 1 by aaaa');
    expect(stateIn(html).viewer?.id).toBe(fan?.id);
    expect(stateIn(html).responses).toHaveProperty([LIST, 'status'], 200);
    await settled();
  }
  expect(requests).toMatchObject([{ viewer: null, path: PAGE }]);
});

it('a page that is not shared is rendered for each member', async () => {
  const { read, requests } = newSharedSite({ styles: [], routes: [{ ...route, shared: false }] });
  for (const fan of fans) await read(PAGE, { cookie: withoutBookmark(fan) });
  expect(requests.map(({ viewer }) => viewer?.id)).toEqual(fans.map(({ id }) => id));
});

it('a shared page is rendered again for another address and for changed data', async () => {
  const { read, settled, requests, ask } = newSharedSite();
  const [fan] = fans as [Fan, Fan];
  const visit = async (path: string) => {
    const html = await read(path, { cookie: withoutBookmark(fan) });
    await settled();
    return madeIn(html);
  };
  const made = [await visit(PAGE), await visit(`${PAGE}?x=1`), await visit(PAGE)];
  expect(made).toEqual(['Made 1 by aaaa', 'Made 2 by aaaa', 'Made 1 by aaaa']);
  const { id } = await newStory(STORY_SECTIONS[0]!, fan);
  vi.setSystemTime(Date.now() + 3000);
  expect(await visit(PAGE)).toBe('Made 3 by aaaa');
  expect(requests[2]!.responses[LIST]!.body).toMatchObject([{ id }]);
  // Once a change is known, reads from before it are not reused.
  await ask(`/api/news/${id}/like/`, { method: 'POST', cookie: fan.cookies });
  expect(await visit(PAGE)).toBe('Made 4 by aaaa');
});

it('a member gets shared reads of a page unless they just changed something', async () => {
  const { read, settled, rowsRead } = newSharedSite();
  const [fan, other] = fans as [Fan, Fan];
  await read(PAGE, { cookie: withoutBookmark(other) });
  await settled();
  const rowsOf = async (cookie: string) => {
    const before = rowsRead();
    await read(PAGE, { cookie });
    await settled();
    return rowsRead() - before;
  };
  const bySession = await rowsOf(withoutBookmark(other));
  expect(await rowsOf(`${withoutBookmark(fan)}; __Host-bookmark=0000`)).toBeGreaterThan(bySession);
  expect(await rowsOf(withoutBookmark(fan))).toBe(bySession);
});

it('each member gets search results of their own, even on a shared page', async () => {
  const { read, requests } = newSharedSite({
    styles: [],
    routes: [{ ...route, reads: { found: SEARCH_READ } }],
  });
  const reads = vi.spyOn(api, 'fetch');
  for (const fan of fans) await read(`${PAGE}?q=coyotes`, { cookie: withoutBookmark(fan) });
  expect(reads).toHaveBeenCalledTimes(2);
  expect(requests).toHaveLength(1);
});

it('a failed fragment is not cached', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  const render = () => fragment(isBroken ? '<p>' : '<p>Made</p>');
  const { read, settled } = newCachedSite(sectionWith(render, { ...manifest, ...shared }));
  const cookie = withoutBookmark(fans[0]!);
  expect(stateIn(await read(PAGE, { cookie })).unavailable).toEqual(['history']);
  await settled();
  isBroken = false;
  expect(await read(PAGE, { cookie })).toContain('<p>Made</p>');
});
