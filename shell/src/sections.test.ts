import type { SectionManifest } from '@desert/contract/page';
import { KIT_VERSION } from '@desert/kit/shell';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOAD_TIMEOUT_MS } from '../kit/lazy/inTime.ts';
import type { Report } from './faults.ts';
import { KitMismatch } from './KitMismatch.ts';
import { createSectionLoader, TOLD_AFTER_MS } from './sections.ts';

vi.mock('./federation.ts', () => ({ loadExposed: vi.fn<() => Promise<unknown>>() }));
const { loadExposed } = vi.mocked(await import('./federation.ts'));

const [major = 0, minor = 0] = KIT_VERSION.split('.').map(Number);
const built = (kit: string): SectionManifest => ({
  name: 'news',
  build: 'aaaa',
  kit,
  entry: '/mf/news/aaaa/remoteEntry.js',
  styles: [],
  preloads: [],
  routes: [],
});
const newer = built(`${major}.${minor + 1}.0`);
const module = { mount: () => () => {}, mountWidget: () => () => {} };

const report = vi.fn<Report>();

beforeEach(() => {
  report.mockReset();
  loadExposed.mockReset().mockResolvedValue(module);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('loads a section that was built for the kit of this shell', async () => {
  const loader = createSectionLoader({ news: built(KIT_VERSION) }, report);
  expect(await loader.load('news')).toBe(module);
});

it('runs nothing of a section that was built for a newer kit, says why, and asks anew the next time', async () => {
  vi.useFakeTimers();
  const loader = createSectionLoader({ news: newer }, report);
  await expect(loader.load('news')).rejects.toThrow(KitMismatch);
  expect(loadExposed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(TOLD_AFTER_MS);
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringContaining('news'),
    expect.objectContaining({
      message: `Build aaaa was built for kit ${newer.kit}, the shell offers ${KIT_VERSION}.`,
    }),
  );
  // Rolled back meanwhile.
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(built(KIT_VERSION))));
  expect(await loader.load('news')).toBe(module);
});

it('tells which build did not load, and why, if the page is not left before', async () => {
  vi.useFakeTimers();
  loadExposed.mockRejectedValue(new TypeError('Failed to fetch'));
  const loader = createSectionLoader({ news: built(KIT_VERSION) }, report);
  await expect(loader.load('news')).rejects.toThrow('Failed to fetch');
  vi.advanceTimersByTime(TOLD_AFTER_MS - 1);
  expect([report, console.warn].map((told) => vi.mocked(told).mock.calls)).toEqual([[], []]);
  vi.advanceTimersByTime(1);
  expect(report).toHaveBeenCalledExactlyOnceWith('news', 'aaaa', 'code', expect.any(TypeError));
});

it('tells nothing of a section that this shell cannot run: the edge has', async () => {
  vi.useFakeTimers();
  const loader = createSectionLoader({ news: newer }, report);
  await expect(loader.load('news')).rejects.toThrow(KitMismatch);
  vi.advanceTimersByTime(TOLD_AFTER_MS);
  expect(report).not.toHaveBeenCalled();
});

it('does not wait for ever, and takes no notice of what comes too late', async () => {
  vi.useFakeTimers();
  let arrive: (code: unknown) => void = () => {};
  loadExposed.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const loader = createSectionLoader({ news: built(KIT_VERSION) }, report);
  const first = loader.load('news').catch(String);
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
  expect(await first).toBe(`TimeoutError: nothing came within ${LOAD_TIMEOUT_MS} ms`);
  vi.advanceTimersByTime(TOLD_AFTER_MS);
  expect(report).toHaveBeenCalledExactlyOnceWith('news', 'aaaa', 'code', expect.anything());
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(built(KIT_VERSION))));
  expect(await loader.load('news')).toBe(module);
  arrive({ ...module });
  expect(await loader.load('news')).toBe(module);
});

it('asks for what is only slow by the same address once more, then by another', async () => {
  vi.useFakeTimers();
  const manifest = built(KIT_VERSION);
  vi.stubGlobal('fetch', async () => Response.json(manifest));
  loadExposed.mockReturnValue(new Promise(() => {}));
  const loader = createSectionLoader({ news: manifest }, report);
  for (let tries = 0; tries < 3; tries += 1) {
    const loading = loader.load('news').catch(String);
    await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    expect(await loading).toMatch(/^TimeoutError/);
  }
  const asked = loadExposed.mock.calls.map(([, entry]) => entry);
  expect(asked.map((entry) => /~\d/.exec(entry)?.[0])).toEqual([undefined, undefined, '~1']);
});

it('does not wait for its manifest for ever', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const loading = createSectionLoader({}, () => {})
    .load('news')
    .catch(String);
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
])('loads nothing where section.json is %s', async (_, response, reason) => {
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  const loader = createSectionLoader({}, report);
  await expect(loader.load('news')).rejects.toThrow(reason);
  expect(loadExposed).not.toHaveBeenCalled();
  expect(loader.manifestOf('news')).toBeUndefined();
});

it('does not take what cannot be mounted for a section', async () => {
  loadExposed.mockResolvedValue({});
  await expect(
    createSectionLoader({ news: built(KIT_VERSION) }, report).load('news'),
  ).rejects.toThrow('is no section');
});

it('asks for the files of other sections as ever after one failed', async () => {
  loadExposed.mockRejectedValueOnce(new Error('404'));
  const store = { ...built(KIT_VERSION), name: 'store', entry: '/mf/store/aaaa/remoteEntry.js' };
  const loader = createSectionLoader({ news: built(KIT_VERSION), store }, report);
  await expect(loader.load('news')).rejects.toThrow('404');
  await loader.load('store');
  expect(loadExposed).toHaveBeenLastCalledWith('store', store.entry, 'section');
});
