import { KIT_MAJOR } from '@desert/contract/pages/kit-skew';
import { beforeEach, expect, it, vi } from 'vitest';
import { LOAD_TIMEOUT_MS } from '../kit/lazy/lazyComponent.tsx';
import { manifestOf, stubFederation } from '../testing/federation.ts';
import type { Report } from './faults.ts';
import { KitMismatch, OWN_KIT, wrapStrictExports } from './kitSkew.ts';
import { createSectionLoader, TOLD_AFTER_MS } from './sections.ts';

const news = manifestOf('news');
const incompatible = manifestOf('news', { kit: `${KIT_MAJOR + 1}.aaaa` });
const unequal = manifestOf('news', { kit: `${KIT_MAJOR}.aaaa` });
const module = { mount: () => () => {}, mountWidget: () => () => {} };

const report = vi.fn<Report>();
let loadExposed: ReturnType<typeof stubFederation>;

beforeEach(() => {
  loadExposed = stubFederation().mockResolvedValue(module);
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
});

it('a section with another major of the kit does not run, and a retry fetches its manifest again', async () => {
  vi.useFakeTimers();
  const loader = createSectionLoader({ news: incompatible }, report);
  await expect(loader.load('news')).rejects.toThrow(KitMismatch);
  expect(loadExposed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(TOLD_AFTER_MS);
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringContaining('news'),
    expect.objectContaining({
      message: `Build aaaa was built with kit ${incompatible.kit}, this shell has ${OWN_KIT}.`,
    }),
  );
  // The edge has already logged the failure.
  expect(report).not.toHaveBeenCalled();
  // The build was rolled back meanwhile.
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(news)));
  expect(await loader.load('news')).toBe(module);
});

it('a section with another hash of the kit runs on the page that the server rendered', async () => {
  const loader = createSectionLoader({ news: unequal }, report);
  expect(await loader.load('news')).toBe(module);
});

it.each([
  ['which this page did not come with', {}],
  ['of a later build than this page came with', { news: manifestOf('news', { build: 'before' }) }],
])(
  'a section with another hash of the kit does not run in an open tab: a section %s',
  async (_, served) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(unequal)));
    const loader = createSectionLoader(served, report);
    loader.drop('news');
    await expect(loader.load('news')).rejects.toThrow(KitMismatch);
    expect(loadExposed).not.toHaveBeenCalled();
  },
);

it('a section that imports what the kit does not export is reported', async () => {
  vi.useFakeTimers();
  loadExposed.mockImplementation(
    async () => wrapStrictExports<Record<string, unknown>>({})['Added'],
  );
  const loader = createSectionLoader({ news: unequal }, report);
  await expect(loader.load('news')).rejects.toThrow(KitMismatch);
  vi.advanceTimersByTime(TOLD_AFTER_MS);
  expect(report).toHaveBeenCalledExactlyOnceWith('news', 'aaaa', 'code', expect.any(KitMismatch));
});

it('a build that failed to load is reported with the reason, unless the page was left', async () => {
  vi.useFakeTimers();
  loadExposed.mockRejectedValue(new TypeError('Failed to fetch'));
  const loader = createSectionLoader({ news }, report);
  await expect(loader.load('news')).rejects.toThrow('Failed to fetch');
  vi.advanceTimersByTime(TOLD_AFTER_MS - 1);
  expect([report, console.warn].map((spy) => vi.mocked(spy).mock.calls)).toEqual([[], []]);
  vi.advanceTimersByTime(1);
  expect(report).toHaveBeenCalledExactlyOnceWith('news', 'aaaa', 'code', expect.any(TypeError));
});

it('a slow section times out, and its late arrival is ignored', async () => {
  vi.useFakeTimers();
  let arrive: (code: unknown) => void = () => {};
  loadExposed.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const loader = createSectionLoader({ news }, report);
  const first = loader.load('news').catch(String);
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
  expect(await first).toBe(`TimeoutError: nothing came within ${LOAD_TIMEOUT_MS} ms`);
  vi.advanceTimersByTime(TOLD_AFTER_MS);
  expect(report).toHaveBeenCalledExactlyOnceWith('news', 'aaaa', 'code', expect.anything());
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(news)));
  expect(await loader.load('news')).toBe(module);
  arrive({ ...module });
  expect(await loader.load('news')).toBe(module);
});

it('a section that loads too slowly is requested twice at one address, and then at another', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json(news));
  loadExposed.mockReturnValue(new Promise(() => {}));
  const loader = createSectionLoader({ news }, report);
  for (let tries = 0; tries < 3; tries += 1) {
    const loading = loader.load('news').catch(String);
    await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    expect(await loading).toMatch(/^TimeoutError/);
  }
  const entries = loadExposed.mock.calls.map(([, entry]) => entry);
  expect(entries.map((entry) => /~\d/.exec(`${entry}`)?.[0])).toEqual([undefined, undefined, '~1']);
});

it('loading a slow section.json times out', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const loading = createSectionLoader({}, report).load('news').catch(String);
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
  expect(await loading).toMatch(/nothing came/);
});

it.each([
  ['missing', new Response('Not found', { status: 404 }), 'answered 404'],
  ['no JSON', new Response('<html>'), 'is not valid JSON'],
  [
    'no manifest',
    Response.json({ name: 'news', entry: '/mf/news/aaaa/remoteEntry.js' }),
    'is no manifest of it',
  ],
])('nothing is loaded if section.json is %s', async (_, response, reason) => {
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  const loader = createSectionLoader({}, report);
  await expect(loader.load('news')).rejects.toThrow(reason);
  expect(loadExposed).not.toHaveBeenCalled();
  expect(loader.manifestOf('news')).toBeUndefined();
});

it('a module that can’t be mounted is refused as a section', async () => {
  loadExposed.mockResolvedValue({});
  const loading = createSectionLoader({ news }, report).load('news');
  await expect(loading).rejects.toThrow('is no section');
});
