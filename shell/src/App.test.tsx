import type { PageState, SectionManifest } from '@desert/contract/page';
import { $viewer, KIT_VERSION, SiteRouter } from '@desert/kit';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from './App.tsx';
import { createPages } from './pages.ts';

vi.mock('./federation.ts', () => ({ loadExposed: vi.fn<() => Promise<unknown>>() }));
const { loadExposed } = vi.mocked(await import('./federation.ts'));

const manifest: SectionManifest = {
  name: 'history',
  build: 'aaaa',
  kit: KIT_VERSION,
  entry: '/mf/history/aaaa/remoteEntry.js',
  styles: [],
  preloads: [],
  routes: [{ path: '/history', reads: {}, loading: 'Loading teams...' }],
};

const state: PageState = {
  viewer: null,
  theme: 'system',
  sections: [
    { name: 'store', label: 'Store', path: '/merch' },
    { name: 'history', label: 'History', path: '/history' },
  ],
  manifests: { history: manifest },
  soon: ['store'],
  credit: { name: 'somebody', links: [] },
  unavailable: [],
  answers: {},
};

/** Shows the site at a path, after a navigation in the browser unless told otherwise. */
async function show(
  path: string,
  { navigated = true, ...more }: Partial<PageState> & { navigated?: boolean } = {},
) {
  window.history.replaceState(null, '', path);
  const pages = createPages({ ...state, ...more });
  pages.navigated = navigated;
  const onShown = vi.fn<() => void>();
  await act(async () =>
    render(
      <SiteRouter>
        <App state={{ ...state, ...more }} pages={pages} onShown={onShown} />
      </SiteRouter>,
    ),
  );
  return onShown;
}

const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;

afterEach(() => {
  vi.clearAllMocks();
  $viewer.set(null);
});

it('says of a section without a Worker that it opens soon', async () => {
  const onShown = await show('/merch/7');
  expect(heading()).toBe('Store opens soon');
  expect(onShown).toHaveBeenCalledWith(expect.objectContaining({ title: 'Store opens soon' }));
});

it('helps where nothing is', async () => {
  await show('/nowhere');
  expect(heading()).toBe('Page not found');
});

it('waits for a section in the words of its route, then gives it its place', async () => {
  let arrive: (module: unknown) => void = () => {};
  loadExposed.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await show('/history');
  expect(screen.getByText('Loading teams...')).toBeTruthy();
  const mount = vi.fn((element: HTMLElement) => {
    element.textContent = 'All seasons';
    return () => {};
  });
  await act(async () => arrive({ mount }));
  expect(screen.queryByText('Loading teams...')).toBeNull();
  expect(screen.getByText('All seasons')).toBeTruthy();
  expect(loadExposed).toHaveBeenCalledExactlyOnceWith('history', manifest.entry, 'section');
});

it('asks for a section that failed under a new address', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(manifest)));
  loadExposed.mockRejectedValueOnce(new Error('404'));
  await show('/history');
  expect(heading()).toContain('History');
  loadExposed.mockResolvedValueOnce({ mount: () => () => {} });
  await act(async () => screen.getByRole('link', { name: 'Try again' }).click());
  expect(heading()).toBeUndefined();
  expect(loadExposed.mock.calls.map(([, entry]) => entry)).toEqual([
    '/mf/history/aaaa/remoteEntry.js',
    '/mf/history/aaaa~1/remoteEntry.js',
  ]);
});

it('offers to try again what the server could not render, and asks for nothing before', async () => {
  await show('/history', { navigated: false, unavailable: ['history'], manifests: {} });
  expect(screen.getByRole('link', { name: 'Try again' })).toBeTruthy();
  expect(loadExposed).not.toHaveBeenCalled();
});

it('names who is signed in', async () => {
  $viewer.set({ id: 1, username: 'saguaro' });
  await show('/');
  expect(screen.getByRole('button', { name: 'Profile of saguaro' })).toBeTruthy();
});
