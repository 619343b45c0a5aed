/** Sections that run before the run-time of Module Federation has loaded. */
import { beforeEach, expect, it, vi } from 'vitest';
import { TOLD_AFTER_MS } from '../sections/sections.ts';

const code = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;
const works = code('export const mount = () => {};');
const federated = { mount: () => () => {} };

interface ModuleCache {
  share: Record<string, object>;
}

const report = vi.fn<() => void>();

/** Imports a new instance of the loader, as on a page where Module Federation has not loaded. */
async function newPage() {
  vi.resetModules();
  const { manifestOf, stubFederation } = await import('../testing/federation.ts');
  const loadExposed = stubFederation().mockResolvedValue(federated);
  const { createSectionLoader } = await import('../sections/sections.ts');
  const news = manifestOf('news', { exposed: works });
  const store = manifestOf('store', { exposed: works });
  return { loader: createSectionLoader({ news, store }, report), loadExposed };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

it('a section can run before Module Federation starts, and is registered with it later', async () => {
  const { loader, loadExposed } = await newPage();
  const module = await loader.load('news');
  expect(module).not.toBe(federated);
  expect(await loader.load('news')).toBe(module);
  expect(loadExposed).not.toHaveBeenCalled();
  loader.register('news');
  await vi.waitFor(() => expect(loadExposed).toHaveBeenCalledOnce());
  expect(loadExposed).toHaveBeenCalledWith('news', '/mf/news/aaaa/remoteEntry.js', 'section');
  expect(await loader.load('news')).toBe(module);
});

it('Module Federation loads the sections that are needed after it has started', async () => {
  const { loader, loadExposed } = await newPage();
  await loader.load('news');
  loader.register('news');
  await vi.waitFor(() => expect(loadExposed).toHaveBeenCalledOnce());
  expect(await loader.load('store')).toBe(federated);
});

it('a failed registration with Module Federation is reported, and retried', async () => {
  const { loader, loadExposed } = await newPage();
  loadExposed.mockRejectedValueOnce(new Error('404'));
  const module = await loader.load('news');
  loader.register('news');
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce(), 2 * TOLD_AFTER_MS);
  expect(report).toHaveBeenCalledWith('news', 'aaaa', 'code', expect.any(Error));
  expect(await loader.load('news')).toBe(module);
  loader.register('news');
  await vi.waitFor(() => expect(loadExposed).toHaveBeenCalledTimes(2));
  expect(loadExposed).toHaveBeenLastCalledWith('news', '/mf/news/aaaa~1/remoteEntry.js', 'section');
});

it('the shell’s modules are shared under the names that sections look for', async () => {
  await newPage();
  const { SHARED } = await import('../sections/shared.ts');
  const { share } = Reflect.get(globalThis, '__mf_module_cache__') as ModuleCache;
  for (const [name, [, module]] of Object.entries(SHARED))
    expect(share[`default:${name}`]).toBe(module);
});
