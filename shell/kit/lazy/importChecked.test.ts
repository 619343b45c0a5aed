import { expect, it, vi } from 'vitest';
import { __vitePreload as importChecked, preloadModule } from './importChecked.ts';

/** Address and integrity of each preloaded module. */
const preloads = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map((link) => [
    link.getAttribute('href'),
    link.getAttribute('integrity'),
  ]);

it('a module and its imports are preloaded with integrity hashes before the import', async () => {
  vi.stubGlobal('BUILD_INTEGRITY', { 'Page-1.js': 'aaa=', 'shared-2.js': 'bbb=' });
  const importer = 'https://desert.test/mf/news/abc~1/assets/section.js';
  const load = vi.fn<() => Promise<unknown[]>>(async () => preloads());
  const before = await importChecked(load, ['./Page-1.js', './shared-2.js'], importer);
  expect(before).toEqual([
    ['/mf/news/abc~1/assets/Page-1.js', 'sha256-aaa='],
    ['/mf/news/abc~1/assets/shared-2.js', 'sha256-bbb='],
  ]);
});

it('hashes in a file of their own are fetched by the first import of a file that the document does not load', async () => {
  const all = { 'Far-1.js': 'aaa=', 'Near-1.js': 'bbb=' };
  const fetchFile = vi.fn<typeof fetch>(async () => Response.json(all));
  fetchFile.mockRejectedValueOnce(new TypeError('no connection'));
  vi.stubGlobal('fetch', fetchFile);
  vi.stubGlobal('BUILD_INTEGRITY', '/assets/integrity-1.json sha256-ccc=');
  preloadModule('/assets/Near-1.js', 'sha256-bbb=');
  await importChecked(async () => {}, ['assets/Near-1.js']);
  expect(fetchFile).not.toHaveBeenCalled();
  const load = vi.fn<() => Promise<unknown[]>>(async () => preloads());
  await expect(importChecked(load, ['assets/Far-1.js'])).rejects.toThrow('no connection');
  expect(load).not.toHaveBeenCalled();
  for (let count = 0; count < 2; count += 1)
    expect(await importChecked(load, ['assets/Far-1.js'])).toContainEqual([
      '/assets/Far-1.js',
      'sha256-aaa=',
    ]);
  expect(fetchFile.mock.calls).toEqual(
    Array.from({ length: 2 }, () => ['/assets/integrity-1.json', { integrity: 'sha256-ccc=' }]),
  );
});

it('only modules that are not loaded yet are preloaded, each a single time', async () => {
  vi.stubGlobal('BUILD_INTEGRITY', { 'Form-1.js': 'aaa=' });
  await importChecked(async () => {}, ['assets/client.js', 'assets/Form-1.js']);
  await importChecked(async () => {}, ['assets/Form-1.js']);
  expect(preloads()).toEqual([['/assets/Form-1.js', 'sha256-aaa=']]);
});

it('a module without a known hash is preloaded without integrity', () => {
  preloadModule('/mf/news/abc/section.js');
  expect(preloads()).toEqual([['/mf/news/abc/section.js', '']]);
});

/** Makes style sheets load at once, or fail. */
function setSheets(load: boolean) {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, unknown> } };
  happyDOM.settings['handleDisabledFileLoadingAsSuccess'] = load;
}

it('an import of a page applies the page’s own style sheet, once', async () => {
  setSheets(true);
  vi.stubGlobal('BUILD_INTEGRITY', { 'Team-1.js': 'aaa=', 'Team-1.css': 'bbb=' });
  const load = () => importChecked(async () => 'Team', ['assets/Team-1.js']);
  expect(await Promise.all([load(), load()])).toEqual(['Team', 'Team']);
  const links = document.querySelectorAll('link[rel="stylesheet"]');
  expect(Array.from(links, (link) => link.getAttribute('href'))).toEqual(['/assets/Team-1.css']);
  expect(links[0]?.getAttribute('integrity')).toBe('sha256-bbb=');
});

it('an import fails if the page’s style sheet does not load, and a second one tries again', async () => {
  setSheets(false);
  vi.stubGlobal('BUILD_INTEGRITY', { 'Games-1.js': 'aaa=', 'Games-1.css': 'bbb=' });
  const load = () => importChecked(async () => 'Games', ['assets/Games-1.js']);
  await expect(load()).rejects.toThrow('Games-1.css did not load');
  setSheets(true);
  expect(await load()).toBe('Games');
});
