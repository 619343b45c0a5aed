import type { SectionManifest } from '@desert/contract/page';
import type { PageState } from '@desert/contract/shell';
import type { SectionModule } from '@desert/kit';
import { $viewer, KIT_VERSION, SiteRouter } from '@desert/kit/shell';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './App.tsx';
import { createNavigation } from './navigation.ts';
import { loadShellPage } from './shellPages.ts';

vi.mock('./federation.ts', () => ({ loadExposed: vi.fn<() => Promise<unknown>>() }));
vi.mock('../account/AccountPage.tsx', () => {
  throw new Error('404');
});
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
  const navigation = createNavigation({ ...state, ...more }, loadShellPage);
  navigation.navigated = navigated;
  const onShown = vi.fn<() => void>();
  await act(async () =>
    render(
      <SiteRouter>
        <App state={{ ...state, ...more }} navigation={navigation} onShown={onShown} />
      </SiteRouter>,
    ),
  );
  return onShown;
}

/** All of a section's code is there. */
const prepare = async () => {};

/** A section's code, whose page is a heading. */
const allSeasons = {
  prepare,
  mount: (element: HTMLElement) => {
    element.innerHTML = '<h1>All seasons</h1>';
    return () => {};
  },
};

const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(manifest)));
});
afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
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
  await act(async () => arrive({ prepare, mount }));
  expect(screen.queryByText('Loading teams...')).toBeNull();
  expect(screen.getByText('All seasons')).toBeTruthy();
  expect(loadExposed).toHaveBeenCalledExactlyOnceWith('history', manifest.entry, 'section');
});

it('asks for a section that failed under a new address', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  loadExposed.mockRejectedValueOnce(new Error('404'));
  await show('/history');
  expect(heading()).toContain('History');
  loadExposed.mockResolvedValueOnce(allSeasons);
  await act(async () => screen.getByRole('link', { name: 'Try again' }).click());
  expect(heading()).toBe('All seasons');
  expect(loadExposed.mock.calls.map(([, entry]) => entry)).toEqual([
    '/mf/history/aaaa/remoteEntry.js',
    '/mf/history/aaaa~1/remoteEntry.js',
  ]);
});

describe('what the server could not render', () => {
  const failure = { navigated: false, unavailable: ['history'] };

  it('is tried by the browser', async () => {
    loadExposed.mockResolvedValue(allSeasons);
    await show('/history', failure);
    expect(loadExposed).toHaveBeenCalledOnce();
    expect(heading()).toBe('All seasons');
  });

  it('can be tried again where the browser cannot, either', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    loadExposed.mockRejectedValue(new Error('404'));
    await show('/history', failure);
    expect(loadExposed).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Try again' })).toBeTruthy();
  });

  it('is tried again by a navigation within the section', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    loadExposed.mockRejectedValueOnce(new Error('404'));
    await show('/history', failure);
    loadExposed.mockResolvedValueOnce(allSeasons);
    await act(async () => window.history.pushState(null, '', '/history/2011-12'));
    expect(heading()).toBe('All seasons');
  });
});

describe('what the server rendered', () => {
  it('can be read where its code does not come, until the visitor leaves it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    loadExposed.mockRejectedValue(new Error('404'));
    const onShown = await show('/history', { navigated: false });
    expect(screen.getByText(/You can read this page/)).toBeTruthy();
    expect(onShown).not.toHaveBeenCalled();
    await act(async () => window.history.pushState(null, '', '/history/2011-12'));
    expect(heading()).toContain('History');
  });

  it.each([
    [{}, true],
    [{ clientRendered: ['history'] }, false],
  ])('is hydrated, unless it cannot be (%j)', async (more, hydrate) => {
    const mount = vi.fn<SectionModule['mount']>(() => () => {});
    let arrive: (module: unknown) => void = () => {};
    loadExposed.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await show('/history', { navigated: false, ...more });
    // As the server would have left it.
    document.querySelector('main div > div')!.append('A season');
    await act(async () => arrive({ prepare, mount }));
    expect(mount).toHaveBeenCalledOnce();
    expect(mount.mock.calls[0]?.[0].textContent).toBe('A season');
    expect(mount.mock.calls[0]?.[1]).toMatchObject({ hydrate });
  });
});

it('survives a section whose code is no section', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  loadExposed.mockResolvedValue({
    prepare,
    mount: () => {
      throw new Error('not today');
    },
  });
  await show('/history');
  expect(screen.getByRole('link', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Sections' })).toBeTruthy();
});

it('gives a section that threw another element when it is tried again', async () => {
  const elements: HTMLElement[] = [];
  let retry: (() => Promise<void>) | undefined;
  const section = () => ({
    prepare,
    mount: (element: HTMLElement, { onRetry }: { onRetry: () => Promise<void> }) => {
      elements.push(element);
      retry = onRetry;
      return () => {};
    },
  });
  loadExposed.mockResolvedValueOnce(section()).mockResolvedValueOnce(section());
  await show('/history');
  await act(async () => retry?.());
  expect(elements).toHaveLength(2);
  expect(elements[0]).not.toBe(elements[1]);
  expect(loadExposed.mock.calls.map(([, entry]) => entry)).toEqual([
    '/mf/history/aaaa/remoteEntry.js',
    '/mf/history/aaaa~1/remoteEntry.js',
  ]);
});

describe('a page of the shell whose code does not come', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockReturnValue());

  it('leaves the nav there, and leads on to the other pages', async () => {
    const onShown = await show('/login');
    expect(await screen.findByRole('link', { name: 'Try again' })).toBeTruthy();
    expect(heading()).toContain('This page');
    expect(screen.getByRole('navigation', { name: 'Sections' })).toBeTruthy();
    expect(onShown).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'Something went wrong' }),
    );
    await act(async () => window.history.pushState(null, '', '/nowhere'));
    expect(heading()).toBe('Page not found');
  });

  it('is tried again by a full visit', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    await show('/login');
    (await screen.findByRole('link', { name: 'Try again' })).click();
    expect(reload).toHaveBeenCalledOnce();
  });
});

it('names who is signed in', async () => {
  $viewer.set({ id: 1, username: 'saguaro' });
  await show('/');
  expect(screen.getByRole('button', { name: 'Profile of saguaro' })).toBeTruthy();
});
