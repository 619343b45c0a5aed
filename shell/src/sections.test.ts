import type { SectionManifest } from '@desert/contract/page';
import { KIT_VERSION } from '@desert/kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSectionLoader, KitMismatch } from './sections.ts';

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

beforeEach(() => {
  loadExposed.mockReset().mockResolvedValue(module);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('loads a section that was built for the kit of this shell', async () => {
  const loader = createSectionLoader({ news: built(KIT_VERSION) });
  expect(await loader.load('news')).toBe(module);
});

it('runs nothing of a section that was built for a newer kit, says why, and asks anew the next time', async () => {
  const loader = createSectionLoader({ news: newer });
  await expect(loader.load('news')).rejects.toThrow(KitMismatch);
  expect(loadExposed).not.toHaveBeenCalled();
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
